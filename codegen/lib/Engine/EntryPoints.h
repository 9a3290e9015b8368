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

/// Replaces `function` by `void NAME(ptr slots)`: every scalar of its
/// arguments, followed by every scalar of its result, has an eight-byte slot of
/// its own, or two if it is wider. No aggregate remains, because aggregates
/// make FastISel fall back to the slow path, and a returned one needs a hidden
/// argument.
llvm::Function *packEntry(llvm::Function &function, llvm::StringRef name);

/// Gives the same form to functions of `module` that only the module calls, if
/// the result or the arguments exceed the registers in which FastISel passes
/// them.
void packCalls(llvm::Module &module);

/// Brings a function into the form that FastISel supports: no aggregates (an
/// extraction becomes the inserted value, stores are split), and allocas of
/// known size in the entry block. Also drops fast-math flags, because they
/// would allow what exact comparison forbids. If `isFast`, FastISel itself will
/// be used, and the other instructions that it does not support are rewritten,
/// too (FastForms.h). `hasHalf`: the CPU converts f16.
void prepareForFastISel(llvm::Function &function, bool isFast,
                        bool hasHalf = false);

/// Returns the number of slots that arguments or results of this type take.
unsigned countScalars(llvm::Type *type);

} // namespace padlab

#endif // PADLAB_CODEGEN_ENTRYPOINTS_H
