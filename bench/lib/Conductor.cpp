//===- Conductor.cpp - runs of builds that measure in turn ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conductor.h"

#include "Turns.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sched.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace padlab;

/// Chooses a processor that this process may use, in turn by `number`.
static int chooseProcessor(unsigned number) {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof(set), &set) != 0 || CPU_COUNT(&set) == 0)
    return 0;
  unsigned wanted = number % CPU_COUNT(&set);
  int cpu = 0;
  while (!CPU_ISSET(cpu, &set) || wanted-- != 0)
    ++cpu;
  return cpu;
}

Conductor::Conductor(unsigned number, std::string name)
    : number(number), name(std::move(name)), cpu(chooseProcessor(number)) {}

/// Kills the processes that still run: nobody needs their results any more.
Conductor::~Conductor() {
  for (Member &member : members) {
    if (member.socket >= 0)
      close(member.socket);
    if (member.process.Pid == llvm::sys::ProcessInfo::InvalidPid)
      continue;
    (void)kill(member.process.Pid, SIGKILL);
    (void)llvm::sys::Wait(member.process, std::nullopt);
  }
}

llvm::Error Conductor::start(Member &member) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return llvm::createStringError("padlab-bench: error: no socket for a run");
  member.socket = ends[0];
  // The program inherits only its own end of the socket, so that it sees when
  // this process ends.
  (void)fcntl(ends[1], F_SETFD, 0);
  setenv(Turns::variable,
         llvm::formatv("{0},{1},{2}", ends[1], cpu, name).str().c_str(),
         /*overwrite=*/1);
  std::vector<llvm::StringRef> words(member.player.words.begin(),
                                     member.player.words.end());
  std::string message;
  bool failed = false;
  llvm::StringRef log = member.player.log;
  member.process = llvm::sys::ExecuteNoWait(
      words.front(), words, std::nullopt, {llvm::StringRef(""), log, log},
      /*MemoryLimit=*/0, &message, &failed);
  unsetenv(Turns::variable);
  close(ends[1]);
  if (failed)
    return llvm::createStringError(words.front() +
                                   ": error: cannot be run: " + message);
  return listen(member);
}

llvm::Error Conductor::reap(Member &member) {
  member.state = State::Gone;
  member.ahead.clear();
  std::string message;
  int code = llvm::sys::Wait(member.process, std::nullopt, &message).ReturnCode;
  member.process = {};
  if (code == 0)
    return llvm::Error::success();
  return llvm::createStringError(
      llvm::formatv("{0}: error: a run of it ended with {1}{2}, see {3}",
                    member.player.words.front(),
                    code < 0 ? "a signal" : "code " + std::to_string(code),
                    message.empty() ? "" : " (" + message + ")",
                    member.player.log)
          .str());
}

llvm::Error Conductor::understand(Member &member, llvm::StringRef line) {
  if (line.consume_front("groups ")) {
    member.state = State::AtStart;
    for (llvm::StringRef group : llvm::split(line, '\t'))
      member.ahead.insert(group.str());
  } else if (line.consume_front("begin ")) {
    member.state = State::AtBegin;
    if (member.group != line)
      member.ahead.erase(member.group);
    member.group = line.str();
  } else if (line == "round") {
    member.state = State::AtRound;
  } else if (line.starts_with("slice ")) {
    member.state = State::AtSlice;
  } else if (line == "end") {
    member.state = State::AtEnd;
  } else {
    return llvm::createStringError(member.player.words.front() +
                                   ": error: says '" + line +
                                   "', which this version does not know");
  }
  return llvm::Error::success();
}

/// Waits for the next line, or for the end of the process.
llvm::Error Conductor::listen(Member &member) {
  size_t length;
  while ((length = member.text.find('\n')) == std::string::npos) {
    char bytes[512];
    ssize_t received = recv(member.socket, bytes, sizeof(bytes), 0);
    if (received < 0 && errno == EINTR)
      continue;
    if (received <= 0)
      return reap(member);
    member.text.append(bytes, received);
  }
  std::string line = member.text.substr(0, length);
  member.text.erase(0, length + 1);
  return understand(member, line);
}

/// Lets the member continue. Ignores a failure: if the member is dead, the next
/// `listen` reports it.
void Conductor::letGo(Member &member) {
  member.state = State::Computes;
  (void)send(member.socket, "g", 1, MSG_NOSIGNAL);
}

llvm::Error Conductor::step(Member &member) {
  letGo(member);
  return listen(member);
}

/// Chooses a group at which members wait, and returns all members that wait at
/// it. No member that waits at another group may still have the chosen group
/// ahead of it, because it would come to this group later. If there is no such
/// group, because the members' orders differ, returns the first waiting member
/// alone.
std::vector<Conductor::Member *> Conductor::chooseTogether() {
  std::vector<Member *> waiting;
  for (Member &member : members)
    if (member.state == State::AtBegin)
      waiting.push_back(&member);
  for (Member *first : waiting) {
    std::vector<Member *> together;
    bool isComplete = true;
    for (Member *other : waiting) {
      if (other->group == first->group)
        together.push_back(other);
      else
        isComplete &= !other->ahead.count(first->group);
    }
    if (isComplete)
      return together;
  }
  return {waiting.begin(),
          waiting.begin() + std::min<size_t>(1, waiting.size())};
}

/// Measures the slices of a round in turn; a round begins when all members have
/// finished the previous one.
llvm::Error Conductor::measureTogether(std::vector<Member *> together) {
  // A member that is ready to measure still has to prepare its first slice.
  for (Member *member : together)
    if (llvm::Error error = step(*member))
      return error;
  auto isAnyAt = [&](State state) {
    return llvm::any_of(together,
                        [=](Member *member) { return member->state == state; });
  };
  while (isAnyAt(State::AtSlice) || isAnyAt(State::AtRound)) {
    State next = isAnyAt(State::AtSlice) ? State::AtSlice : State::AtRound;
    for (Member *member : together)
      if (member->state == next)
        if (llvm::Error error = step(*member))
          return error;
    std::reverse(together.begin(), together.end());
  }
  for (Member *member : together)
    if (member->state == State::AtEnd)
      letGo(*member);
  return llvm::Error::success();
}

llvm::Error Conductor::run(llvm::ArrayRef<Player> players) {
  for (const Player &player : players)
    members.emplace_back().player = player;
  // Conductors with odd numbers reverse the order, so that each side begins
  // equally often.
  if (number % 2)
    std::reverse(members.begin(), members.end());
  for (Member &member : members)
    if (llvm::Error error = start(member))
      return error;
  for (Member &member : members)
    if (member.state == State::AtStart)
      letGo(member);
  while (true) {
    for (Member &member : members)
      if (member.state == State::Computes)
        if (llvm::Error error = listen(member))
          return error;
    std::vector<Member *> together = chooseTogether();
    if (together.empty())
      return llvm::Error::success();
    if (llvm::Error error = measureTogether(std::move(together)))
      return error;
  }
}
