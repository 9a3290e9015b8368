//===- Value.h - what a program computes with -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Scalars and dense tensors as concrete values, with poison tracked element by
/// element. The reference interpreter, the inputs of a case and the native
/// engines share these values; the engines read and write the same packed
/// bytes. RuntimeValue.h has the other kinds of values that an SSA value may be
/// bound to.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_VALUE_H
#define PADLAB_DIALECT_VALUE_H

#include "padlab/dialect/ErrorBound.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace padlab {

/// The memory layout of one element of a type: the single description from
/// which everything else about element types follows. A new element type is one
/// more case in getElementStorage (dialect/lib/Value/ElementStorage.cpp).
struct ElementStorage {
  unsigned bits = 0;  ///< Width of one part.
  unsigned bytes = 0; ///< All parts in memory; bits beyond the width are zero.
  /// The semantics of a part; null for integers and index.
  const llvm::fltSemantics *semantics = nullptr;
  unsigned parts = 1; ///< 2 for complex: the real part, then the imaginary.
  bool isFloat() const { return semantics != nullptr && parts == 1; }
  bool isComplex() const { return parts == 2; }
  unsigned getPartBytes() const { return bytes / parts; }
};

/// The maximal width of the integers and floats that have storage.
inline constexpr unsigned maxElementBits = 128;

/// Returns nullopt for types that have no storage, such as integers wider than
/// `maxElementBits` and vectors. All builtin float types have storage
/// (docs/element-types.md).
std::optional<ElementStorage> getElementStorage(mlir::Type type);

/// Returns the bytes that one element of `type` takes in memory: index takes 8,
/// iN and floats take the next power of two of bytes (i1 and f4 take 1, f80
/// takes 16), and complex takes twice the bytes of its part. Returns nullopt
/// for types that have no storage.
std::optional<unsigned> getStorageBytes(mlir::Type type);

/// One scalar of an integer (signless, signed, unsigned), index, float or
/// complex type, or poison.
class Element {
public:
  static Element poison(mlir::Type type) { return Element(type); }
  static Element get(mlir::Type type, llvm::APInt bits);
  /// Returns the element that arithmetic computes. If that is a NaN, its bits
  /// are "open": nothing specifies its sign and payload.
  static Element get(mlir::Type type, llvm::APFloat value);
  /// Returns the complex element of these parts; poison if a part is poison.
  static Element getComplex(mlir::ComplexType type, const Element &real,
                            const Element &imaginary);
  /// Returns the element that a constant attribute denotes, bit for bit; a
  /// fatal error for attributes other than IntegerAttr and FloatAttr.
  static Element get(mlir::TypedAttr attr);
  /// Returns the element with the bits `bits`, for any type with storage: the
  /// inverse of getBits. `bits` has the width of all parts together.
  static Element fromBits(mlir::Type type, const llvm::APInt &bits);
  /// Makes an element of the lowest bits of `bits`. If the type is wider, its
  /// other bits are zero; if it is narrower, bits are dropped.
  static Element fromBits(mlir::Type type, uint64_t bits);
  static Element getIndex(mlir::MLIRContext *context, int64_t value);

  mlir::Type getType() const { return type; }
  bool isPoison() const { return std::holds_alternative<std::monostate>(data); }
  const llvm::APInt &getInt() const { return std::get<llvm::APInt>(data); }
  const llvm::APFloat &getFloat() const {
    return std::get<llvm::APFloat>(data);
  }
  /// For integer and index types only: returns the bits, read as a signed
  /// number, as a 64-bit number; if the number does not fit, returns the
  /// nearest one that does.
  int64_t getSExtValue() const {
    const llvm::APInt &value = getInt();
    return value.getBitWidth() <= 64 ? value.getSExtValue()
                                     : value.truncSSat(64).getSExtValue();
  }
  /// For complex types only: part 0 is the real part, part 1 is the imaginary
  /// part.
  Element getPart(unsigned part) const;
  /// Returns the error bound that a run with a licence computed for this float;
  /// a trivial bound for all other elements.
  const ErrorBound &getBound() const { return bound; }
  void setBound(const ErrorBound &to) { bound = to; }
  /// Whether the element is a NaN that arithmetic made, or a complex number
  /// with such a part. Operations that move an element keep its bits, and keep
  /// whether the bits are open.
  bool hasOpenBits() const { return openBits; }
  /// Returns the bits, for any type; the bits of a complex number's real part
  /// are the lowest. Requires an element that is not poison.
  llvm::APInt getBits() const;
  /// Prints the element for people: `-3`, `true`, `1.5`, `nan`, `(1, -2)`,
  /// `poison`. Two floats that differ in any bit print differently, except that
  /// all NaNs print alike.
  std::string str() const;

private:
  friend class TensorValue;
  /// The bits of the parts of a complex number.
  struct Complex {
    llvm::APInt real, imaginary;
  };
  explicit Element(mlir::Type type) : type(type) {}
  template <typename Data>
  Element(mlir::Type type, Data &&data)
      : type(type), data(std::forward<Data>(data)) {}
  /// Makes an element that is not complex.
  static Element decode(mlir::Type type, const ElementStorage &storage,
                        llvm::APInt bits);
  /// Makes an element of at most 64 bits.
  static Element decode(mlir::Type type, const ElementStorage &storage,
                        uint64_t bits);
  mlir::Type type;
  std::variant<std::monostate, llvm::APInt, llvm::APFloat, Complex> data;
  ErrorBound bound;
  bool openBits = false;
};

/// A dense tensor or vector (a vector is held like a tensor of static shape):
/// row-major packed bytes, and one poison bit per element.
class TensorValue {
public:
  /// Makes a tensor whose elements are all poison, with zero bytes, as
  /// `tensor.empty` does. The element type must have storage.
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
  /// Marks all elements as defined, after their bytes were filled from outside.
  void markDefined() {
    poison.reset();
    openBits.clear();
  }
  /// Whether an element with an error bound was set.
  bool hasBounds() const { return !bounds.empty(); }

  bool isInBounds(llvm::ArrayRef<int64_t> index) const;
  int64_t linearize(llvm::ArrayRef<int64_t> index) const;

  const ElementStorage &getStorage() const { return storage; }
  llvm::ArrayRef<char> getBytes() const { return bytes; }
  llvm::MutableArrayRef<char> getMutableBytes() { return bytes; }

  /// Prints nested brackets, with each element as `Element::str` prints it.
  std::string str() const;

private:
  Element decode(int64_t linear) const;

  mlir::Type elementType;
  llvm::SmallVector<int64_t, 6> shape;
  ElementStorage storage;
  std::vector<char> bytes;
  llvm::BitVector poison;
  /// The error bound of each element; empty if none was ever set.
  std::vector<ErrorBound> bounds;
  /// Whether the bits of each element are open; empty if none were since the
  /// last `markDefined`. (A BitVector would make every value 48 bytes larger.)
  std::vector<char> openBits;
};

/// Advances `index` to the next point of the box `[0, shape)` in row-major
/// order; returns false after the last point. An empty box has no first point:
/// test with `isEmptyBox` before the loop.
bool nextIndex(llvm::MutableArrayRef<int64_t> index,
               llvm::ArrayRef<int64_t> shape);
bool isEmptyBox(llvm::ArrayRef<int64_t> shape);

} // namespace padlab

#endif // PADLAB_DIALECT_VALUE_H
