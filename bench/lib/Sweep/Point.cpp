//===- Point.cpp - a point of the sweep, a value for each axis ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Point.h"

#include "padlab/dialect/LLVMVersion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>

using namespace padlab;

const std::vector<Axis> &padlab::getAxes() {
  using Kind = AxisKind;
  static const std::vector<Axis> axes = {
      {Kind::Ratio, "ratio", {"1", "0", "0.02", "0.1", "0.4", "4", "16"}},
      {Kind::Side, "side", {"both", "low", "high"}},
      {Kind::Sign, "sign", {"pad", "crop", "mixed"}},
      {Kind::Dims, "dims", {"all", "inner", "outer"}},
      {Kind::Lengths, "lengths", {"equal", "ragged"}},
      {Kind::Alignment, "aligned", {"no", "yes"}},
      {Kind::Size, "size", {"L2", "L1", "L3", "DRAM", "1KiB", "4MiB"}},
      {Kind::Rank, "rank", {"2", "1", "3", "4", "5"}},
      {Kind::Type, "type", {"f32", "f16", "bf16", "f64", "i8", "i32"}},
      {Kind::Producer,
       "producer",
       {"cheap", "none", "expensive", "transpose", "broadcast", "reduction",
        "matmul", "conv", "pooling", "concat", "gather", "insert",
        "insert_slice"}},
      {Kind::Consumer, "consumer", {"none", "conv", "pooling"}},
      {Kind::Value, "value", {"constant", "ssa", "index"}},
      {Kind::NoFold, "nofold", {"no", "yes"}},
      {Kind::Extents, "extents", {"static", "dynamic"}},
      {Kind::Uses, "uses", {"one", "two"}},
      {Kind::Destination, "destination", {"passed", "fresh"}},
      {Kind::Caches, "caches", {"warm", "cold"}},
      {Kind::Pages, "pages", {"huge", "small"}},
      {Kind::Strategy,
       "strategy",
       {"stream", "fill", "frame", "stream-nt", "lazy", "all"}},
      {Kind::Rival,
       "rival",
       {"upstream-fused", "unfused-copy-call", "limit", "peer", "x86-64-v2",
        "x86-64-v3", "x86-64-v4", "all"}},
  };
  return axes;
}

size_t Axis::find(llvm::StringRef value) const {
  return llvm::find(values, value) - values.begin();
}

llvm::StringRef SweepPoint::get(AxisKind axis) const {
  return getAxes()[size_t(axis)].values[values[size_t(axis)]];
}

void SweepPoint::set(AxisKind axis, llvm::StringRef value) {
  size_t place = getAxes()[size_t(axis)].find(value);
  assert(place < getAxes()[size_t(axis)].values.size() && "no such value");
  values[size_t(axis)] = place;
}

unsigned SweepPoint::getRank() const {
  return get(AxisKind::Rank).front() - '0';
}

double SweepPoint::getRatio() const {
  double ratio = 0;
  get(AxisKind::Ratio).getAsDouble(ratio);
  return ratio;
}

std::string SweepPoint::str() const {
  std::vector<std::string> words;
  for (const Axis &axis : getAxes())
    if (values[size_t(axis.kind)] != 0)
      words.push_back(axis.name + "=" + get(axis.kind).str());
  return words.empty() ? "default" : llvm::join(words, ",");
}

double SweepPoint::getNetRatio() const {
  double ratio = getRatio();
  if (is(AxisKind::Sign, "crop"))
    return -ratio / (1 + ratio);
  if (is(AxisKind::Lengths, "ragged"))
    return std::max(ratio, leastRaggedRatio);
  return ratio;
}

/// Formats the ratio as the table of axes does, if it is in the table.
static std::string formatNetRatio(const SweepPoint &point) {
  double ratio = point.getNetRatio();
  return ratio == point.getRatio() ? point.get(AxisKind::Ratio).str()
                                   : llvm::formatv("{0:F3}", ratio).str();
}

std::vector<SeriesAxis> SweepPoint::describeAxes() const {
  std::vector<SeriesAxis> all;
  for (const Axis &axis : getAxes())
    all.push_back({axis.name,
                   axis.kind == AxisKind::Ratio ? formatNetRatio(*this)
                                                : get(axis.kind).str(),
                   axis.kind == AxisKind::Ratio ? "1" : "",
                   values[size_t(axis.kind)] == 0});
  return all;
}

static llvm::Error setWord(SweepPoint &point, llvm::StringRef word) {
  auto [name, value] = word.split('=');
  auto axis = llvm::find_if(
      getAxes(), [name = name](const Axis &a) { return a.name == name; });
  if (axis == getAxes().end())
    return llvm::createStringError("no axis is named '" + name + "'");
  if (axis->find(value) == axis->values.size())
    return llvm::createStringError("axis '" + name + "' has no value '" +
                                   value + "'");
  point.set(axis->kind, value);
  return llvm::Error::success();
}

llvm::Expected<SweepPoint> SweepPoint::parse(llvm::StringRef text) {
  SweepPoint point;
  if (text == "default")
    return point;
  llvm::SmallVector<llvm::StringRef> words;
  text.split(words, ',');
  for (llvm::StringRef word : words)
    if (llvm::Error error = setWord(point, word.trim()))
      return std::move(error);
  if (!isPossible(point))
    return llvm::createStringError("no program is '" + text + "'");
  return point;
}

llvm::Expected<std::vector<SweepPoint>>
padlab::parsePoints(llvm::StringRef text, llvm::StringRef name) {
  std::vector<SweepPoint> points;
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  for (auto [i, line] : llvm::enumerate(lines)) {
    line = line.split('#').first.trim();
    if (line.empty())
      continue;
    llvm::Expected<SweepPoint> point = SweepPoint::parse(line);
    if (!point)
      return llvm::createStringError(
          name + ":" + llvm::Twine(i + 1) +
          ": error: " + llvm::toString(point.takeError()));
    points.push_back(*point);
  }
  return points;
}

