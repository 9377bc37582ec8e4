#pragma once

#include <etl/string.h>
#include <etl/string_view.h>

#include <cstdint>

namespace brolly {

/// Where the engine writes text: a string, a fingerprint, a UART. The engine streams, so that no line needs a buffer.
class TextOut {
 public:
  virtual void put(etl::string_view text) = 0;

  void put(char letter) { put(etl::string_view(&letter, 1)); }
  void number(std::int32_t value);

 protected:
  ~TextOut() = default;
};

/// Writes into a string of fixed capacity; what does not fit is a fault.
class StringOut final : public TextOut {
 public:
  explicit StringOut(etl::istring& text) : text_(text) {}
  using TextOut::put;
  void put(etl::string_view text) override;

 private:
  etl::istring& text_;
};

/// Keeps nothing of the text but its 64-bit fingerprint (FNV-1a), which is the same on every platform.
class FingerprintOut final : public TextOut {
 public:
  using TextOut::put;
  void put(etl::string_view text) override;
  std::uint64_t fingerprint() const { return fingerprint_; }

 private:
  std::uint64_t fingerprint_ = 0xcbf29ce484222325U;
};

/// Puts `separator` between items: nothing before the first, the separator before every other.
class Separated {
 public:
  Separated(TextOut& out, char separator) : out_(out), separator_(separator) {}
  void next() {
    if (!first_) out_.put(separator_);
    first_ = false;
  }

 private:
  TextOut& out_;
  char separator_;
  bool first_ = true;
};

}  // namespace brolly
