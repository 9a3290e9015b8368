//===- DestinationPassing.h - results in the caller's memory ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Programs at the tensor level return their results in buffers that the
/// programs allocate. A caller that calls a program many times, or has memory
/// of a certain kind, can pass the buffers for the results instead. The entry
/// then changes from the first form to the second:
///
///   func.func @main(%a: tensor<?xf32>) -> tensor<?xf32>
///   func.func @main(%a: tensor<?xf32>, %to: tensor<?xf32>) -> tensor<?xf32>
///
/// Every lowering accepts both forms. Native code of the second form returns
/// the buffer that was passed.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_DESTINATIONPASSING_H
#define PADLAB_CODEGEN_DESTINATIONPASSING_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Support/LogicalResult.h"

namespace padlab {

/// Gives the entry of `module` one more argument, the *destination*, for each
/// result that is a ranked tensor. Destinations follow the entry's own
/// arguments, in the order of the results and with the same types. The result
/// is put into its destination; results of other types stay as they are. Call
/// this after the passes under test and before the lowering.
///
/// A result is computed directly in its destination if a chain of
/// destination-style operations and casts makes it from a `tensor.empty`, and
/// nothing reads a value of the chain after it was overwritten. Static reshapes
/// may follow the chain. The chain may also begin at a `tensor.pad`, or be one,
/// if its amounts are constants that are not negative, and its padding value is
/// the same everywhere. Any other result is copied to its destination, even if
/// it is an argument, a constant or another result. If a result and its
/// destination must be kept apart, the compiler allocates a buffer for the
/// result. If the entry has several blocks, chooses tensors by regions or
/// selects, or is called by the program, its body becomes a separate function,
/// whose results a new entry copies.
///
/// Nothing checks destinations, so the caller must ensure that each destination
/// has exactly the extents of the result (a smaller one is written out of
/// bounds, the rest of a larger one is unspecified), is packed, and overlaps
/// neither an argument nor another destination. The contents of a destination
/// before the call do not matter.
///
/// The module is no longer a case if a new argument has dynamic extents,
/// because the argument lacks `padlab.extents`. Fails, with a diagnostic, if
/// the module has no entry, or only its declaration.
mlir::LogicalResult passDestinations(mlir::ModuleOp module);

/// Returns the types of the arguments that `passDestinations` adds for
/// `results`.
llvm::SmallVector<mlir::Type> getDestinationTypes(mlir::TypeRange results);

} // namespace padlab

#endif // PADLAB_CODEGEN_DESTINATIONPASSING_H
