//===- Examination.h - what is seen without running a program ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_DIFFERENTIAL_EXAMINATION_H
#define PADLAB_FUZZ_LIB_DIFFERENTIAL_EXAMINATION_H

#include "padlab/fuzz/Differential.h"

namespace padlab {

/// Whether the case is one of `every` so many, drawn by its structural hash:
/// those of a multiple are among them. 0: it is not.
bool isDrawn(uint64_t structure, unsigned every);

/// Prints the program prettily and generically, writes it as bytecode, and
/// reads each back. What came back differently, or empty.
std::string findRoundTripFault(mlir::ModuleOp module);

/// Makes `first` of `theCase` once more. What came out differently, or empty.
std::string repeatSubject(Compiler &compiler, const Case &theCase,
                          const Pipeline &pipeline, const SubjectResult &first);
/// Compiles `program` alone, twice.
std::string repeatCompilation(Compiler &compiler, mlir::ModuleOp program,
                              llvm::StringRef lowering);

/// Whether nothing that the program does, with any inputs of these types, is
/// undefined or gives poison: every operation is known to be harmless. Then its
/// pipelines can be compared without the reference.
bool isTotal(const Case &theCase);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_EXAMINATION_H
