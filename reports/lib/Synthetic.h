//===- Synthetic.h - the parts of a made-up night ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_SYNTHETIC_H
#define PADLAB_REPORTS_SYNTHETIC_H

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

namespace padlab::reports {

struct SyntheticYear {
  long days, findings, seed;
  /// The minimal number of series in a night.
  long series = 0;
};

/// The generator SplitMix64, which gives the same numbers on every machine.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  long below(long end) { return static_cast<long>(next() % end); }
  /// Returns a nearly normal number of mean 0 and deviation 1: the sum of
  /// twelve uniform numbers, less 6.
  double noise() {
    double sum = -6;
    for (int i = 0; i != 12; ++i)
      sum += static_cast<double>(next() >> 11) / 9007199254740992.0;
    return sum;
  }

private:
  uint64_t state;
};

/// Formats the time `seconds` after the night of `day` began, in ISO 8601.
std::string formatTime(long day, long seconds = 0);
std::string getSyntheticLlvm(const SyntheticYear &year, long day);
std::string getSyntheticVersions(const SyntheticYear &year, long day);

// These functions make values of report.json's keys, and op-matrix.json.
std::string makeSyntheticFuzzing(const SyntheticYear &year, long day,
                                 Random &random);
std::string makeSyntheticTasks(long day);
std::string makeSyntheticFindings(const SyntheticYear &year, long day);
std::string makeSyntheticRegressions(const SyntheticYear &year, long day);
std::string makeSyntheticCauses();
std::string makeSyntheticBlindSpots();
std::string makeSyntheticClaims(long day);
std::string makeSyntheticPlanted(long day, Random &random);
std::string makeSyntheticBench(const SyntheticYear &year, long day,
                               Random &random);
std::string makeSyntheticMatrix(const SyntheticYear &year, long day);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_SYNTHETIC_H
