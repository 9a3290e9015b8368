//===- ShapeAlgebra.cpp - computing with sizes and shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/ShapeAlgebra.h"

#include "padlab/dialect/ShapeMessages.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;

/// Returns the first invalid value, or null.
template <typename T>
static const T *findInvalid(ArrayRef<T> values) {
  const T *found =
      llvm::find_if(values, [](const T &value) { return value.isInvalid(); });
  return found == values.end() ? nullptr : found;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// If the sizes are not both known, returns the result of arithmetic on them:
/// an error takes precedence over an unknown size. Otherwise returns nullopt.
static std::optional<SizeValue> absorb(const SizeValue &lhs,
                                       const SizeValue &rhs) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnknown() || rhs.isUnknown())
    return SizeValue::unknown();
  return std::nullopt;
}

std::optional<SizeValue> algebra::add(const SizeValue &lhs,
                                      const SizeValue &rhs) {
  if (std::optional<SizeValue> absorbed = absorb(lhs, rhs))
    return absorbed;
  int64_t sum;
  if (llvm::AddOverflow(lhs.getExtent(), rhs.getExtent(), sum))
    return std::nullopt;
  return SizeValue::get(sum);
}

std::optional<SizeValue> algebra::mul(const SizeValue &lhs,
                                      const SizeValue &rhs) {
  if (std::optional<SizeValue> absorbed = absorb(lhs, rhs))
    return absorbed;
  int64_t product;
  if (llvm::MulOverflow(lhs.getExtent(), rhs.getExtent(), product))
    return std::nullopt;
  return SizeValue::get(product);
}

SizeValue algebra::div(const SizeValue &lhs, const SizeValue &rhs) {
  // A division by zero is an error for every dividend, even an unknown one.
  if (!lhs.isInvalid() && rhs == SizeValue::get(0))
    return SizeValue::invalid(messages::divisionByZero);
  if (std::optional<SizeValue> absorbed = absorb(lhs, rhs))
    return *absorbed;
  return SizeValue::get(lhs.getExtent() / rhs.getExtent());
}

SizeValue algebra::minOrMax(const SizeValue &lhs, const SizeValue &rhs,
                            Choose choose) {
  if (std::optional<SizeValue> absorbed = absorb(lhs, rhs))
    return *absorbed;
  return SizeValue::get(choose(lhs.getExtent(), rhs.getExtent()));
}

SizeValue algebra::meet(const SizeValue &lhs, const SizeValue &rhs,
                        StringRef message) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnknown() || rhs == lhs)
    return rhs;
  return rhs.isUnknown() ? lhs : SizeValue::invalid(message);
}

//===----------------------------------------------------------------------===//
// Looking at shapes
//===----------------------------------------------------------------------===//

SizeValue algebra::getRank(const ShapeValue &shape) {
  if (shape.isInvalid())
    return SizeValue::invalid(shape.getMessage());
  return shape.isUnranked() ? SizeValue::unknown()
                            : SizeValue::get(shape.getRank());
}

std::optional<SizeValue> algebra::getNumElements(const ShapeValue &shape) {
  if (shape.isInvalid())
    return SizeValue::invalid(shape.getMessage());
  std::optional<SmallVector<int64_t>> extents = shape.getKnownExtents();
  if (!extents)
    return SizeValue::unknown();
  int64_t product = 1;
  for (int64_t extent : *extents)
    if (llvm::MulOverflow(product, extent, product))
      return std::nullopt;
  return SizeValue::get(product);
}

SizeValue algebra::getExtent(const ShapeValue &shape,
                             const Position &position) {
  if (shape.isInvalid())
    return SizeValue::invalid(shape.getMessage());
  if (position.special)
    return *position.special;
  if (position.number < 0)
    return SizeValue::invalid(messages::outOfBounds);
  if (shape.isUnranked())
    return SizeValue::unknown();
  if (position.number >= shape.getRank())
    return SizeValue::invalid(messages::outOfBounds);
  return shape.getExtents()[position.number];
}

bool algebra::areEqual(ArrayRef<ShapeValue> shapes) {
  return llvm::all_of(
      shapes, [&](const ShapeValue &shape) { return shape == shapes.front(); });
}

bool algebra::conforms(const ShapeValue &own, const ShapeValue &shape) {
  if (own.isUnranked() || shape.isUnranked())
    return true;
  if (own.getRank() != shape.getRank())
    return false;
  return llvm::all_of_zip(own.getExtents(), shape.getExtents(),
                          [](const SizeValue &is, const SizeValue &said) {
                            return is.isUnknown() || said.isUnknown() ||
                                   is == said;
                          });
}

ShapeValue algebra::spelledByUnknown(const ShapeValue &own, StringRef message) {
  if (own.isUnranked())
    return own;
  if (own.getRank() != 1)
    return ShapeValue::invalid(message);
  const SizeValue &count = own.getExtents().front();
  if (count.isUnknown())
    return ShapeValue::unranked();
  return ShapeValue::get(
      SmallVector<SizeValue>(count.getExtent(), SizeValue::unknown()));
}

//===----------------------------------------------------------------------===//
// Extent by extent
//===----------------------------------------------------------------------===//

