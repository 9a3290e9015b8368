//===- VectorizeRowsLoop.h - the loops around vectors of a row --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSLOOP_H
#define PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSLOOP_H

#include "VectorizeRowsBody.h"

#include "padlab/codegen/PlantedFaults.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace padlab {

inline constexpr llvm::StringLiteral rowMark = "pad.row";
inline constexpr llvm::StringLiteral nonTemporalMark = "pad.nontemporal";
/// An attribute of rows that are known not to be long (see RowLimits::longRow).
inline constexpr llvm::StringLiteral shortMark = "pad.short";
/// An attribute of rows that are known to have one to `RowLimits::mostClamped`
/// whole vectors.
inline constexpr llvm::StringLiteral clampedMark = "pad.clamped";

/// Creates a loop whose body `emit` creates, given the loop's variable.
mlir::scf::ForOp makeRowLoop(mlir::OpBuilder &b, mlir::Location loc,
                             mlir::Value from, mlir::Value to, int64_t step,
                             llvm::function_ref<void(mlir::Value)> emit);

/// Creates a `vector<lanes x i1>` whose first `count` lanes are set; `count`
/// must be 1 to `lanes`.
mlir::Value makeRowMask(mlir::OpBuilder &b, mlir::Location loc, unsigned lanes,
                        mlir::Value count, const TargetTraits &traits);

/// Returns the number of iterations of a loop with step 1 if both bounds are
/// constants, or if the upper bound is the lower bound plus a constant.
std::optional<int64_t> getStaticCount(mlir::scf::ForOp loop);

/// The lengths of rows at which other code is emitted for a row. They are
/// numbers of vectors unless stated otherwise.
struct RowLimits {
  /// In cache lines: a shorter row has only ordinary stores, because it is not
  /// worth the code that finds the first whole cache line.
  int64_t fewestLines = 4;
  /// The largest number of whole vectors for which a row of static length is
  /// unrolled completely.
  int64_t mostWrittenOut = 8;
  /// The length above which a row is long: `longFill` if its body has no loads,
  /// `longRow` if it has loads. In a long row, the gain of aligned stores
  /// outweighs the cost of the iterations before the first aligned store. Loads
  /// that have another alignment reduce the gain.
  int64_t longFill = 10, longRow = 32;
  /// The largest number of whole vectors of a row for which the last vector is
  /// computed in the same loop as the others. Each vector then takes two
  /// instructions more, and a row about ten fewer.
  int64_t mostClamped = 8;

  /// Returns limits so low that small programs exceed them.
  static RowLimits getTiny() { return {1, 1, 2, 3, 2}; }

  /// Returns the number of iterations above which a row with this body is long.
  int64_t getLongestShort(const RowBody &body) const;
};

class RowVectorizer {
public:
  RowVectorizer(mlir::scf::ForOp loop, const RowBody &body,
                const TargetTraits &traits, const RowLimits &limits)
      : loop(loop), body(body), traits(traits), limits(limits), b(loop),
        loc(loop.getLoc()), lanes(body.getLanes()) {}

  /// Whether the row is marked for stores that bypass the caches, has only one
  /// store, and its vectors are wide enough for such stores, but not wider than
  /// a cache line.
  bool bypassesCaches() const;
  /// Whether the row ends with a vector that may overlap the vector before it.
  bool overlapsEnd() const { return !hasFastMasks() && !body.mustRunOnce(); }
  /// Replaces the loop.
  void run();

private:
  mlir::Value index(int64_t number) {
    return mlir::arith::ConstantIndexOp::create(b, loc, number);
  }
  mlir::Value add(mlir::Value lhs, mlir::Value rhs) {
    return mlir::arith::AddIOp::create(b, loc, lhs, rhs);
  }
  mlir::Value sub(mlir::Value lhs, mlir::Value rhs) {
    return mlir::arith::SubIOp::create(b, loc, lhs, rhs);
  }
  mlir::Value isLess(mlir::Value lhs, mlir::Value rhs) {
    return mlir::arith::CmpIOp::create(b, loc, mlir::arith::CmpIPredicate::slt,
                                       lhs, rhs);
  }

  template <typename Body>
  void makeIf(mlir::Value condition, Body &&then);
  template <typename Then, typename Else>
  void makeIf(mlir::Value condition, Then &&then, Else &&otherwise);
  mlir::scf::ForOp makeLoop(mlir::Value from, mlir::Value to, int64_t step,
                            llvm::function_ref<void(mlir::Value)> emit) {
    return makeRowLoop(b, loc, from, to, step, emit);
  }

  void emitWhole(mlir::Value from, mlir::Value to);
  mlir::Value emitAligned(mlir::Value from, mlir::Value to);
  void emitGroups(mlir::Value base, unsigned count, RowStores stores = {});
  void emitMasked(mlir::Value base, mlir::Value count);
  void emitScalars(mlir::Value from, mlir::Value to);

  void emitRow(mlir::Value from, mlir::Value to);
  void emitMaskedEnd(mlir::Value from, mlir::Value to);
  void emitOverlappingEnd(mlir::Value from, mlir::Value to);
  void emitClamped(mlir::Value from, mlir::Value to);
  template <typename End>
  void emitByLength(mlir::Value from, mlir::Value to, End &&end);
  void emitExactEnd(mlir::Value from, mlir::Value to);
  void emitShort(mlir::Value from, mlir::Value to);
  void emitStatic(mlir::Value from, int64_t count);
  void emitStaticRest(mlir::Value from, int64_t first, int64_t rest);

  void emitLines(mlir::Value from, mlir::Value to);
  mlir::Value countPastBoundary(mlir::Value base, int64_t elements);
  unsigned getStoredBytes() const;
  void hideConstant();

  /// Whether masked accesses are fast for every element width.
  bool hasFastMasks() const {
    return body.isMaskable() && traits.smallestMaskedBits == 8 &&
           !traits.slowMasks;
  }

  /// Whether the target is x86: only there do non-temporal stores need a fence.
  bool isX86() const { return traits.needsStoreFence; }

  mlir::scf::ForOp loop;
  const RowBody &body;
  const TargetTraits &traits;
  const RowLimits &limits;
  mlir::OpBuilder b;
  mlir::Location loc;
  unsigned lanes;
  /// The value that the only store stores; null if the body computes it.
  mlir::Value splat;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSLOOP_H
