//===- StdProgram.h - a program of std operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The state that the emitters of std operations share: the values that
/// dominate the insertion point, each with its extents at run time; and the
/// buffers that are live there. All elements of these buffers have been stored.
/// From this state, emitters know that every program is defined.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_STD_STDPROGRAM_H
#define PADLAB_LIB_GENERATE_STD_STDPROGRAM_H

#include "../Drawing.h"

#include "../ProgramBuilder.h"
#include "padlab/dialect/Std/Std.h"

#include "mlir/IR/TypeUtilities.h"

namespace padlab::generate {

/// A scalar, vector or tensor. Scalars and tensors of rank 0 have no extents.
struct StdValue {
  mlir::Value value;
  Extents extents;

  mlir::Type getType() const { return value.getType(); }
  mlir::Type getElementType() const {
    return mlir::getElementTypeOrSelf(getType());
  }
  bool isTensor() const { return llvm::isa<mlir::TensorType>(getType()); }
  bool isVector() const { return llvm::isa<mlir::VectorType>(getType()); }
  bool isScalar() const { return !isTensor() && !isVector(); }
};

/// A memref. Two memrefs of the same buffer have the same number `buffer`.
struct StdMemRef {
  mlir::Value value;
  Extents extents;
  unsigned buffer;
  /// The result of the operation that allocated the buffer.
  mlir::Value allocated;

  mlir::BaseMemRefType getType() const {
    return llvm::cast<mlir::BaseMemRefType>(value.getType());
  }
  /// Returns whether the memref has elements that a load with indices can read,
  /// for which the memref must be ranked.
  bool hasElements() const {
    return getType().hasRank() && !llvm::is_contained(extents, 0);
  }
  /// Returns the extents of a loaded value: those of a vector, or none for a
  /// scalar.
  llvm::ArrayRef<int64_t> getElementShape() const {
    auto vector = llvm::dyn_cast<mlir::VectorType>(getType().getElementType());
    return vector ? vector.getShape() : llvm::ArrayRef<int64_t>();
  }
};

class StdProgram : public EntryBuilder {
public:
  StdProgram(Choices &choices, mlir::MLIRContext *context);

  /// The values in the order of their definitions.
  std::vector<StdValue> values;
  std::vector<StdMemRef> memrefs;

  //===--- Types ---===//

  mlir::Type pickElementType();
  /// Picks extents of at most `budget::maxProducerElements` elements.
  Extents pickExtents(unsigned maxRank);
  /// Returns a shape in which each of `extents` is static or dynamic.
  llvm::SmallVector<int64_t> pickShape(llvm::ArrayRef<int64_t> extents);

  //===--- Values ---===//

  /// Adds an argument of the entry: a scalar or a tensor.
  StdValue addInput();
  void add(mlir::Value value, llvm::ArrayRef<int64_t> extents) {
    values.push_back({value, Extents(extents)});
  }
  /// Picks one of the values that `accept` takes, more likely a recent one.
  /// Returns nullopt if `accept` takes none.
  std::optional<StdValue>
  pick(llvm::function_ref<bool(const StdValue &)> accept);
  std::optional<StdMemRef>
  pickMemRef(llvm::function_ref<bool(const StdMemRef &)> accept);
  /// Picks a scalar, vector or tensor. There is always at least one.
  StdValue pickAny();

  /// Picks a value of this type with these extents. At times, and if there is
  /// none, makes a constant; a complex scalar is extracted from a constant
  /// tensor.
  mlir::Value pickLike(mlir::Type type, llvm::ArrayRef<int64_t> extents);
  /// Makes a constant of any type except a complex scalar.
  mlir::Value makeConstant(mlir::Type type, llvm::ArrayRef<int64_t> extents);
  /// Makes a constant all of whose elements are `element`.
  mlir::Value makeSplat(mlir::Type type, llvm::ArrayRef<int64_t> extents,
                        mlir::TypedAttr element);
  mlir::TypedAttr pickElement(mlir::Type type);

  /// Returns an index with the value `number`.
  mlir::Value getIndex(int64_t number);
  /// Picks indices of an element of a tensor or buffer with these extents, none
  /// of which may be 0.
  llvm::SmallVector<mlir::Value> pickPosition(llvm::ArrayRef<int64_t> extents);
  /// Returns the indices of the element with linear index `number`.
  llvm::SmallVector<mlir::Value> getPosition(llvm::ArrayRef<int64_t> extents,
                                             int64_t number);
  /// Picks a condition.
  mlir::Value pickCondition();
  /// Returns the tensor `value` as a tensor of type `type`, after a cast if
  /// necessary.
  mlir::Value cast(mlir::Value value, mlir::Type type);

  //===--- Memory ---===//

  void addMemRef(mlir::Value value, llvm::ArrayRef<int64_t> extents) {
    memrefs.push_back({value, Extents(extents), numBuffers++, value});
  }
  /// Deallocates a buffer, and forgets all memrefs of it.
  void release(unsigned buffer);
  /// Returns an address for the next buffer at a fixed address. The addresses
  /// are more than a page apart.
  uint64_t takeAddress() { return nextAddress += 0x10000; }

  //===--- Scopes ---===//

  /// The values that are known when control flow divides. `leave` restores this
  /// state at the end of a branch, because other branches cannot use the values
  /// of this branch.
  struct Scope {
    size_t numValues;
    std::vector<StdMemRef> memrefs;
    unsigned firstOwnBuffer;
  };
  Scope enter() {
    Scope scope{values.size(), memrefs, firstOwnBuffer};
    firstOwnBuffer = numBuffers;
    return scope;
  }
  /// Returns whether the buffer was made in the current scope. If so, it is
  /// deallocated at the end of the scope at the latest.
  bool isOwn(const StdMemRef &memref) const {
    return memref.buffer >= firstOwnBuffer;
  }
  /// Forgets the values made since `enter` returned `scope`, and deallocates
  /// the buffers made since then.
  void leave(const Scope &scope);
  mlir::Block *addBlock() { return &entry.getBody().emplaceBlock(); }
  void startBlock(mlir::Block *block) { builder.setInsertionPointToEnd(block); }

  /// Deallocates all buffers. Makes the entry return the unused values and some
  /// of the other values.
  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

  unsigned dynamicExtents, zeroExtents, specialValues;

private:
  mlir::DenseElementsAttr pickElements(mlir::ShapedType type);

  llvm::SmallVector<mlir::Type, 4> elementTypes;
  unsigned numBuffers = 0, firstOwnBuffer = 0;
  uint64_t nextAddress = 0x20000000;
};

//===----------------------------------------------------------------------===//
// Emitters. To generate a further operation, add a function that emits it from
// existing values, and a line in Emitters.def.
//===----------------------------------------------------------------------===//

llvm::ArrayRef<Emitter<StdProgram>> getStdEmitters();

#define PADLAB_STD_EMITTER(FUNCTION, ...) void FUNCTION(StdProgram &program);
#include "Emitters.def"

/// Emits one elementwise operation on `value`. Its result has the type and
/// extents of `value`.
mlir::Value transform(StdProgram &program, const StdValue &value);

/// Makes a buffer and stores `source` to it. If `source` is a tensor, the
/// buffer gets its elements. Otherwise, each element of the buffer gets
/// `source`.
StdMemRef allocate(StdProgram &program, const StdValue &source);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_STD_STDPROGRAM_H
