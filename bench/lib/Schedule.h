//===- Schedule.h - the units that fit a time limit -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// With `--seconds=N` a run measures first the units (parts of suites) whose
/// last measurement is longest ago, one of each suite in turn, and begins a
/// unit only if it is expected to end in time. A unit is expected to take as
/// long as last time; a new one, as long as the longest of its suite in this
/// run so far. Nights go on where earlier ones stopped, and each of them keeps
/// its time, however long compiling takes; the more time a night has, the fewer
/// nights it takes to measure everything.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SCHEDULE_H
#define PADLAB_BENCH_LIB_SCHEDULE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <benchmark/benchmark.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace padlab {

class Schedule {
public:
  using Clock = std::function<double()>;
  using OnBegin = std::function<void(llvm::StringRef)>;
  explicit Schedule(Clock clock);
  /// Returns the schedule of this process.
  static Schedule &get();

  /// Begins the run. `past` has an object for each unit that was measured: the
  /// `night` that did it last, and the `seconds` that it took. `onBegin` is
  /// told the key of each unit that begins.
  void start(double seconds, llvm::json::Object past, OnBegin onBegin = {});
  bool isOn() const { return seconds > 0; }

  /// Calls `registerRows` when it is the unit's turn: at once if there is no
  /// time limit, and never if the unit is not in the slice (Slices.h).
  void add(llvm::StringRef suite, llvm::StringRef unit,
           std::function<void()> registerRows);
  /// Calls the functions that `add` was given.
  void registerAll();

  /// Returns whether the unit is measured. The first call for a unit decides
  /// this, and begins the unit if it is measured.
  bool begins(llvm::StringRef suite, llvm::StringRef unit);
  /// Returns a benchmark that is skipped if its unit does not begin.
  std::function<void(benchmark::State &)>
  guard(llvm::StringRef suite, llvm::StringRef unit,
        std::function<void(benchmark::State &)> benchmark);
  /// Whether a row is of a unit that did not begin.
  static bool isPostponed(const benchmark::BenchmarkReporter::Run &row);

  /// Ends the run; returns the seconds that each measured unit took.
  llvm::json::Object finish();

private:
  struct Unit {
    std::string suite;
    /// The last night that measured the unit; -1 if none is known.
    int64_t lastNight = -1;
    double expected = 0;
    std::vector<std::function<void()>> registerRows;
    enum class State { Waiting, Begun, Postponed } state = State::Waiting;
    double taken = 0;
  };
  void endCurrent();
  Unit &find(llvm::StringRef suite, llvm::StringRef unit);
  double getExpectedSeconds(const Unit &unit) const;

  Clock clock;
  OnBegin onBegin;
  double seconds = 0, started = 0, begun = 0;
  llvm::json::Object past;
  std::map<std::string, Unit> units;
  /// The keys of units in the order of `add`.
  std::vector<std::string> order;
  Unit *current = nullptr;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SCHEDULE_H
