//===- PassesTarget.h - programs with a pass sequence -*- C++ -*- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The target `passes`: a program of another target, and a sequence of
/// upstream's passes for it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSESTARGET_H
#define PADLAB_LIB_GENERATE_PASSESTARGET_H

#include "Programs.h"

namespace padlab::generate {

struct PassesProgram {
  OwnedModule module;
  /// The name of the sequence's focus (Passes/Focus.h); empty if it has none.
  std::string focus;
  /// The index of the step that applies the focus.
  size_t place = 0;
};

/// Draws a program with a sequence. If `focus` is not empty, the sequence has a
/// focus whose name contains this text. If no such sequence was found, the
/// sequence has no focus.
PassesProgram drawPassesProgram(Choices &choices, mlir::MLIRContext *context,
                                llvm::StringRef focus = "");

struct Aim;

/// Draws a program and a sequence with the focus of `aim`. If several tries
/// find no such sequence, returns a program with a sequence that has no focus.
PassesProgram drawAimedProgram(Choices &choices, mlir::MLIRContext *context,
                               const Aim &aim);

/// Draws a program as drawPassesProgram does, and returns only its module.
OwnedModule buildPassesProgram(Choices &choices, mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSESTARGET_H
