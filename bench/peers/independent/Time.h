//===- Time.h - how the independent programs measure ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The programs next to this file measure peers without padlab's code, so that
/// padlab's harness can be checked. Each is a straightforward program that
/// measures how fast a library squares a matrix of f32 and pads it with zeros.
///
///   PROGRAM [--turns=WAY] ROWS COLUMNS CHANNELS TOP LEFT BOTTOM RIGHT
///           [dynamic]
///
/// prints a line for each way: its name, then the wall-clock time and the
/// processor time per call in seconds. `dynamic` forbids to compile for these
/// numbers. With --turns, it measures only this way, once for each line that it
/// reads, so that programs can be measured in turn: the load of a machine
/// changes within minutes, but hardly between two measurements in a row.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PEERS_INDEPENDENT_TIME_H
#define PADLAB_BENCH_PEERS_INDEPENDENT_TIME_H

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>
#include <string>
#include <sys/mman.h>
#include <vector>

struct Task {
  int rows, columns, channels, top, left, bottom, right;
  bool isDynamic;
  /// The only way to time (--turns); if empty, all ways are timed.
  std::string inTurns;
  float *from, *to;

  int paddedRows() const { return top + rows + bottom; }
  int paddedColumns() const { return left + columns + right; }
  size_t inner() const { return size_t(rows) * columns * channels; }
  size_t padded() const {
    return size_t(paddedRows()) * paddedColumns() * channels;
  }

  Task(int argc, char **argv) {
    if (argc > 1 && std::strncmp(argv[1], "--turns=", 8) == 0) {
      inTurns = argv[1] + 8;
      --argc;
      ++argv;
    }
    isDynamic = argc == 9 && std::strcmp(argv[8], "dynamic") == 0;
    if (argc != (isDynamic ? 9 : 8)) {
      std::fprintf(
          stderr, "usage: PROGRAM [--turns=WAY] ROWS COLUMNS CHANNELS TOP LEFT "
                  "BOTTOM RIGHT [dynamic]\n");
      std::exit(2);
    }
    int *numbers[] = {&rows, &columns, &channels, &top, &left, &bottom, &right};
    for (int i = 0; i != 7; ++i)
      *numbers[i] = std::atoi(argv[i + 1]);
    from = allocate(inner());
    to = allocate(padded());
    for (size_t i = 0; i != inner(); ++i)
      from[i] = float(int(i * 37 % 129) - 64) / 4;
  }

  static float *allocate(size_t count) {
    size_t huge = size_t(1) << 21;
    size_t bytes = (count * sizeof(float) + huge - 1) / huge * huge;
    void *memory = std::aligned_alloc(huge, bytes);
    if (!memory)
      std::exit(1);
    madvise(memory, bytes, MADV_HUGEPAGE);
    std::memset(memory, 0x55, bytes);
    return static_cast<float *>(memory);
  }

  bool isRight(const float *result) const {
    for (int i = 0; i != paddedRows(); ++i)
      for (int j = 0; j != paddedColumns() * channels; ++j) {
        int row = i - top, column = j - left * channels;
        bool inside = row >= 0 && row < rows && column >= 0 &&
                      column < columns * channels;
        float x = inside ? from[size_t(row) * columns * channels + column] : 0;
        if (result[size_t(i) * paddedColumns() * channels + j] != x * x)
          return false;
      }
    return true;
  }

  /// Checks and times `call`, which returns the address of its result.
  template <typename Call>
  void time(const std::string &name, Call call) const {
    if (!inTurns.empty() && inTurns != name)
      return;
    if (!isRight(call())) {
      std::printf("%s wrong\n", name.c_str());
      return;
    }
    int calls = 1;
    measure(call, leastWarmUp);
    while (measure(call, calls).wall * calls <= 2e-3)
      calls *= 2;
    if (!inTurns.empty())
      return takeTurns(call, calls);
    std::vector<double> wall, processor;
    for (int round = 0; round != 41; ++round) {
      Times times = measure(call, calls);
      processor.push_back(times.processor);
      wall.push_back(times.wall);
    }
    std::printf("%s %.9g %.9g\n", name.c_str(), getMedian(wall),
                getMedian(processor));
  }

  /// Seconds a call.
  struct Times {
    double wall, processor;
  };
  template <typename Call>
  static Times measure(Call call, int calls) {
    using Clock = std::chrono::steady_clock;
    Clock::time_point start = Clock::now();
    std::clock_t ticks = std::clock();
    for (int i = 0; i != calls; ++i)
      call();
    double processor = double(std::clock() - ticks) / CLOCKS_PER_SEC;
    double wall = std::chrono::duration<double>(Clock::now() - start).count();
    return {wall / calls, processor / calls};
  }

  /// The first call after a rest takes twice as long, the fifth a tenth longer.
  static constexpr int leastWarmUp = 6;

  /// Measures once for each line of input. The first calls after a line are not
  /// counted, because other programs ran in between and left other data in the
  /// caches. Several calls are left out, because libraries that allocate
  /// results use several blocks in turn. A block that is allocated in every
  /// fourth turn makes libraries use other pages, which would otherwise stay
  /// the same by chance.
  template <typename Call>
  void takeTurns(Call call, int calls) const {
    int turns = 0;
    std::vector<std::unique_ptr<char[]>> taken;
    for (int c; (c = std::getchar()) != EOF;) {
      if (c != '\n')
        continue;
      if (turns++ % 4 == 0)
        taken.emplace_back(new char[padded() * sizeof(float)]);
      measure(call, std::max(2 * calls, leastWarmUp));
      Times times = measure(call, calls);
      std::printf("%.9g %.9g\n", times.wall, times.processor);
      std::fflush(stdout);
    }
  }

  static double getMedian(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + values.size() / 2,
                     values.end());
    return values[values.size() / 2];
  }
};

#endif // PADLAB_BENCH_PEERS_INDEPENDENT_TIME_H
