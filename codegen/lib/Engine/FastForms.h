//===- FastForms.h - what FastISel takes ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// FastISel selects a block from its end to its beginning. If it does not
/// support an instruction, the slow path selects this one and all instructions
/// above it in the block, which takes many times as long. This rewrites such
/// instructions into supported ones.
///
/// `llc -O0 -pass-remarks-missed=sdagisel` lists what is left.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H
#define PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H

#include "llvm/IR/Function.h"

namespace padlab {

/// Replaces stores of aggregates by one store per member, and an extraction by
/// the value that was inserted.
void forwardAggregates(llvm::Function &function);

/// Splits loads, phis and selects of aggregates into their members; a value
/// that a loop passes on unchanged needs no phi.
void splitAggregates(llvm::Function &function);

/// Turns 16-bit floats that are loaded, stored, merged and selected into 16-bit
/// integers; conversions from and to f32 stay, because FastISel supports them.
/// `hasHalf`: the CPU converts f16; otherwise conversions of f16 stay
/// unchanged.
void carrySmallFloats(llvm::Function &function, bool hasHalf);

/// Erases those of `replaced` that are unused, or used only by others of them.
void eraseReplaced(llvm::ArrayRef<llvm::Instruction *> replaced);

/// Replaces integers of at most 32 bits whose width no CPU supports by wider
/// ones.
void widenOddIntegers(llvm::Function &function);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H
