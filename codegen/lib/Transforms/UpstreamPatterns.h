//===- UpstreamPatterns.h - pattern sets without a pass -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_TRANSFORMS_UPSTREAMPATTERNS_H
#define PADLAB_CODEGEN_LIB_TRANSFORMS_UPSTREAMPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace padlab {

/// A pattern set, and the Boolean option that enables it. If the option's name
/// is empty, the set is always applied.
struct UpstreamSet {
  llvm::StringLiteral option;
  void (*populate)(mlir::RewritePatternSet &);
  /// Adds the patterns for the case that the option is off; null if there are
  /// none.
  void (*otherwise)(mlir::RewritePatternSet &) = nullptr;
  /// If this is set, the option is not Boolean, but a number (a limit), by
  /// default the largest one. Then only this function adds the patterns.
  void (*populateUpTo)(mlir::RewritePatternSet &, unsigned limit) = nullptr;
};

struct UpstreamPatternPass {
  llvm::StringLiteral name;
  llvm::ArrayRef<UpstreamSet> sets;
};

/// Returns the passes that apply upstream's pattern sets on vectors.
llvm::ArrayRef<UpstreamPatternPass> getUpstreamVectorPatterns();

/// Upstream has public pattern sets that no pass and no transform operation of
/// libMLIR applies, or none applies alone; only test passes in `mlir-opt` do
/// so. Registers passes with the names, options and effects of these test
/// passes, so that pipelines with them also run in `mlir-opt`.
void registerUpstreamPatterns();

/// Registers passes for public functions of upstream that are not patterns, in
/// the same way.
void registerUpstreamUtilities();
void registerUpstreamLinalgUtilities();

/// Registers passes for patterns that convert types, in the same way.
void registerUpstreamConversions();

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_UPSTREAMPATTERNS_H
