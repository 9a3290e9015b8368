//===- LazyFill.cpp - borders that are written late -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures whether it pays not to write the border of a fresh destination,
/// because it already has the right value: new pages of the system are zero,
/// and private mappings of one filled piece of memory can provide any other
/// value. The producer squares a matrix.
///
/// Each call maps fresh memory and unmaps it, which is the cost for a program
/// that does not keep its memory. `reused` is the cost for a program that does.
///
//===----------------------------------------------------------------------===//

#include "Journal.h"
#include "Suites.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/SeriesRecord.h"
#include "padlab/bench/Suite.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <benchmark/benchmark.h>
#include <cmath>
#include <set>
#include <sys/mman.h>
#include <unistd.h>

using namespace padlab;

namespace {

constexpr size_t piece = size_t(1) << 21;

struct Layout {
  /// The extent of the interior, and the padding on each of the four sides.
  int64_t extent, padding;

  static Layout get(int64_t bytes, double ratio) {
    double padded = std::sqrt(double(bytes) / sizeof(float));
    double interior = padded / std::sqrt(1 + ratio);
    return {std::llround(interior), std::llround((padded - interior) / 2)};
  }
  int64_t getWidth() const { return extent + 2 * padding; }
  size_t getBytes() const { return getWidth() * getWidth() * sizeof(float); }
};

/// Writes in one pass, in address order. Without `border`, border elements are
/// left alone.
void write(float *to, const float *from, const Layout &layout, float value,
           bool border) {
  int64_t width = layout.getWidth(), edge = layout.padding * width;
  if (border)
    to = std::fill_n(to, edge, value);
  else
    to += edge;
  for (int64_t row = 0; row != layout.extent; ++row) {
    if (border)
      std::fill_n(to, layout.padding, value);
    to += layout.padding;
    for (int64_t i = 0; i != layout.extent; ++i)
      to[i] = from[i] * from[i];
    to += layout.extent;
    from += layout.extent;
    if (border)
      std::fill_n(to, layout.padding, value);
    to += layout.padding;
  }
  if (border)
    std::fill_n(to, edge, value);
}

/// Address space for `bytes` that begins at a huge page.
class Mapping {
public:
  Mapping(size_t bytes, int protection) : total(bytes + piece) {
    void *mapped = mmap(nullptr, total, protection,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapped == MAP_FAILED)
      llvm::report_fatal_error("out of memory for lazy-fill");
    base = static_cast<char *>(mapped);
    begin = reinterpret_cast<char *>(
        llvm::alignTo(reinterpret_cast<uintptr_t>(mapped), piece));
  }
  ~Mapping() { munmap(base, total); }
  Mapping(const Mapping &) = delete;
  Mapping &operator=(const Mapping &) = delete;
  char *get() const { return begin; }

private:
  size_t total;
  char *base, *begin;
};

enum class Pages { Small, Huge };

int getAdvice(Pages pages) {
  return pages == Pages::Huge ? MADV_HUGEPAGE : MADV_NOHUGEPAGE;
}

/// A piece of memory filled with one value, which is mapped many times.
class Pattern {
public:
  Pattern(float value, Pages pages) : pages(pages) {
    file = memfd_create("padlab-lazy-fill", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, piece) != 0)
      llvm::report_fatal_error("no memory file for lazy-fill");
    Mapping room(piece, PROT_NONE);
    void *shared = mmap(room.get(), piece, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_FIXED, file, 0);
    if (shared == MAP_FAILED)
      llvm::report_fatal_error("no memory file for lazy-fill");
    (void)madvise(shared, piece, getAdvice(pages));
    std::fill_n(static_cast<float *>(shared), piece / sizeof(float), value);
  }
  ~Pattern() { close(file); }
  Pattern(const Pattern &) = delete;
  Pattern &operator=(const Pattern &) = delete;

  void mapAt(char *begin, size_t bytes) const {
    for (size_t at = 0; at < bytes; at += piece)
      if (mmap(begin + at, std::min(piece, bytes - at), PROT_READ | PROT_WRITE,
               MAP_PRIVATE | MAP_FIXED, file, 0) == MAP_FAILED)
        llvm::report_fatal_error("out of memory for lazy-fill");
    (void)madvise(begin, bytes, getAdvice(pages));
  }

private:
  Pages pages;
  int file;
};

