//===- Examination.h - steps of the differential loop -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_DIFFERENTIAL_EXAMINATION_H
#define PADLAB_FUZZ_LIB_DIFFERENTIAL_EXAMINATION_H

#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Names.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace padlab {

/// Whether the case with the structural hash `structure` is drawn: one case in
/// `every` is. Cases that are drawn for a multiple of `every` are also drawn
/// for `every`. 0 draws none.
bool isDrawn(uint64_t structure, unsigned every);

/// Prints the program in pretty and in generic form, writes it as bytecode, and
/// reads each form back. Returns a description of the first form that cannot be
/// written or read back, or that means another program than `module`; or an
/// empty string.
std::string findRoundTripFault(mlir::ModuleOp module);

/// Runs the subject, whose first run gave `first`, once more. Returns a
/// description of the differences between the two runs, or an empty string.
std::string repeatSubject(Compiler &compiler, const Case &theCase,
                          const Pipeline &pipeline, const SubjectResult &first);
/// Says that compiling a program once more has given other code.
inline constexpr StringLiteral otherCode =
    "one program gets two different object codes";

/// Compiles `program` alone, twice. Returns `otherCode` if the code differs, or
/// an empty string.
std::string repeatCompilation(Compiler &compiler, mlir::ModuleOp program,
                              StringRef lowering);

/// Whether the program is total: for all inputs of its types, it has neither
/// undefined behaviour nor poison, because every operation is known to be
/// harmless. The pipelines of a total program can be compared without the
/// reference.
bool isTotal(const Case &theCase);

/// Whether both programs have the same operations on the same values. Locations
/// are ignored.
bool areEquivalent(mlir::ModuleOp a, mlir::ModuleOp b);

/// Returns a normal form that is the same for all programs with the same text.
/// Attributes with a default value are set; attributes that are `false` are
/// removed, because the absence of an optional attribute may mean the same.
mlir::OwningOpRef<mlir::ModuleOp> normalize(mlir::ModuleOp module);

/// Interprets `program`, which a subject produced. Returns nothing if there is
/// no entry with a body, if the reference does not know all of its operations,
/// if it does not finish, or if the program reads bits of a NaN, which the
/// reference does not know. A false claim is returned all the same.
std::optional<Interpretation> interpretOutput(mlir::ModuleOp program,
                                              ArrayRef<RuntimeValue> inputs,
                                              const Licence &licence);

/// If some pipelines are licensed to compute inexactly, lets the reference
/// compute error bounds for the results. If the reference cannot do so, removes
/// these pipelines.
void boundResults(Evidence &evidence, ArrayRef<RuntimeValue> inputs);

/// Runs `program` natively with the iterations of its parallel loops in reverse
/// order. Returns nothing if it has no such loops, if `lowering` cannot be
/// reversed, or if the reversed program does not compile.
std::optional<RunResult> runReversed(Compiler &compiler, mlir::ModuleOp program,
                                     StringRef lowering,
                                     ArrayRef<RuntimeValue> inputs);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_EXAMINATION_H
