//===- Program.cpp - the case of a point of the sweep ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include "Text.h"

#include "padlab/codegen/ExtentForm.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

#include <cmath>

using namespace padlab;

using Extents = PadWorkload::Extents;

/// Returns the bytes of the padded result. The second-level caches of the
/// machines at hand have 1 or 2 MiB, and their third level is shared.
static int64_t getBytesOfSize(llvm::StringRef size) {
  return llvm::StringSwitch<int64_t>(size)
      .Case("L1", 16 << 10)
      .Case("L2", 512 << 10)
      .Case("L3", 16 << 20)
      .Case("DRAM", 128 << 20)
      .Case("1KiB", 1 << 10)
      .Case("4MiB", 4 << 20);
}

/// The number of elements that takes the reference a few milliseconds.
static constexpr int64_t smallElements = 700;

static bool isPadded(const SweepPoint &point, size_t dim) {
  if (point.is(AxisKind::Dims, "inner"))
    return dim + 1 == point.getRank();
  return point.is(AxisKind::Dims, "all") || dim == 0;
}

/// Chooses extents so that the padded result has about `elements` elements. The
/// dimensions are: batch (and depth), the two of an image, channels. Those of
/// the image are nearly equal.
void SweepProgram::chooseExtents(int64_t elements) {
  unsigned rank = point.getRank();
  extents.assign(rank, 1);
  // The size of a point that crops is that of the operand, not of the result.
  double left = point.is(AxisKind::Sign, "crop")
                    ? elements
                    : elements / (1 + point.getRatio());
  if (rank >= 3)
    left /= extents.back() = left >= 1 << 14 ? 32 : 8;
  for (unsigned dim = 0; dim + 3 < rank && left >= 64; ++dim)
    left /= extents[dim] = 2 + 2 * dim;
  unsigned columns = rank >= 3 ? rank - 2 : rank - 1;
  if (columns > 0)
    extents[columns - 1] = std::max<int64_t>(1, std::llround(std::sqrt(left)));
  extents[columns] = std::max<int64_t>(
      1, std::llround(columns > 0 ? left / extents[columns - 1] : left));
  int64_t lanes = 64 / elementBytes, &last = extents.back();
  if (point.is(AxisKind::Alignment, "yes"))
    last = std::max(lanes, last / lanes * lanes);
  else
    last |= 1;
}

/// Rounds `amount` to the nearest multiple of `step`.
static int64_t roundTo(int64_t amount, int64_t step) {
  return int64_t(llvm::divideNearest(uint64_t(amount), uint64_t(step))) * step;
}

/// The padding amounts of one dimension.
namespace {
struct Amounts {
  int64_t low = 0, high = 0;
};
} // namespace

/// Returns amounts whose sum is about `amount`, in multiples of `step`.
static Amounts distribute(const SweepPoint &point, int64_t amount,
                          int64_t step) {
  if (point.is(AxisKind::Side, "low"))
    return {roundTo(amount, step), 0};
  if (point.is(AxisKind::Side, "high"))
    return {0, roundTo(amount, step)};
  // Both sides get the same amount.
  int64_t half = roundTo(amount, 2 * step) / 2;
  return {half, half};
}

/// Returns the amounts by which a dimension of `extent` becomes `factor` times
/// as large or, if the point crops, as small.
static Amounts choose(const SweepPoint &point, int64_t extent, double factor,
                      int64_t step) {
  if (point.is(AxisKind::Sign, "pad"))
    return distribute(point, std::llround(extent * (factor - 1)), step);
  if (point.is(AxisKind::Sign, "crop")) {
    Amounts all =
        distribute(point, std::llround(extent * (1 - 1 / factor)), step);
    // At least one element must remain.
    while (all.low + all.high >= extent)
      (all.low >= all.high ? all.low : all.high) -= step;
    return {-all.low, -all.high};
  }
  // A mixed pad crops an eighth at the end, and pads as much more at the
  // beginning.
  int64_t cropped = std::max(roundTo(extent / 8, step), step);
  if (cropped >= extent)
    cropped = 0;
  return {roundTo(std::llround(extent * (factor - 1)), step) + cropped,
          -cropped};
}

