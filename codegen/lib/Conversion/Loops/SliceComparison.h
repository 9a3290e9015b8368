//===- SliceComparison.h - compares slices without solving ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One-shot bufferization asks of many pairs of slices whether they are the
/// same. Upstream answers with a system of inequalities for each pair of
/// offsets, sizes or strides, which takes a fifth of the time of the trusted
/// lowering. Nearly always the two numbers of such a pair are the same SSA
/// value, or both are constants, so that the same answer is found without
/// inequalities.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_SLICECOMPARISON_H
#define PADLAB_CODEGEN_SLICECOMPARISON_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace padlab {

/// While an object of this class lives, this thread compares slices without
/// inequalities if SSA values and constants give the answer. Elsewhere
/// upstream's own code is used, because it is under test.
class SliceComparisonScope {
public:
  SliceComparisonScope();
  ~SliceComparisonScope();
  SliceComparisonScope(const SliceComparisonScope &) = delete;
  SliceComparisonScope &operator=(const SliceComparisonScope &) = delete;

private:
  bool before;
};

/// Registers the fast comparison. Must be called before upstream's models are
/// registered, because the first registration counts.
void registerSliceComparison(mlir::DialectRegistry &registry);

} // namespace padlab

#endif // PADLAB_CODEGEN_SLICECOMPARISON_H
