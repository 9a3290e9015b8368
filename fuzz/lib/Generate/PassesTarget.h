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
  /// The pass that its sequence is about, and the index of that step; empty if
  /// the sequence has no particular subject.
  std::string focus;
  size_t place = 0;
};

/// If `focus` is given, the subject mostly has this text in its name.
PassesProgram drawPassesProgram(Choices &choices, mlir::MLIRContext *context,
                                llvm::StringRef focus = "");

struct Aim;

/// Draws a program about `aim` if one can be drawn; otherwise one without a
/// particular subject (`focus` is empty).
PassesProgram drawAimedProgram(Choices &choices, mlir::MLIRContext *context,
                               const Aim &aim);

/// Returns only the module.
OwnedModule buildPassesProgram(Choices &choices, mlir::MLIRContext *context);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSESTARGET_H