/// How the destination gets memory and border. `Reused` keeps its memory and
/// writes the border; `Stream` maps new memory and writes the border; `Zeros`
/// relies on new pages being zero, and `Shared` on mappings of a Pattern.
enum class Way { Reused, Stream, Zeros, Shared };

struct Contestant {
  const char *name;
  Way way;
  Pages pages;
};

/// The first contestant is the baseline.
constexpr Contestant contestants[] = {
    {"stream-huge", Way::Stream, Pages::Huge},
    {"stream-small", Way::Stream, Pages::Small},
    {"zeros-huge", Way::Zeros, Pages::Huge},
    {"zeros-small", Way::Zeros, Pages::Small},
    {"shared-huge", Way::Shared, Pages::Huge},
    {"shared-small", Way::Shared, Pages::Small},
    {"reused", Way::Reused, Pages::Huge},
};

struct FilledBuffer {
  int64_t bytes;
  double ratio;
  /// Whether a consumer reads the whole destination afterwards, which faults in
  /// the pages that were not written.
  bool read;
};

/// All contestants of one case, which are measured together when the first is
/// requested.
class FillPoint {
public:
  FillPoint(const FilledBuffer &measured, const HarnessOptions &harness)
      : measured(measured), harness(harness),
        layout(Layout::get(measured.bytes, measured.ratio)) {}

  void report(benchmark::State &state, size_t index);

private:
  void measure();
  void call(const Contestant &contestant) const;
  void use(const Contestant &contestant, char *destination) const;
  bool isRight(const float *destination, float value) const;
  static float getValue(const Contestant &contestant) {
    return contestant.way == Way::Shared ? 1.5f : 0;
  }

  FilledBuffer measured;
  HarnessOptions harness;
  Layout layout;
  std::vector<float> input;
  std::unique_ptr<Mapping> reused;
  std::unique_ptr<Pattern> small, huge;
  std::vector<Series> series;
  std::set<size_t> reported;
  mutable bool checks = false, wrong = false;
};

} // namespace

bool FillPoint::isRight(const float *destination, float value) const {
  int64_t width = layout.getWidth();
  for (int64_t row = 0; row != width; ++row)
    for (int64_t column = 0; column != width; ++column) {
      int64_t i = row - layout.padding, j = column - layout.padding;
      bool inside = i >= 0 && j >= 0 && i < layout.extent && j < layout.extent;
      float x = inside ? input[i * layout.extent + j] : 0;
      if (destination[row * width + column] != (inside ? x * x : value))
        return false;
    }
  return true;
}

void FillPoint::use(const Contestant &contestant, char *destination) const {
  auto *to = reinterpret_cast<float *>(destination);
  bool border = contestant.way == Way::Reused || contestant.way == Way::Stream;
  write(to, input.data(), layout, getValue(contestant), border);
  if (measured.read) {
    uint32_t sum = 0;
    auto *words = reinterpret_cast<const uint32_t *>(destination);
    for (size_t i = 0, e = layout.getBytes() / sizeof(float); i != e; ++i)
      sum += words[i];
    benchmark::DoNotOptimize(sum);
  }
  benchmark::ClobberMemory();
  if (checks && !isRight(to, getValue(contestant)))
    wrong = true;
}

void FillPoint::call(const Contestant &contestant) const {
  size_t bytes = layout.getBytes();
  if (contestant.way == Way::Reused)
    return use(contestant, reused->get());
  if (contestant.way == Way::Shared) {
    Mapping room(bytes, PROT_NONE);
    const Pattern &pattern = contestant.pages == Pages::Huge ? *huge : *small;
    pattern.mapAt(room.get(), bytes);
    return use(contestant, room.get());
  }
  Mapping room(bytes, PROT_READ | PROT_WRITE);
  (void)madvise(room.get(), bytes, getAdvice(contestant.pages));
  use(contestant, room.get());
}

