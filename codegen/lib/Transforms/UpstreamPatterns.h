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
  /// The patterns to add if the option is off.
  void (*otherwise)(mlir::RewritePatternSet &) = nullptr;
  /// If this is set, the option is a limit instead, which is the largest number
  /// by default, and this function alone adds the patterns.
  void (*populateUpTo)(mlir::RewritePatternSet &, unsigned limit) = nullptr;
};

struct UpstreamPatternPass {
  llvm::StringLiteral name;
  llvm::ArrayRef<UpstreamSet> sets;
};

/// Returns the passes of pattern sets on vectors.
llvm::ArrayRef<UpstreamPatternPass> getUpstreamVectorPatterns();

/// Registers passes that apply upstream's public pattern sets which no pass and
/// no transform of libMLIR applies. Names, options and effects equal those of
/// the passes with which `mlir-opt` tests them, so that `mlir-opt` runs them,
/// too.
void registerUpstreamPatterns();

/// Registers passes for public functions that are no patterns, in the same way.
void registerUpstreamUtilities();
void registerUpstreamLinalgUtilities();

/// Registers passes for patterns that convert types, in the same way.
void registerUpstreamConversions();

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_TRANSFORMS_UPSTREAMPATTERNS_H
