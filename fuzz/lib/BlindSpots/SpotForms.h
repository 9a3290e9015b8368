//===- SpotForms.h - subjects, and programs in which they fire --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_BLINDSPOTS_SPOTFORMS_H
#define PADLAB_LIB_BLINDSPOTS_SPOTFORMS_H

#include "padlab/fuzz/BlindSpots.h"

namespace padlab::blind {

/// Tries to draw a sequence of target `passes` for each subject and each form
/// of program in which it fires. Returns an estimate of how many of 48 attempts
/// succeed. Calls `look` with each program.
std::map<Spot, uint64_t>
drawForms(mlir::MLIRContext *context, uint64_t seed,
          llvm::function_ref<void(mlir::ModuleOp)> look);

/// Returns the names of all passes that sequences are made of.
std::set<std::string> getPassesOfTable();

} // namespace padlab::blind

#endif // PADLAB_LIB_BLINDSPOTS_SPOTFORMS_H