void FillPoint::measure() {
  input.resize(layout.extent * layout.extent);
  for (size_t i = 0; i != input.size(); ++i)
    input[i] = float(i % 1000);
  reused = std::make_unique<Mapping>(layout.getBytes(), PROT_READ | PROT_WRITE);
  (void)madvise(reused->get(), layout.getBytes(), MADV_HUGEPAGE);
  small = std::make_unique<Pattern>(1.5f, Pages::Small);
  huge = std::make_unique<Pattern>(1.5f, Pages::Huge);
  checks = true;
  for (const Contestant &contestant : contestants)
    call(contestant);
  checks = false;
  if (wrong)
    return noteWrongResult();
  std::vector<Thunk> thunks;
  for (const Contestant &contestant : contestants)
    thunks.push_back({contestant.name, [&] { call(contestant); }});
  series = measureInterleaved(thunks, harness);
  reused.reset();
  input = {};
}

void FillPoint::report(benchmark::State &state, size_t index) {
  // The first request measures. A second request for the same series is a
  // repetition, which measures again.
  if (!reported.insert(index).second || series.empty()) {
    measure();
    reported = {index};
  }
  if (wrong) {
    state.SkipWithError("wrong result");
    return;
  }
  double seconds = getMedian(series[index].seconds);
  for ([[maybe_unused]] auto ignored : state)
    state.SetIterationTime(seconds);
  MedianEstimate ratio = estimateRatio(series[index], series[0]);
  state.counters["bytes"] = layout.getBytes();
  state.counters["padding_ratio"] = measured.ratio;
  state.counters["ratio"] = ratio.median;
  state.counters["ci_low"] = ratio.low;
  state.counters["ci_high"] = ratio.high;
  state.counters["rounds"] = series[index].seconds.size();
}

static std::vector<int64_t> getBufferSizes(Tier tier) {
  constexpr int64_t mib = 1 << 20;
  switch (tier) {
  case Tier::Check:
    return {mib / 8};
  case Tier::Smoke:
  case Tier::Nightly:
    return {4 * mib, 32 * mib};
  case Tier::Full:
    return {1 * mib, 4 * mib, 8 * mib, 32 * mib, 100 * mib};
  }
  llvm_unreachable("unknown size");
}

static HarnessOptions getHarness(Tier tier) {
  if (tier == Tier::Check)
    return {1e-6, 3, 3, 0};
  return {1e-3, 15, 101, tier == Tier::Nightly ? 1.0 : 4.0};
}

void padlab::registerLazyFillBenchmarks(const SuiteOptions &options) {
  // --no-more writes only what the journal has: groups (SeriesGroup.h), of
  // which this suite has none.
  if (Journal::get().isReadOnly())
    return;
  for (int64_t bytes : getBufferSizes(options.tier))
    for (double ratio : {0.02, 0.3, 3.0})
      for (bool read : {false, true}) {
        auto point = std::make_shared<FillPoint>(
            FilledBuffer{bytes, ratio, read}, getHarness(options.tier));
        for (auto [i, contestant] : llvm::enumerate(contestants)) {
          std::string name =
              llvm::formatv("lazy-fill/{0}/{1}KiB/padding:{2}{3}",
                            contestant.name, bytes / 1024, ratio,
                            read ? "/read" : "")
                  .str();
          SeriesRecord record{
              "lazy-fill", llvm::formatv("{0}KiB/padding:{1}{2}", bytes / 1024,
                                         ratio, read ? "/read" : "")
                               .str()};
          record.setContestant(contestant.name);
          record.axes = {{"destination", std::to_string(bytes), "bytes"},
                         {"ratio", llvm::formatv("{0}", ratio).str(), "1"},
                         {"read", read ? "yes" : "no"}};
          describeSeries(name, std::move(record));
          benchmark::RegisterBenchmark(name.c_str(),
                                       [point, i = i](benchmark::State &state) {
                                         point->report(state, i);
                                       })
              ->UseManualTime()
              ->Iterations(1)
              ->Unit(benchmark::kMillisecond);
        }
      }
}
