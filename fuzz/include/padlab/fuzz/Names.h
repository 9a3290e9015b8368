//===- Names.h - names of LLVM that need no qualifier -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names that most files use, as mlir/Support/LLVM.h has them for MLIR. Most
/// public headers include this file, so that who includes one of these needs
/// no include of its own. Files on programs have these names from `using
/// namespace mlir`, and those of Feedback, Oracles, Text and Worker in fuzz/lib
/// write `llvm::`: a file keeps to the form of its folder.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_NAMES_H
#define PADLAB_FUZZ_NAMES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"

namespace llvm::json {}
namespace llvm::sys::fs {}

namespace padlab {

using llvm::ArrayRef, llvm::MutableArrayRef, llvm::SmallVector,
    llvm::SmallString;
using llvm::createStringError, llvm::Error, llvm::Expected, llvm::formatv;
using llvm::raw_ostream, llvm::StringLiteral, llvm::StringRef, llvm::Twine;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;

} // namespace padlab

#endif // PADLAB_FUZZ_NAMES_H
