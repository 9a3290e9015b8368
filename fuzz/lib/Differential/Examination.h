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

/// Whether the case is drawn: one in `every` cases is, by its structural hash.
/// The cases drawn for a multiple of `every` are a subset. 0 draws none.
bool isDrawn(uint64_t structure, unsigned every);

/// Prints the program in pretty and in generic form, writes it as bytecode, and
/// reads each back. Returns a description of the differences, or an empty
/// string.
std::string findRoundTripFault(mlir::ModuleOp module);

/// Runs the subject, whose first run gave `first`, once more. Returns a
/// description of the differences, or an empty string.
std::string repeatSubject(Compiler &compiler, const Case &theCase,
                          const Pipeline &pipeline, const SubjectResult &first);
/// Compiles `program` alone, twice. Returns a description of the difference, or
/// an empty string.
std::string repeatCompilation(Compiler &compiler, mlir::ModuleOp program,
                              llvm::StringRef lowering);

/// Whether the program, for all inputs of these types, has no undefined
/// behaviour and no poison: every operation is known to be harmless. Then its
/// pipelines can be compared without the reference.
bool isTotal(const Case &theCase);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_EXAMINATION_H
