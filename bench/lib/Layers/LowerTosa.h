//===- LowerTosa.h - TOSA programs as cases ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_LAYERS_LOWERTOSA_H
#define PADLAB_BENCH_LIB_LAYERS_LOWERTOSA_H

#include "llvm/Support/Error.h"

#include <string>

namespace padlab {

/// Lowers TOSA by upstream's passes, as compilers that accept TOSA do first:
/// tosa-to-linalg-named, tosa-to-linalg, tosa-to-arith, tosa-to-tensor, then
/// canonicalize. It uses a context of its own with the needed dialects. The
/// error is one line.
llvm::Expected<std::string> lowerTosa(llvm::StringRef text);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_LAYERS_LOWERTOSA_H
