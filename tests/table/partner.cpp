#include "tests/table/partner.hpp"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "engine/table/both_games.hpp"
#include "engine/table/line_reader.hpp"

namespace brolly::soak {
namespace {

class TableInProcess final : public Partner, private TextOut {
 public:
  void send(const std::string& bytes) override {
    for (const char byte : bytes) {
      if (reader_.take(byte)) table_.answer(reader_.line(), *this);
    }
  }
  std::optional<std::string> hear() override {
    const auto end = said_.find('\n');
    if (end == std::string::npos) return std::nullopt;
    std::string line = said_.substr(0, end);
    said_.erase(0, end + 1);
    return line;
  }
  bool silent() override { return said_.empty(); }

 private:
  void put(etl::string_view text) override { said_.append(text.data(), text.size()); }

  table::BothGames<table::kMovesOnHost> table_;
  table::LineReader reader_;
  std::string said_;
};

class Program final : public Partner {
 public:
  Program(pid_t process, int to, int from) : process_(process), to_(to), from_(::fdopen(from, "r")) {}
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() override {
    ::close(to_);
    std::fclose(from_);
    ::waitpid(process_, nullptr, 0);
  }

  void send(const std::string& bytes) override {
    for (std::size_t sent = 0; sent < bytes.size();) {
      const ssize_t more = ::write(to_, bytes.data() + sent, bytes.size() - sent);
      if (more <= 0) return;
      sent += static_cast<std::size_t>(more);
    }
  }
  std::optional<std::string> hear() override {
    std::string line;
    for (int byte = std::getc(from_); byte != EOF; byte = std::getc(from_)) {
      if (byte == '\n') return line;
      line.push_back(static_cast<char>(byte));
    }
    return std::nullopt;
  }
  bool silent() override {
    pollfd waiting{::fileno(from_), POLLIN, 0};
    return ::poll(&waiting, 1, 0) == 0;
  }

 private:
  pid_t process_;
  int to_;
  std::FILE* from_;
};

}  // namespace

std::unique_ptr<Partner> partner_in_process() {
  return std::make_unique<TableInProcess>();
}

std::unique_ptr<Partner> partner_program(const char* path) {
  // A partner that is gone is noticed by its silence.
  std::signal(SIGPIPE, SIG_IGN);
  int to[2];
  int from[2];
  if (::pipe(to) != 0 || ::pipe(from) != 0) std::abort();
  const pid_t process = ::fork();
  if (process < 0) std::abort();
  if (process == 0) {
    ::dup2(to[0], STDIN_FILENO);
    ::dup2(from[1], STDOUT_FILENO);
    for (const int end : {to[0], to[1], from[0], from[1]}) ::close(end);
    ::execl(path, path, nullptr);
    std::perror(path);
    ::_exit(EXIT_FAILURE);
  }
  ::close(to[0]);
  ::close(from[1]);
  return std::make_unique<Program>(process, to[1], from[0]);
}

}  // namespace brolly::soak
