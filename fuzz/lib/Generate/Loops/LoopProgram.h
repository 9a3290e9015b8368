//===- LoopProgram.h - programs of loops over buffers -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The state that the emitters of loops, branches and memory accesses share.
/// Emitters know the range of each index, so that every access is in bounds.
/// Each buffer is written wholly before other code reads it. No iteration of a
/// parallel loop accesses an element that another iteration writes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_LOOPS_LOOPPROGRAM_H
#define PADLAB_LIB_GENERATE_LOOPS_LOOPPROGRAM_H

#include "../ProgramBuilder.h"

#include "mlir/IR/AffineMap.h"

namespace padlab::generate {

namespace loopBudget {
/// The largest number of times that an operation runs, counted over all loops
/// around it.
inline constexpr int64_t maxTrips = 300;
inline constexpr unsigned maxDepth = 4, maxNestedSteps = 3;
inline constexpr int64_t maxElements = 80;
} // namespace loopBudget

/// The numbers from `low` to `high`, both included.
struct IntRange {
  int64_t low, high;

  static IntRange of(int64_t number) { return {number, number}; }
  int64_t size() const { return high - low + 1; }
  bool isWithin(int64_t first, int64_t last) const {
    return first <= low && high <= last;
  }
};

struct RangedIndex {
  mlir::Value value;
  IntRange range;
};

/// A restriction in the body of a parallel loop: an access must index dimension
/// `dim` by exactly `index`, so that no two iterations access the same element.
struct Owner {
  unsigned dim;
  RangedIndex index;
};

struct TrackedBuffer {
  mlir::Value value;
  Extents extents;
  /// A mask of the allocations that the buffer may be a part of.
  uint64_t memory;
  bool isWritable = true;
  llvm::SmallVector<Owner, 2> owners = {};

  mlir::MemRefType getType() const {
    return llvm::cast<mlir::MemRefType>(value.getType());
  }
  mlir::Type getElementType() const { return getType().getElementType(); }
  bool mayAlias(const TrackedBuffer &other) const {
    return memory & other.memory;
  }
  /// Returns the owner for `dim`. Returns null if accesses may use any index in
  /// this dimension.
  const Owner *findOwner(unsigned dim) const {
    for (const Owner &owner : owners)
      if (owner.dim == dim)
        return &owner;
    return nullptr;
  }
};

/// How often the program uses each feature, in percent. The percentages are
/// drawn for each program, as in swarm testing.
struct LoopFeatures {
  unsigned affine, dynamic, emptyLoops, carried, views, frees, stack,
      indexWidths, overflowFlags, leastBounds, zeroExtents, spaces;
  unsigned calleeNests = 30;
  llvm::SmallVector<mlir::Type, 3> types;

  static LoopFeatures draw(Choices &choices, mlir::MLIRContext *context);
};

class LoopProgram : public Construction {
public:
  explicit LoopProgram(ProgramBuilder &base);

  ProgramBuilder &base;
  LoopFeatures features;
  /// The weights of the emitters, in bodies and at the top level.
  llvm::SmallVector<unsigned> weights, outerWeights;
  std::vector<RangedIndex> indices;
  std::vector<TrackedBuffer> buffers;
  std::vector<mlir::Value> scalars;
  /// The buffers that the innermost `BodyScope` may free at its end. Outside of
  /// all scopes, `finish` returns or may free them.
  std::vector<mlir::Value> allocated;
  /// The largest number of times that operations at the current insertion point
  /// run.
  int64_t trips = 1;
  unsigned depth = 0;
  /// The number of steps that the program may still have. At 0, each further
  /// body gets only one step.
  unsigned stepsLeft = 40;
  /// Whether operations are now emitted into a function that the entry calls.
  /// Such a function cannot get further arguments.
  bool isCallee = false;

  //===--- Values ---===//

  mlir::Type pickType() {
    return choices.pick(llvm::ArrayRef<mlir::Type>(features.types));
  }
  /// Returns a value equal to `number`: a constant, an extent of a buffer, or
  /// an index from `base.getIndex`.
  mlir::Value getNumber(int64_t number);
  mlir::Value getConstant(int64_t number, mlir::Type type = {});
  /// Casts `value`, an integer or an index, to `type`.
  mlir::Value castIndex(mlir::Value value, mlir::Type type);
  void addIndex(mlir::Value value, IntRange range) {
    indices.push_back({value, range});
  }
  /// Picks an index, more likely a recent one. At times, and whenever there is
  /// none, makes an index with a value of at most 8.
  RangedIndex pickIndex();
  /// Returns an index in the range from 0 to `extent` - 1: an existing one, a
  /// number, or an affine expression of existing indices.
  mlir::Value getIndexBelow(int64_t extent);
  /// Emits an expression of existing scalars and indices with type `type`.
  mlir::Value emitScalar(mlir::Type type);
  llvm::SmallVector<mlir::Value> emitScalars(llvm::ArrayRef<mlir::Type> types);
  /// Returns an existing i1, or a new condition on scalars and indices.
  mlir::Value emitCondition();

