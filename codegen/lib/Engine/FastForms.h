//===- FastForms.h - IR that FastISel supports ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// FastISel selects a block from its end to its beginning. If FastISel does not
/// support an instruction, the slow path (SelectionDAG) selects this
/// instruction and all instructions above it in the block, which takes many
/// times as long. The functions in this file rewrite unsupported instructions
/// into supported ones.
///
/// `llc -O0 -pass-remarks-missed=sdagisel` lists the instructions that are
/// still unsupported.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H
#define PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H

#include "llvm/IR/Function.h"

namespace padlab {

/// Replaces each store of an aggregate by one store per member, and each
/// extraction of a member by the value that was inserted.
void forwardAggregates(llvm::Function &function);

/// Splits loads, phis and selects of aggregates into those of the members.
/// Drops the phis of members that a loop passes on unchanged.
void splitAggregates(llvm::Function &function);

/// Turns 16-bit floats that are loaded, stored, merged by phis and selected
/// into 16-bit integers. Conversions from and to f32 stay, because FastISel
/// supports them. `hasHalf` says whether the CPU has instructions that convert
/// f16; without them, conversions of f16 stay unchanged.
void carrySmallFloats(llvm::Function &function, bool hasHalf);

/// Erases the instructions of `replaced` that are unused, or used only by other
/// instructions of `replaced` that are erased.
void eraseReplaced(llvm::ArrayRef<llvm::Instruction *> replaced);

/// Replaces integers of fewer than 32 bits whose width no CPU supports by wider
/// integers.
void widenOddIntegers(llvm::Function &function);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H
