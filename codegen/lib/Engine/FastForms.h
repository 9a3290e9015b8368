//===- FastForms.h - what FastISel takes ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// FastISel selects a block from its end to its beginning. What it meets and
/// does not know sends all that is above it in the block to the slow path, at
/// many times the price. Here such operations are written in others.
///
/// `llc -O0 -pass-remarks-missed=sdagisel` lists what is left.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H
#define PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H

#include "llvm/IR/Function.h"

namespace padlab {

/// Stores of aggregates become one store a member, and what is extracted is
/// what was inserted.
void forwardAggregates(llvm::Function &function);

/// Loads, merges and selections of aggregates become those of their members,
/// too; what a loop hands on unchanged needs no merge.
void splitAggregates(llvm::Function &function);

/// Floats of 16 bits that are loaded, stored, merged and selected become
/// integers of 16 bits; conversions from and to f32 stay, as FastISel has them.
/// `hasHalf`: the CPU converts f16, otherwise they stay what they are.
void carrySmallFloats(llvm::Function &function, bool hasHalf);

/// Erases those of `replaced` that only others of them use, if anybody does.
void eraseReplaced(llvm::ArrayRef<llvm::Instruction *> replaced);

/// Integers of widths that no CPU has, up to 32 bits, become those of one that
/// it has.
void widenOddIntegers(llvm::Function &function);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H
