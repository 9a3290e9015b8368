//===- Turns.cpp - how runs of builds take turns ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Turns.h"

#include "padlab/dialect/ExitCode.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <optional>
#include <sched.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace padlab;

Turns &Turns::get() {
  static Turns turns;
  return turns;
}

Turns::Turns() {
  const char *text = std::getenv(variable);
  if (!text)
    return;
  auto [first, rest] = llvm::StringRef(text).split(',');
  auto [second, third] = rest.split(',');
  int number;
  if (first.getAsInteger(10, number) || second.getAsInteger(10, cpu))
    return;
  name = third.str();
  socket = number;
  // Programs that this one starts must not see the variable.
  unsetenv(variable);
  (void)fcntl(socket, F_SETFD, FD_CLOEXEC);
}

/// Writes a line and waits for the permission to go on. Exits if the process
/// that gives the turns has ended, because further measurements are useless
/// then.
void Turns::ask(const std::string &line) {
  if (!isOn())
    return;
  std::string text = line + "\n";
  llvm::StringRef left = text;
  char answer;
  while (!left.empty()) {
    ssize_t sent = send(socket, left.data(), left.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EINTR)
      break;
    left = left.drop_front(std::max<ssize_t>(sent, 0));
  }
  ssize_t received;
  do
    received = recv(socket, &answer, 1, 0);
  while (received < 0 && errno == EINTR);
  if (received == 1)
    return;
  llvm::errs() << "padlab-bench: error: the comparison that this run is of has "
                  "ended\n";
  _exit(int(ExitCode::BadInput));
}

void Turns::tellGroups(const std::set<std::string> &groups) {
  ask("groups " + llvm::join(groups, "\t"));
}

/// Lets this thread run on one processor only, or on all that the process had.
static void keepTo(std::optional<int> cpu) {
  static const cpu_set_t everywhere = [] {
    cpu_set_t set;
    CPU_ZERO(&set);
    sched_getaffinity(0, sizeof(set), &set);
    return set;
  }();
  cpu_set_t set = everywhere;
  if (cpu) {
    CPU_ZERO(&set);
    CPU_SET(*cpu, &set);
  }
  // If this is not permitted, ratios vary more.
  (void)sched_setaffinity(0, sizeof(set), &set);
}

Turns::Measurement::Measurement(llvm::StringRef group) {
  Turns &turns = Turns::get();
  if (!turns.isOn())
    return;
  turns.ask("begin " + group.str());
  keepTo(turns.cpu);
}

Turns::Measurement::~Measurement() {
  Turns &turns = Turns::get();
  if (!turns.isOn())
    return;
  turns.ask("end");
  keepTo(std::nullopt);
}
