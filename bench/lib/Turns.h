//===- Turns.h - how runs of builds take turns ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Disturbances of this machine come and go within milliseconds or stay for
/// seconds, and slow one code twofold and another not at all. Two builds are
/// therefore compared by runs that measure at the same time, slice by slice:
/// the process that compares (Conductor.h) starts them with a socket each, on
/// which a run asks for permission before a measurement. While one of them
/// measures, all others wait; in between they compile at the same time.
///
/// Lines that a run writes, each answered with one byte once it may go on:
///
///   groups NAME<tab>NAME...  names the groups that it is about to measure
///   begin NAME               begins a measurement of a group
///   round                    begins the next round
///   slice NAME               measures a thunk until its next line
///   end                      ends the measurement
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_TURNS_H
#define PADLAB_BENCH_LIB_TURNS_H

#include "llvm/ADT/StringRef.h"

#include <set>
#include <string>

namespace padlab {

/// How a run takes turns. Without the environment variable `variable` all
/// functions return at once.
class Turns {
public:
  /// Returns the turns of this process.
  static Turns &get();

  /// The value is `SOCKET,CPU,NAME`: the file descriptor of this run's socket,
  /// the processor on which this run and those that take turns with it measure,
  /// and a name that only these runs share. Other runs of the same comparison
  /// have another name, and mostly another processor.
  static constexpr const char *variable = "PADLAB_BENCH_TURNS";

  bool isOn() const { return socket >= 0; }
  /// Returns the name; empty if turns are off.
  llvm::StringRef getName() const { return name; }

  void tellGroups(const std::set<std::string> &groups);

  /// A measurement, which begins and ends with the object.
  class Measurement {
  public:
    explicit Measurement(llvm::StringRef group);
    ~Measurement();
    Measurement(const Measurement &) = delete;
    Measurement &operator=(const Measurement &) = delete;
  };
  void waitForRound() { ask("round"); }
  void waitForSlice(llvm::StringRef thunk) { ask("slice " + thunk.str()); }

private:
  Turns();
  void ask(const std::string &line);

  int socket = -1, cpu = 0;
  std::string name;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_TURNS_H
