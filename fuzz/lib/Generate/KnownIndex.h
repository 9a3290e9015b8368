//===- KnownIndex.h - arguments whose number is given -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_KNOWNINDEX_H
#define PADLAB_LIB_GENERATE_KNOWNINDEX_H

#include "ProgramBuilder.h"

#include "llvm/Support/SaveAndRestore.h"

namespace padlab::generate {

/// Returns an argument of the entry whose value is `number`, so that no pass
/// can know it. Returns another index of this value if several tries make none.
inline mlir::Value getUnknownIndex(ProgramBuilder &program, int64_t number) {
  llvm::SaveAndRestore<unsigned> constants(program.features.constantIndices, 0);
  constexpr unsigned maxTries = 8;
  for (unsigned tries = 0;; ++tries) {
    mlir::Value index = program.getIndex(number);
    if (llvm::isa<mlir::BlockArgument>(index) || tries == maxTries)
      return index;
    // Erase it only if it is new: older values may have other uses.
    if (llvm::none_of(program.indices, [&](const TrackedIndex &known) {
          return known.value == index;
        }))
      index.getDefiningOp()->erase();
  }
}

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_KNOWNINDEX_H