void SweepProgram::choosePadding() {
  unsigned rank = point.getRank(), numPadded = 0;
  low.assign(rank, 0);
  high.assign(rank, 0);
  for (unsigned dim = 0; dim != rank; ++dim)
    numPadded += isPadded(point, dim);
  double factor = std::pow(1 + point.getRatio(), 1.0 / numPadded);
  auto getStep = [&](unsigned dim) -> int64_t {
    bool isAligned = point.is(AxisKind::Alignment, "yes");
    return isAligned && dim + 1 == rank ? 64 / elementBytes : 1;
  };
  bool isNothing = true;
  for (unsigned dim = 0; dim != rank; ++dim) {
    if (!isPadded(point, dim))
      continue;
    Amounts amounts = choose(point, extents[dim], factor, getStep(dim));
    low[dim] = amounts.low;
    high[dim] = amounts.high;
    isNothing &= amounts.low == 0 && amounts.high == 0;
  }
  // Small ratios may round to no padding at all.
  for (unsigned dim = 0; dim != rank && isNothing && point.getRatio() > 0;
       ++dim) {
    int64_t least = 2 * getStep(dim);
    bool isCrop = point.is(AxisKind::Sign, "crop");
    if (!isPadded(point, dim) || (isCrop && extents[dim] <= least))
      continue;
    Amounts amounts = distribute(point, least, getStep(dim));
    low[dim] = isCrop ? -amounts.low : amounts.low;
    high[dim] = isCrop ? -amounts.high : amounts.high;
    isNothing = false;
  }
}

/// The lengths of rows in eighths of the longest: section 2.1 of the document
/// that SeedEstimates.h describes pads 5, 8 and 6 words to 8.
static constexpr int64_t eighths[] = {5, 8, 6};
static constexpr int64_t numLengths = 3;

/// Chooses rows so that each length occurs equally often, in the order of
/// `eighths`.
void SweepProgram::chooseRows(int64_t elements) {
  double meanShare = double(5 + 8 + 6) / (8 * numLengths);
  double growth = meanShare * (1 + point.getNetRatio());
  double left = elements / growth;
  int64_t lanes = 64 / elementBytes;
  int64_t step = point.is(AxisKind::Alignment, "yes") ? 8 * lanes : 8;
  int64_t columns =
      std::max(step, roundTo(std::llround(std::sqrt(left)), step));
  int64_t rows =
      std::max<int64_t>(1, std::llround(left / columns / numLengths));
  extents = {numLengths * rows, columns};
  low = {0, 0};
  high = {0,
          roundTo(std::llround(columns * (growth - 1)), step == 8 ? 1 : lanes)};
}

std::vector<Extents> SweepProgram::getPieces() const {
  if (!isRagged())
    return {extents};
  std::vector<Extents> pieces;
  for (int64_t share : eighths)
    pieces.push_back({extents[0] / numLengths, extents[1] * share / 8});
  return pieces;
}

double SweepProgram::getKeptShare() const {
  double share = 1;
  for (auto [extent, below, above] : llvm::zip_equal(extents, low, high))
    share *= double(extent + std::min<int64_t>(below, 0) +
                    std::min<int64_t>(above, 0)) /
             double(extent);
  return share;
}

Extents SweepProgram::getPadded() const {
  Extents padded = extents;
  for (auto [extent, below, above] : llvm::zip_equal(padded, low, high))
    extent += below + above;
  return padded;
}

