//===- Conductor.h - runs of builds that measure in turn --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_CONDUCTOR_H
#define PADLAB_BENCH_LIB_CONDUCTOR_H

#include "llvm/Support/Error.h"
#include "llvm/Support/Program.h"

#include <set>
#include <string>
#include <vector>

namespace padlab {

/// A process that takes turns with others (Turns.h explains how).
struct Player {
  /// The first word is the program.
  std::vector<std::string> words;
  /// The file of its output.
  std::string log;
};

/// The counterpart of Turns.h: starts processes and gives each its turns. A
/// process that does not support turns (an older build) runs to its end before
/// the next one is started. The order within a round alternates.
class Conductor {
public:
  /// The started processes are called members. `number` chooses the processor
  /// on which all members measure; all members record `name` as `turns` in
  /// their results.
  Conductor(unsigned number, std::string name);
  ~Conductor();
  Conductor(const Conductor &) = delete;
  Conductor &operator=(const Conductor &) = delete;

  /// Runs all players to their ends. On failure the error is one line, which
  /// names the failed program (and its log if it ended with an error); the
  /// destructor then kills the other processes.
  llvm::Error run(llvm::ArrayRef<Player> players);

private:
  enum class State {
    Computes,
    AtStart,
    AtBegin,
    AtRound,
    AtSlice,
    AtEnd,
    Gone
  };
  struct Member {
    Player player;
    llvm::sys::ProcessInfo process;
    int socket = -1;
    State state = State::Computes;
    /// The group that the member measures now, and all groups that it has not
    /// finished.
    std::string group;
    std::set<std::string> ahead;
    /// The text that was received, but not parsed yet.
    std::string text;
  };

  llvm::Error start(Member &member);
  llvm::Error listen(Member &member);
  llvm::Error understand(Member &member, llvm::StringRef line);
  llvm::Error reap(Member &member);
  /// Lets the process continue, and waits for its next message.
  llvm::Error step(Member &member);
  static void letGo(Member &member);
  std::vector<Member *> chooseTogether();
  llvm::Error measureTogether(std::vector<Member *> together);

  unsigned number;
  std::string name;
  int cpu = 0;
  std::vector<Member> members;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_CONDUCTOR_H
