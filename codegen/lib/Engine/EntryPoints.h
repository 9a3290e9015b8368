//===- EntryPoints.h - entries that take one pointer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_ENTRYPOINTS_H
#define PADLAB_CODEGEN_ENTRYPOINTS_H

#include "llvm/IR/Function.h"

namespace padlab {

/// Makes `void NAME(ptr slots)` of `function`, which it consumes: every scalar
/// of its arguments, then every scalar of its result lies in an eight-byte slot
/// of its own, one wider than that in two. No aggregate is left, because these throw FastISel back to the
/// slow path and a returned one needs a hidden argument.
llvm::Function *packEntry(llvm::Function &function, llvm::StringRef name);

/// Gives the functions of `module` that only calls of its own use the same form,
/// where a result or the arguments are more than FastISel passes in registers.
void packCalls(llvm::Module &module);

/// Brings a function into the form that FastISel takes: no aggregates (what is
/// extracted is what was inserted, stores are split), allocas of known size in
/// the entry. Also drops fast-math flags, which would allow what exact
/// comparison forbids.
/// `isFast`: FastISel itself will be used. Then the rest of what it does not
/// know is written otherwise, too (FastForms.h). `hasHalf`: the CPU converts
/// f16.
void prepareForFastISel(llvm::Function &function, bool isFast,
                        bool hasHalf = false);

/// The number of slots that arguments or results of this type take.
unsigned countScalars(llvm::Type *type);

} // namespace padlab

#endif // PADLAB_CODEGEN_ENTRYPOINTS_H
