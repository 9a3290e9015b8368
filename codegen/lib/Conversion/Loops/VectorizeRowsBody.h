//===- VectorizeRowsBody.h - what a row loop does, in vectors ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSBODY_H
#define PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSBODY_H

#include "padlab/codegen/TargetTraits.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"

#include <optional>

namespace padlab {

/// The size of a cache line in bytes.
inline constexpr unsigned lineBytes = 64;

/// How vectors of a body are loaded and stored.
struct RowStores {
  /// A `vector<lanes x i1>` that selects the lanes to load and store; null for
  /// all lanes.
  mlir::Value mask;
  /// Whether stores are whole, aligned vectors that bypass the caches.
  bool nonTemporal = false;
  /// The prefetch distance in bytes; 0 means no prefetch.
  int64_t readAheadBytes = 0;
  /// The value that the only store stores; null if the body computes this
  /// value.
  mlir::Value splat;
  /// Whether the target is x86, whose vector registers have another name in the
  /// assembly statement of `hideVector`.
  bool isX86 = false;
  /// Whether `emit` covers twice as many iterations for each base: the even
  /// iterations are one group, and the odd iterations another one. See
  /// RowBody::hasHalves.
  bool paired = false;
};

/// Returns the width in bits of an integer, an index or a float; 0 for other
/// types.
unsigned getMemoryBits(mlir::Type type);

/// Returns the value of `vector`, which has integers, as the result of an empty
/// assembly statement, so that LLVM knows nothing about it.
mlir::Value hideVector(mlir::OpBuilder &b, mlir::Value vector, bool isX86);

/// Returns the function argument, the global or the allocation that `memref` is
/// a view of; null if it may be a view of anything else.
mlir::Value getBuffer(mlir::Value memref);

/// The body of a *row*, which is a loop with `rowMark` over neighbouring
/// elements, if several iterations of the row can be computed at once.
class RowBody {
public:
  /// Analyzes a loop. Returns nothing if its body must stay scalar. The loop
  /// must outlive the result.
  static std::optional<RowBody> get(mlir::scf::ForOp loop,
                                    const TargetTraits &traits);

  /// Returns how many iterations a vector computes: as many of the widest
  /// values as fill a register, but not more than the target should load and
  /// store at once.
  unsigned getLanes() const { return lanes; }
  /// Returns how many of the widest values fill a register, even if the target
  /// should load and store fewer at once.
  unsigned getLanesOfRegister() const { return lanesOfRegister; }
  /// Whether all accesses have masked forms on the target.
  bool isMaskable() const { return maskable; }
  /// Whether each iteration must run only once, because an iteration that runs
  /// again may load what it stored before.
  bool mustRunOnce() const { return runsOnce; }
  /// Returns the only store; null if there are several.
  mlir::memref::StoreOp getOnlyStore() const { return onlyStore; }
  /// Whether `op`, of the body, becomes an operation on vectors.
  bool isVectorized(mlir::Operation *op) const {
    return vectorized.contains(op);
  }
  /// Whether the body has loads that load different elements in different
  /// iterations.
  bool hasLoads() const { return loads; }
  /// Whether the body has loads, all elements that it stores or loads as
  /// vectors are bf16, and the computations have 32 bits. Then two neighbouring
  /// elements are the halves of a 32-bit word, and shifts can separate them.
  bool hasHalves() const { return halves; }

  /// For each `base` of `bases`, emits iterations `base` to `base` + `count` -
  /// 1 (if paired, twice as many), all of them at once. If `count` is 1, the
  /// code is scalar.
  void emit(mlir::OpBuilder &b, mlir::ValueRange bases, unsigned count,
            const RowStores &stores = {}) const;
  /// This and the next functions compute a vector of `count` iterations (a
  /// scalar if `count` is 1) for each of `points`, which map the variables of
  /// this loop and of loops around it. Lanes that `stores` masks out are
  /// unspecified.
  ///
  /// Emits the values that `load`, of the body, loads.
  llvm::SmallVector<mlir::Value>
  emitLoads(mlir::OpBuilder &b, llvm::ArrayRef<mlir::IRMapping> points,
            unsigned count, const RowStores &stores,
            mlir::memref::LoadOp load) const;
  /// Emits `value`, of the body, and everything that it depends on.
  llvm::SmallVector<mlir::Value>
  emitValue(mlir::OpBuilder &b, llvm::ArrayRef<mlir::IRMapping> points,
            unsigned count, const RowStores &stores, mlir::Value value) const;
  /// Emits the values that the only store would store if `load` had loaded
  /// `loaded`. `load` is null if the body does not read the result.
  llvm::SmallVector<mlir::Value>
  emitStep(mlir::OpBuilder &b, llvm::ArrayRef<mlir::IRMapping> points,
           unsigned count, const RowStores &stores, mlir::memref::LoadOp load,
           mlir::ValueRange loaded) const;
  /// Emits the only store, which stores `values`.
  void emitStores(mlir::OpBuilder &b, llvm::ArrayRef<mlir::IRMapping> points,
                  unsigned count, const RowStores &stores,
                  mlir::ValueRange values) const;

  /// Returns the indices of `access` in iteration `base`.
  llvm::SmallVector<mlir::Value> getIndices(mlir::OpBuilder &b,
                                            mlir::memref::StoreOp access,
                                            mlir::Value base) const;

private:
  explicit RowBody(mlir::scf::ForOp loop) : loop(loop) {}

  bool collect(const TargetTraits &traits);
  bool require(mlir::Value value);
  bool requireOperands(mlir::Operation *op);
  bool isContiguous(mlir::Value memref, mlir::ValueRange indices) const;
  bool isUniform(mlir::Value value) const;
  std::optional<int64_t> getCoefficient(mlir::Value value) const;
  bool noteType(mlir::Type type, bool isAccessed);

  mutable mlir::scf::ForOp loop;
  /// The operations that become operations on vectors.
  llvm::SmallPtrSet<mlir::Operation *, 16> vectorized;
  /// Cached facts about values of the body.
  mutable llvm::SmallDenseMap<mlir::Value, bool> uniform;
  mutable llvm::SmallDenseMap<mlir::Value, std::optional<int64_t>> coefficients;
  unsigned widest = 8, narrowestAccess = 64;
  unsigned lanes = 0, lanesOfRegister = 0;
  bool maskable = false, runsOnce = false, loads = false;
  bool halves = false;
  mlir::memref::StoreOp onlyStore;

  friend class RowBodyEmitter;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_VECTORIZEROWSBODY_H