//===----------------------------------------------------------------------===//
// Compatible choices
//===----------------------------------------------------------------------===//

namespace {
/// An impossible combination: a value, with any of the values of another axis.
struct Impossible {
  AxisKind axis;
  llvm::StringRef value;
  AxisKind other;
  std::vector<llvm::StringRef> values;
};
} // namespace

static const std::vector<Impossible> &getImpossible() {
  using Kind = AxisKind;
  // The limit kernels of the sweep square a static matrix of f32, f16, bf16 or
  // i8, and pad it with zeros, equally on both sides.
  static const std::vector<Impossible> list = {
      {Kind::Rank, "1", Kind::Dims, {"inner", "outer"}},
      {Kind::Rank,
       "1",
       Kind::Producer,
       {"transpose", "broadcast", "matmul", "pooling"}},
      {Kind::Rank, "1", Kind::Consumer, {"pooling"}},
      {Kind::Rank, "2", Kind::Producer, {"pooling"}},
      {Kind::Rank, "2", Kind::Consumer, {"pooling"}},
      {Kind::Rank, "4", Kind::Producer, {"matmul"}},
      {Kind::Rank, "5", Kind::Producer, {"matmul"}},
      // A call would take seconds.
      {Kind::Size,
       "DRAM",
       Kind::Producer,
       {"expensive", "reduction", "matmul", "conv", "pooling"}},
      {Kind::Size, "DRAM", Kind::Consumer, {"conv", "pooling"}},
      {Kind::Size, "L3", Kind::Consumer, {"conv"}},
      {Kind::Size, "L3", Kind::Producer, {"conv"}},
      {Kind::Rival, "limit", Kind::Rank, {"1", "3", "4", "5"}},
      {Kind::Rival, "limit", Kind::Side, {"low", "high"}},
      {Kind::Rival, "limit", Kind::Dims, {"inner", "outer"}},
      {Kind::Rival, "limit", Kind::Type, {"f64", "i32"}},
      {Kind::Rival,
       "limit",
       Kind::Producer,
       {"none", "expensive", "transpose", "broadcast", "reduction", "matmul",
        "conv", "pooling", "concat", "gather", "insert", "insert_slice"}},
      {Kind::Rival, "limit", Kind::Sign, {"crop", "mixed"}},
      {Kind::Rival, "limit", Kind::Lengths, {"ragged"}},
      {Kind::Rival, "limit", Kind::Consumer, {"conv", "pooling"}},
      {Kind::Rival, "limit", Kind::Value, {"ssa", "index"}},
      {Kind::Rival, "limit", Kind::Extents, {"dynamic"}},
      {Kind::Rival, "limit", Kind::Uses, {"two"}},
      {Kind::Rival,
       "peer",
       Kind::Producer,
       {"expensive", "broadcast", "reduction", "matmul", "conv", "pooling",
        "concat", "gather", "insert", "insert_slice"}},
      {Kind::Rival, "peer", Kind::Sign, {"crop", "mixed"}},
      {Kind::Rival, "peer", Kind::Lengths, {"ragged"}},
      {Kind::Rival, "peer", Kind::Consumer, {"conv", "pooling"}},
      {Kind::Rival, "peer", Kind::Value, {"index"}},
      {Kind::Rival, "peer", Kind::Uses, {"two"}},
      // A pad that crops cannot have the ratio 0. A mixed pad needs both sides:
      // one side pads and the other crops.
      {Kind::Sign, "crop", Kind::Ratio, {"0"}},
      {Kind::Sign, "mixed", Kind::Ratio, {"0"}},
      {Kind::Sign, "mixed", Kind::Side, {"low", "high"}},
      // Rows of words are padded at the end, at least to the length of the
      // longest, which is a ratio of 5 / 19.
      {Kind::Lengths, "ragged", Kind::Ratio, {"0", "0.02"}},
      {Kind::Lengths, "ragged", Kind::Side, {"both", "low"}},
      {Kind::Lengths, "ragged", Kind::Sign, {"crop", "mixed"}},
      {Kind::Lengths, "ragged", Kind::Dims, {"all", "outer"}},
      {Kind::Lengths, "ragged", Kind::Rank, {"1", "3", "4", "5"}},
      {Kind::Lengths, "ragged", Kind::Uses, {"two"}},
      // A fresh destination is on new pages, which are in no cache anyway.
      {Kind::Destination, "fresh", Kind::Caches, {"cold"}},
  };
  return list;
}

/// Whether this LLVM release accepts the value: some releases refuse pads that
/// crop.
static bool isProgram(AxisKind axis, llvm::StringRef value) {
  return llvm_version::allowsNegativePadding || axis != AxisKind::Sign ||
         value == "pad";
}

bool padlab::arePossible(AxisKind a, llvm::StringRef x, AxisKind b,
                         llvm::StringRef y) {
  return isProgram(a, x) && isProgram(b, y) &&
         llvm::none_of(getImpossible(), [&](const Impossible &one) {
           return (one.axis == a && one.value == x && one.other == b &&
                   llvm::is_contained(one.values, y)) ||
                  (one.axis == b && one.value == y && one.other == a &&
                   llvm::is_contained(one.values, x));
         });
}

bool padlab::isPossible(const SweepPoint &point) {
  if (!isProgram(AxisKind::Sign, point.get(AxisKind::Sign)))
    return false;
  for (const Impossible &one : getImpossible())
    if (point.is(one.axis, one.value) &&
        llvm::is_contained(one.values, point.get(one.other)))
      return false;
  return true;
}
