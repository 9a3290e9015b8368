//===- Passes.h - ways through upstream's sparsifier ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_SPARSE_PASSES_H
#define PADLAB_LIB_GENERATE_SPARSE_PASSES_H

#include "padlab/fuzz/Choices.h"

#include <string>

namespace padlab::generate {

/// Draws a pipeline: passes that keep the program's meaning, then the
/// sparsifier with drawn options.
std::string drawSparsePasses(Choices &choices);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_SPARSE_PASSES_H