SweepProgram SweepProgram::get(const SweepPoint &point, int64_t elements) {
  SweepProgram program;
  program.point = point;
  program.elementBytes = llvm::StringSwitch<int64_t>(point.get(AxisKind::Type))
                             .Case("i8", 1)
                             .Cases({"f16", "bf16"}, 2)
                             .Case("f64", 8)
                             .Default(4);
  if (elements == 0)
    elements = getBytesOfSize(point.get(AxisKind::Size)) / program.elementBytes;
  // Shrink the program until its inputs have at most as many elements as those
  // of a case may have.
  for (;; elements -= elements / 8) {
    if (program.isRagged()) {
      program.chooseRows(elements);
    } else {
      program.chooseExtents(elements);
      program.choosePadding();
    }
    SweepText text(program);
    program.inputElements = text.inputElements;
    program.consumerElements = text.consumerElements;
    program.resultExtents = text.resultExtents;
    program.text = text.getText();
    if (program.inputElements <= limits::maxInputElements)
      return program;
  }
}

PadBytes SweepProgram::getBytes() const {
  int64_t interior = 0;
  for (const Extents &piece : getPieces())
    interior += mlir::ShapedType::getNumElements(piece);
  return {inputElements * elementBytes, interior * elementBytes,
          mlir::ShapedType::getNumElements(getPadded()) * elementBytes};
}

int64_t SweepProgram::getCompulsoryBytes() const {
  int64_t elements = std::llround(inputElements * getKeptShare());
  if (point.is(AxisKind::Uses, "two"))
    elements = inputElements;
  for (const Extents &result : resultExtents)
    elements += mlir::ShapedType::getNumElements(result);
  return elements * elementBytes;
}

std::string SweepProgram::getText() const { return text; }

ProgramText SweepProgram::makeText(mlir::MLIRContext *context) const {
  ProgramText made{text, resultExtents, getWorkload(), getPeerWorkload()};
  if (point.is(AxisKind::Extents, "dynamic"))
    if (auto parsed = Case::parse(text, point.str(), context);
        succeeded(parsed))
      if (auto dynamic = makeForm(*parsed, ExtentForm::Dynamic))
        made.text = dynamic->str();
  return made;
}

std::optional<PadWorkload> SweepProgram::getWorkload() const {
  SweepPoint limited = point;
  limited.set(AxisKind::Rival, "limit");
  if (!isPossible(limited))
    return std::nullopt;
  PadWorkload workload;
  workload.name = point.str();
  workload.type = point.get(AxisKind::Type).str();
  workload.form = llvm::StringSwitch<LimitForm>(workload.type)
                      .Case("bf16", LimitForm::MatrixBF16)
                      .Case("f16", LimitForm::MatrixF16)
                      .Case("i8", LimitForm::MatrixI8)
                      .Default(LimitForm::Matrix);
  workload.extents = extents;
  workload.low = low;
  workload.high = high;
  return workload;
}

std::optional<PeerWorkload> SweepProgram::getPeerWorkload() const {
  SweepPoint peered = point;
  peered.set(AxisKind::Rival, "peer");
  if (!isPossible(peered))
    return std::nullopt;
  PeerWorkload workload;
  if (point.is(AxisKind::Producer, "cheap"))
    workload.producer = PADLAB_PEER_SQUARE;
  workload.type = point.get(AxisKind::Type).str();
  workload.extents.assign(extents.begin(), extents.end());
  workload.low.assign(low.begin(), low.end());
  workload.high.assign(high.begin(), high.end());
  for (size_t dim = 0; dim != extents.size(); ++dim)
    workload.permutation.push_back(dim);
  if (point.is(AxisKind::Producer, "transpose")) {
    std::swap(workload.permutation.end()[-1], workload.permutation.end()[-2]);
    std::swap(workload.extents.end()[-1], workload.extents.end()[-2]);
  }
  if (point.is(AxisKind::Value, "ssa"))
    workload.value = ssaValue(point.get(AxisKind::Type));
  workload.isDynamic = point.is(AxisKind::Extents, "dynamic");
  return workload;
}

TimedProgram SweepProgram::getTimed(const SweepPoint &point,
                                    mlir::MLIRContext *context) {
  return {point.str(), get(point).makeText(context),
          get(point, smallElements).makeText(context)};
}
