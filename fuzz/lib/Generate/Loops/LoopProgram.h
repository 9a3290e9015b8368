//===- LoopProgram.h - programs of loops over buffers -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The state that the emitters of loops, branches and memory share. The range
/// of each index is known where it is used, so that every access is in bounds
/// by construction. All elements of a buffer are written before other code
/// reads it. No iteration of a parallel loop accesses what another one writes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_LOOPS_LOOPPROGRAM_H
#define PADLAB_LIB_GENERATE_LOOPS_LOOPPROGRAM_H

#include "../ProgramBuilder.h"

#include "mlir/IR/AffineMap.h"

namespace padlab::generate {

namespace loopBudget {
/// The maximal number of executions of an operation, over all loops around it.
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

/// In a parallel loop: an access to dimension `dim` must use exactly `index`,
/// so that no two iterations access the same element.
struct Owner {
  unsigned dim;
  RangedIndex index;
};

struct TrackedBuffer {
  mlir::Value value;
  Extents extents;
  /// A mask of the allocations that it may be a part of.
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
  /// Returns the owner of `dim`; null if any index may be used there.
  const Owner *findOwner(unsigned dim) const {
    for (const Owner &owner : owners)
      if (owner.dim == dim)
        return &owner;
    return nullptr;
  }
};

/// How often a program uses each feature, in percent. These are drawn for each
/// program, as in swarm testing.
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
  /// The buffers that can be freed where the innermost scope ends.
  std::vector<mlir::Value> allocated;
  /// The maximal number of executions of the current insertion point.
  int64_t trips = 1;
  unsigned depth = 0;
  /// How many more steps the program may have. If this is 0, each further body
  /// gets only one step.
  unsigned stepsLeft = 40;
  /// Whether operations go to a function that the entry calls, which cannot get
  /// further arguments.
  bool isCallee = false;

  //===--- Values ---===//

  mlir::Type pickType() {
    return choices.pick(llvm::ArrayRef<mlir::Type>(features.types));
  }
  /// Returns a value equal to `number`: a constant, an argument, or an extent.
  mlir::Value getNumber(int64_t number);
  mlir::Value getConstant(int64_t number, mlir::Type type = {});
  /// Casts `value`, an integer or an index, to `type`.
  mlir::Value castIndex(mlir::Value value, mlir::Type type);
  void addIndex(mlir::Value value, IntRange range) {
    indices.push_back({value, range});
  }
  /// Picks an index, more likely a recent one; at times, and if there is none,
  /// makes one for a number up to 8.
  RangedIndex pickIndex();
  /// Returns an index from 0 to `extent` - 1, computed if necessary.
  mlir::Value getIndexBelow(int64_t extent);
  /// Emits an expression of existing scalars.
  mlir::Value emitScalar(mlir::Type type);
  llvm::SmallVector<mlir::Value> emitScalars(llvm::ArrayRef<mlir::Type> types);
  /// Emits a condition of existing scalars and indices.
  mlir::Value emitCondition();

  //===--- Buffers ---===//

  std::optional<TrackedBuffer>
  pickBuffer(llvm::function_ref<bool(const TrackedBuffer &)> accept);
  /// Picks a buffer that has elements, and is writable if `isWritten`.
  std::optional<TrackedBuffer> pickNonEmpty(bool isWritten);
  /// Adds a buffer, and writes all its elements.
  TrackedBuffer addBuffer(llvm::ArrayRef<int64_t> extents, mlir::Type type);
  TrackedBuffer pickOrAddBuffer();
  Extents pickExtents();
  /// Adds another view of `of`.
  void addView(const TrackedBuffer &of, mlir::Value value,
               llvm::ArrayRef<int64_t> extents);
  /// Returns indices of an element that may be accessed here.
  llvm::SmallVector<mlir::Value> pickPosition(const TrackedBuffer &buffer);
  mlir::Value load(const TrackedBuffer &buffer);
  void store(mlir::Value value, const TrackedBuffer &buffer);
  /// Stores `value` to some buffer of its type, if there is any, so that the
  /// program's result depends on it.
  void show(mlir::Value value);
  /// Writes all elements of a new buffer.
  void initialize(const TrackedBuffer &buffer);

  //===--- Regions ---===//

  bool mayNest() const {
    return depth < loopBudget::maxDepth && trips < loopBudget::maxTrips &&
           stepsLeft > 0;
  }
  /// Calls one to `most` drawn emitters. The values that they add are known
  /// until the current `BodyScope` ends.
  void emitSteps(unsigned most);
  /// Restricts, in the body of a parallel loop, which buffers may be written,
  /// and where.
  void divideBuffers(llvm::ArrayRef<RangedIndex> variables);
  /// Draws the following choices from a section of their own.
  void enterNextSection() { choices.enterSection(nextSection++); }

  uint64_t addMemory();
  unsigned nextSection = 0;

  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  unsigned memories = 0;
};

/// A body: values that it adds are forgotten at its end, and `finish()` may
/// free its allocations, after which the caller terminates the block.
class BodyScope {
public:
  BodyScope(LoopProgram &program, mlir::Block *block, int64_t times);
  ~BodyScope();
  /// Frees some of the scope's buffers; call before the terminator is made.
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

/// A map and its operands: dimensions first.
struct BoundMap {
  mlir::AffineMap map;
  llvm::SmallVector<mlir::Value> operands;
};

/// Returns the map with each operand once, in the order of first use, as it is
/// after printing and parsing.
BoundMap normalize(const BoundMap &bound);

/// Draws expressions of the indices that are valid in a map here.
class AffineExprs {
public:
  /// With `any`, also uses indices that only `affine.apply` and the like
  /// accept.
  AffineExprs(LoopProgram &program, bool any = false);

  mlir::AffineExpr pick();
  mlir::AffineExpr pickBelow(int64_t extent);
  mlir::AffineExpr get(const RangedIndex &index);
  IntRange getRange(mlir::AffineExpr expr) const;
  /// Returns the map in the form that its text has: see `normalize`.
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
