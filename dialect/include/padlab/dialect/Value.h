//===- Value.h - what a program computes with -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Scalars and dense tensors as concrete values, with poison tracked element
/// by element. Shared by the reference interpreter, the inputs of a case and
/// the native engines, which read and write the same packed bytes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_VALUE_H
#define PADLAB_DIALECT_VALUE_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>
#include <variant>

namespace padlab {

/// How one element of a type lies in memory: the one description from which
/// everything else about element types follows. A new element type is one more
/// case in getElementStorage (dialect/lib/Value/ElementStorage.cpp).
struct ElementStorage {
  unsigned bits = 0;  ///< Width of the value.
  unsigned bytes = 0; ///< In memory; bits beyond the width are zero.
  /// Null for integers and index.
  const llvm::fltSemantics *semantics = nullptr;
  bool isFloat() const { return semantics != nullptr; }
};

/// Fails for types that have no storage (yet): integers wider than 64 bits,
/// f8, complex, vectors ...
std::optional<ElementStorage> getElementStorage(mlir::Type type);

/// Bytes that one element of `type` takes in memory: i1 takes 1, index 8, iN
/// the next power of two of bytes, floats their width. Fails (nullopt) for
/// types that have no registered storage.
std::optional<unsigned> getStorageBytes(mlir::Type type);

/// One scalar of an integer, index or float type, or poison.
class Element {
public:
  static Element poison(mlir::Type type) { return Element(type); }
  static Element get(mlir::Type type, llvm::APInt bits);
  static Element get(mlir::Type type, llvm::APFloat value);
  /// The element that a constant attribute denotes; a fatal error for any
  /// other than IntegerAttr and FloatAttr.
  static Element get(mlir::TypedAttr attr);
  /// The element of any type with storage whose bits are `bits`: the inverse
  /// of getBits.
  static Element fromBits(mlir::Type type, uint64_t bits);
  static Element getIndex(mlir::MLIRContext *context, int64_t value);

  mlir::Type getType() const { return type; }
  bool isPoison() const { return std::holds_alternative<std::monostate>(data); }
  const llvm::APInt &getInt() const { return std::get<llvm::APInt>(data); }
  const llvm::APFloat &getFloat() const {
    return std::get<llvm::APFloat>(data);
  }
  /// Integer types only: the value as a signed 64-bit number.
  int64_t getSExtValue() const { return getInt().getSExtValue(); }
  /// The bits, whatever the type. Not of poison.
  llvm::APInt getBits() const;
  /// As a person reads it: `-3`, `true`, `1.5`, `nan`, `poison`. Two floats
  /// that differ in any bit (NaN apart) read differently.
  std::string str() const;

private:
  friend class TensorValue;
  explicit Element(mlir::Type type) : type(type) {}
  static Element decode(mlir::Type type, const ElementStorage &storage,
                        uint64_t bits);
  mlir::Type type;
  std::variant<std::monostate, llvm::APInt, llvm::APFloat> data;
};

/// A dense tensor: row-major packed bytes and one poison bit an element.
class TensorValue {
public:
  /// All elements poison, bytes zero: what `tensor.empty` gives. The element
  /// type must have storage.
  TensorValue(mlir::Type elementType, llvm::ArrayRef<int64_t> shape);

  mlir::Type getElementType() const { return elementType; }
  llvm::ArrayRef<int64_t> getShape() const { return shape; }
  int64_t getRank() const { return shape.size(); }
  int64_t getNumElements() const { return poison.size(); }

  Element get(int64_t linear) const;
  void set(int64_t linear, const Element &element);
  Element get(llvm::ArrayRef<int64_t> index) const {
    return get(linearize(index));
  }
  void set(llvm::ArrayRef<int64_t> index, const Element &element) {
    set(linearize(index), element);
  }
  bool isPoison(int64_t linear) const { return poison[linear]; }
  bool hasPoison() const { return poison.any(); }
  /// Says that every element is defined: after the bytes were filled from
  /// outside.
  void markDefined() { poison.reset(); }

  bool isInBounds(llvm::ArrayRef<int64_t> index) const;
  int64_t linearize(llvm::ArrayRef<int64_t> index) const;

  const ElementStorage &getStorage() const { return storage; }
  llvm::ArrayRef<char> getBytes() const { return bytes; }
  llvm::MutableArrayRef<char> getMutableBytes() { return bytes; }

  /// Nested brackets, elements as `Element::str`.
  std::string str() const;

private:
  mlir::Type elementType;
  llvm::SmallVector<int64_t, 6> shape;
  ElementStorage storage;
  std::vector<char> bytes;
  llvm::BitVector poison;
};

/// What an SSA value is bound to.
using RuntimeValue = std::variant<Element, TensorValue>;

std::string toString(const RuntimeValue &value);

/// Advances `index` to the next point of the box `[0, shape)` in row-major
/// order; false after the last. An empty box has no first point: test with
/// `isEmptyBox` before the loop.
bool nextIndex(llvm::MutableArrayRef<int64_t> index,
               llvm::ArrayRef<int64_t> shape);
bool isEmptyBox(llvm::ArrayRef<int64_t> shape);

} // namespace padlab

#endif // PADLAB_DIALECT_VALUE_H
