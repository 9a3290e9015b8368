//===- ShapeValues.h - the values of the shape dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The values of `!shape.size`, `!shape.shape`, `!shape.witness` and
/// `!shape.value_shape`, as the section "Types" of the shape dialect's document
/// defines them. docs/shape-semantics.md defines the operations on these
/// values. An invalid value carries the message of the error that made it; two
/// invalid values are equal whatever their messages.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_SHAPEVALUES_H
#define PADLAB_DIALECT_SHAPEVALUES_H

#include "padlab/dialect/Value.h"

#include "mlir/Support/LLVM.h"

#include <memory>

namespace padlab {

struct MemRefValue;

/// The value of a `!shape.size`: a number that is not negative, unknown, or
/// invalid.
class SizeValue {
public:
  static SizeValue get(int64_t extent);
  static SizeValue unknown() { return SizeValue(Kind::Unknown); }
  static SizeValue invalid(llvm::StringRef message = "");

  bool isKnown() const { return kind == Kind::Known; }
  bool isUnknown() const { return kind == Kind::Unknown; }
  bool isInvalid() const { return kind == Kind::Invalid; }
  /// Requires a known size.
  int64_t getExtent() const { return extent; }
  /// Returns why the size is invalid; empty if no reason is known.
  llvm::StringRef getMessage() const { return message; }

  /// Prints `3`, `?` or `[invalid]`.
  std::string str() const;
  /// The inverse of `str`.
  static std::optional<SizeValue> parse(llvm::StringRef text);

private:
  enum class Kind { Known, Unknown, Invalid };
  explicit SizeValue(Kind kind) : kind(kind) {}
  Kind kind;
  int64_t extent = 0;
  std::string message;
};

/// Compares the structure: two unknown sizes are equal, and so are two invalid
/// ones.
bool operator==(const SizeValue &lhs, const SizeValue &rhs);

/// The value of a `!shape.shape`: unranked, ranked with known or unknown
/// extents, or invalid.
class ShapeValue {
public:
  /// Makes a ranked shape; if an extent is invalid, makes an invalid shape with
  /// the message of the first such extent.
  static ShapeValue get(llvm::ArrayRef<SizeValue> extents);
  /// Makes a ranked shape whose extents are all known.
  static ShapeValue get(llvm::ArrayRef<int64_t> extents);
  static ShapeValue unranked() { return ShapeValue(Kind::Unranked); }
  static ShapeValue invalid(llvm::StringRef message = "");

  bool isRanked() const { return kind == Kind::Ranked; }
  bool isUnranked() const { return kind == Kind::Unranked; }
  bool isInvalid() const { return kind == Kind::Invalid; }
  /// Returns the extents, none of which is invalid; none for a shape that is
  /// not ranked.
  llvm::ArrayRef<SizeValue> getExtents() const { return extents; }
  int64_t getRank() const { return extents.size(); }
  /// Returns the extents if the shape is ranked and all its extents are known.
  std::optional<llvm::SmallVector<int64_t>> getKnownExtents() const;
  llvm::StringRef getMessage() const { return message; }

  /// Prints the shape as the dialect's document does: `[*]`, `[?, 2]`, `[]`,
  /// `[invalid]`.
  std::string str() const;
  /// The inverse of `str`.
  static std::optional<ShapeValue> parse(llvm::StringRef text);

private:
  enum class Kind { Ranked, Unranked, Invalid };
  explicit ShapeValue(Kind kind) : kind(kind) {}
  Kind kind;
  std::vector<SizeValue> extents;
  std::string message;
};

/// Compares the structure of two shapes; invalid shapes are equal, whatever
/// their messages.
bool operator==(const ShapeValue &lhs, const ShapeValue &rhs);

/// The value of a `!shape.witness`.
struct WitnessValue {
  bool passing = true;
  /// Prints `passing` or `failing`.
  std::string str() const;
};

inline bool operator==(const WitnessValue &lhs, const WitnessValue &rhs) {
  return lhs.passing == rhs.passing;
}

/// The value of a `!shape.value_shape`: a value, which may be unknown, and a
/// shape to which it conforms. The value_shape is invalid when its shape is
/// invalid.
struct ValueShapeValue {
  /// The shape that the program claims for the value.
  ShapeValue shape;
  /// The shape of the value itself, or what is known of it if the value is
  /// unknown; meaningless for an invalid value_shape.
  ShapeValue valueShape;
  /// The type of the operand that the value_shape was made from; null if the
  /// value is unknown.
  mlir::Type type = nullptr;
  /// The value of a tensor or a vector.
  std::shared_ptr<const TensorValue> tensor = nullptr;
  /// The value of a memref. It refers to the same buffer as the operand that
  /// the value_shape was made from, so that writes to that buffer are seen
  /// here, too.
  std::shared_ptr<const MemRefValue> memref = nullptr;

  static ValueShapeValue unknown(ShapeValue shape) { return {shape, shape}; }
  static ValueShapeValue invalid(llvm::StringRef message = "") {
    return unknown(ShapeValue::invalid(message));
  }

  /// Prints `(value, shape)`, with `?` for a value that is unknown.
  std::string str() const;
  /// Reads `(?, shape)`, an unknown value.
  static std::optional<ValueShapeValue> parse(llvm::StringRef text);
};

} // namespace padlab

#endif // PADLAB_DIALECT_SHAPEVALUES_H
