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
/// instruction and, unless it is a call, all instructions above it in the
/// block, which takes many times as long. The functions in this file rewrite
/// unsupported instructions into supported ones.
///
/// `llc -O0 -pass-remarks-missed=sdagisel` lists the instructions that are
/// still unsupported.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H
#define PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H

#include "llvm/IR/Function.h"

namespace padlab {

/// Replaces each store of a descriptor by one store per member, and each
/// extraction of a member by the value that was inserted, if that is known.
void forwardAggregates(llvm::Function &function);

/// Splits loads of descriptors, and phis and selects of all aggregates except
/// very large ones, into those of the members. Drops the phis of members that a
/// loop passes on unchanged.
void splitAggregates(llvm::Function &function);

/// Turns 16-bit floats that are loaded, stored, merged by phis and selected
/// into 16-bit integers, and does their arithmetic in f32. Conversions of f16
/// from and to f32 become intrinsics that FastISel supports, and those of bf16
/// become operations on integers. `hasHalf` says whether the CPU has
/// instructions that convert f16; without them, all f16 stay unchanged.
void carrySmallFloats(llvm::Function &function, bool hasHalf);

/// Erases the instructions of `replaced` that are unused, or used only by other
/// instructions of `replaced` that are erased.
void eraseReplaced(llvm::ArrayRef<llvm::Instruction *> replaced);

/// Replaces integers of 2 to 15 and of 25 to 31 bits, except for those of 8
/// bits, by wider integers, whose width CPUs support.
void widenOddIntegers(llvm::Function &function);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_FASTFORMS_H