ShapeValue algebra::minOrMax(const ShapeValue &lhs, const ShapeValue &rhs,
                             Choose choose) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnranked() || rhs.isUnranked())
    return ShapeValue::unranked();
  if (lhs.getRank() != rhs.getRank())
    return ShapeValue::invalid(messages::ranksDiffer);
  SmallVector<SizeValue> extents;
  for (auto [l, r] : llvm::zip_equal(lhs.getExtents(), rhs.getExtents()))
    extents.push_back(minOrMax(l, r, choose));
  return ShapeValue::get(extents);
}

ShapeValue algebra::meet(const ShapeValue &lhs, const ShapeValue &rhs,
                         StringRef message) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnranked() || rhs.isUnranked())
    return lhs.isUnranked() ? rhs : lhs;
  if (lhs.getRank() != rhs.getRank())
    return ShapeValue::invalid(message);
  SmallVector<SizeValue> extents;
  for (auto [l, r] : llvm::zip_equal(lhs.getExtents(), rhs.getExtents()))
    extents.push_back(meet(l, r, message));
  return ShapeValue::get(extents);
}

/// Returns the extent to which all of `extents` broadcast, if there is one. An
/// unknown extent is assumed to be 1 or what the others require.
static std::optional<SizeValue> broadcastExtents(ArrayRef<SizeValue> extents) {
  SizeValue result = SizeValue::get(1);
  for (const SizeValue &extent : extents) {
    bool isOne = extent == SizeValue::get(1);
    bool asksForMore = extent.isKnown() && !isOne;
    bool isDecided = result.isKnown() && !(result == SizeValue::get(1));
    if (asksForMore && isDecided && !(result == extent))
      return std::nullopt;
    if (!isDecided && !isOne)
      result = extent;
  }
  return result;
}

ShapeValue algebra::broadcast(ArrayRef<ShapeValue> shapes, StringRef message) {
  if (const ShapeValue *invalid = findInvalid(shapes))
    return *invalid;
  int64_t rank = 0;
  bool anyUnranked = false;
  for (const ShapeValue &shape : shapes) {
    anyUnranked |= shape.isUnranked();
    rank = std::max(rank, shape.getRank());
  }
  SmallVector<SizeValue> result;
  for (int64_t i = 0; i < rank; ++i) {
    SmallVector<SizeValue> extents;
    for (const ShapeValue &shape : shapes)
      // Shorter shapes are padded with ones on the left, which change nothing.
      if (int64_t padding = rank - shape.getRank(); i >= padding)
        extents.push_back(shape.getExtents()[i - padding]);
    std::optional<SizeValue> extent = broadcastExtents(extents);
    if (!extent)
      return ShapeValue::invalid(message);
    result.push_back(*extent);
  }
  return anyUnranked ? ShapeValue::unranked() : ShapeValue::get(result);
}

std::optional<ShapeValue> algebra::any(ArrayRef<ShapeValue> shapes) {
  if (shapes.empty())
    return std::nullopt;
  if (const ShapeValue *invalid = findInvalid(shapes))
    return *invalid;
  // If the shapes contradict each other, `meet` returns an invalid shape, but
  // `any` is undefined.
  ShapeValue result = ShapeValue::unranked();
  for (const ShapeValue &shape : shapes)
    result = meet(result, shape, "");
  if (result.isInvalid())
    return std::nullopt;
  return result;
}

//===----------------------------------------------------------------------===//
// Joining and splitting
//===----------------------------------------------------------------------===//

ShapeValue algebra::concat(const ShapeValue &lhs, const ShapeValue &rhs) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnranked() || rhs.isUnranked())
    return ShapeValue::unranked();
  SmallVector<SizeValue> extents(lhs.getExtents());
  llvm::append_range(extents, rhs.getExtents());
  return ShapeValue::get(extents);
}

using HeadAndTail = std::pair<ShapeValue, ShapeValue>;

/// Splits an unranked shape. The position counts from one end of the shape, so
/// that the part at that end has a known rank.
static std::optional<HeadAndTail> splitUnranked(int64_t position) {
  if (position < -messages::maxSplitExtents ||
      position > messages::maxSplitExtents)
    return std::nullopt;
  SmallVector<SizeValue> extents(std::abs(position), SizeValue::unknown());
  ShapeValue unranked = ShapeValue::unranked();
  ShapeValue ranked = ShapeValue::get(extents);
  return position >= 0 ? HeadAndTail(ranked, unranked)
                       : HeadAndTail(unranked, ranked);
}

std::optional<HeadAndTail> algebra::splitAt(const ShapeValue &shape,
                                            const Position &position) {
  auto both = [](const ShapeValue &value) { return HeadAndTail(value, value); };
  if (shape.isInvalid())
    return both(shape);
  if (position.special)
    return both(position.special->isInvalid()
                    ? ShapeValue::invalid(position.special->getMessage())
                    : ShapeValue::unranked());
  if (shape.isUnranked())
    return splitUnranked(position.number);
  int64_t rank = shape.getRank(), at = position.number;
  if (at < -rank || at > rank)
    return both(ShapeValue::invalid(messages::outOfBounds));
  if (at < 0)
    at += rank;
  return HeadAndTail(ShapeValue::get(shape.getExtents().take_front(at)),
                     ShapeValue::get(shape.getExtents().drop_front(at)));
}
