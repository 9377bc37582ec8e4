#pragma once

#include <sys/types.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace brolly::soak {

/// Whoever speaks the table protocol on the other side.
class Partner {
 public:
  virtual ~Partner() = default;
  virtual void send(const std::string& bytes) = 0;
  /// The next line of the answer; nothing if there is none, because the partner is silent or gone.
  virtual std::optional<std::string> hear() = 0;
  /// Whether all that the partner has said was heard. A partner in another process may still be about to speak.
  virtual bool silent() = 0;
};

/// A table in this process, fed byte by byte as the host program feeds its own.
std::unique_ptr<Partner> partner_in_process();
/// The program at `path`, over two pipes.
std::unique_ptr<Partner> partner_program(const char* path);

}  // namespace brolly::soak