  //===--- Buffers ---===//

  std::optional<TrackedBuffer>
  pickBuffer(llvm::function_ref<bool(const TrackedBuffer &)> accept);
  /// Picks a buffer that has elements. With `isWritten`, picks a writable one.
  std::optional<TrackedBuffer> pickNonEmpty(bool isWritten);
  /// Adds a buffer, and writes all its elements.
  TrackedBuffer addBuffer(llvm::ArrayRef<int64_t> extents, mlir::Type type);
  TrackedBuffer pickOrAddBuffer();
  Extents pickExtents();
  /// Adds `value` as a buffer that is a view of `of`.
  void addView(const TrackedBuffer &of, mlir::Value value,
               llvm::ArrayRef<int64_t> extents);
  /// Returns indices of an element that operations at the insertion point may
  /// access.
  llvm::SmallVector<mlir::Value> pickPosition(const TrackedBuffer &buffer);
  mlir::Value load(const TrackedBuffer &buffer);
  void store(mlir::Value value, const TrackedBuffer &buffer);
  /// Stores `value` to a buffer of its type, if there is one, so that the
  /// result of the program depends on `value`.
  void show(mlir::Value value);
  /// Writes all elements of a new buffer.
  void initialize(const TrackedBuffer &buffer);

  //===--- Regions ---===//

  bool mayNest() const {
    return depth < loopBudget::maxDepth && trips < loopBudget::maxTrips &&
           stepsLeft > 0;
  }
  /// Calls drawn emitters, from one to `most` of them. The program forgets the
  /// values that they add when the current `BodyScope` ends.
  void emitSteps(unsigned most);
  /// Prepares for the body of a parallel loop with these variables: restricts
  /// which buffers the body may read and write, and at which indices (see
  /// Owner).
  void divideBuffers(llvm::ArrayRef<RangedIndex> variables);
  /// Lets the following choices come from a section that no other choices use.
  void enterNextSection() { choices.enterSection(nextSection++); }

  uint64_t addMemory();
  unsigned nextSection = 0;

  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  unsigned memories = 0;
};

/// A scope for the body of a loop or branch. When the scope ends, the program
/// forgets the values of the body. `finish()` may free buffers that the body
/// has allocated; after it, the caller adds the terminator of the block.
class BodyScope {
public:
  BodyScope(LoopProgram &program, mlir::Block *block, int64_t times);
  ~BodyScope();
  /// Frees some of the scope's buffers. Must be called before the terminator is
  /// created.
  void finish();

private:
  LoopProgram &program;
  mlir::OpBuilder::InsertionGuard guard;
  std::vector<RangedIndex> indices;
  std::vector<TrackedBuffer> buffers;
  std::vector<mlir::Value> scalars, allocated;
  int64_t trips;
};

//===----------------------------------------------------------------------===//
// Affine expressions
//===----------------------------------------------------------------------===//

/// Returns the range of `expr`, whose divisors are positive constants.
IntRange getRange(mlir::AffineExpr expr, llvm::ArrayRef<IntRange> dims,
                  llvm::ArrayRef<IntRange> symbols);

/// A map and its operands, first those for the map's dimensions.
struct BoundMap {
  mlir::AffineMap map;
  llvm::SmallVector<mlir::Value> operands;
};

/// Returns an equal map in the form that it has after printing and parsing: it
/// has each operand at most once as a dimension and at most once as a symbol,
/// and both groups are in the order of their first use.
BoundMap normalize(const BoundMap &bound);

/// Draws affine expressions of those indices that may be operands of a map at
/// the insertion point.
class AffineExprs {
public:
  /// With `any`, also draws indices that only operations such as `affine.apply`
  /// accept, but no loop or access.
  AffineExprs(LoopProgram &program, bool any = false);

  mlir::AffineExpr pick();
  mlir::AffineExpr pickBelow(int64_t extent);
  mlir::AffineExpr get(const RangedIndex &index);
  IntRange getRange(mlir::AffineExpr expr) const;
  /// Returns the map in the form that it has after printing and parsing (see
  /// `normalize`).
  BoundMap getMap(llvm::ArrayRef<mlir::AffineExpr> exprs) const;

private:
  mlir::AffineExpr pickLeaf();
  mlir::AffineExpr constant(int64_t number) const;

  LoopProgram &program;
  std::vector<RangedIndex> usable;
  llvm::SmallVector<RangedIndex> dims, symbols;
};

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_LOOPS_LOOPPROGRAM_H
