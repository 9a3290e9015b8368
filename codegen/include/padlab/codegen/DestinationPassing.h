//===- DestinationPassing.h - results in the caller's memory ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Programs at the tensor level return their results in buffers of their own.
/// A caller that calls them many times, or has memory of a certain kind, passes
/// the buffers instead:
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

/// Gives the entry of `module` one more argument for each result that is a
/// ranked tensor, in order and of the same type, behind its own arguments, and
/// puts the result there. Results of other types stay as they are. Run it after
/// the passes under test and before the lowering.
///
/// The operations that make a result write straight to its destination where it
/// began as a `tensor.empty`, behind operations in destination-passing style,
/// casts and static reshapes, or is a `tensor.pad` by a constant.
/// Anything else is copied there at the end, a result that is an argument, a
/// constant or another result, too. Where the compiler must keep the two apart,
/// it allocates; so does an entry with control flow of tensors, which becomes a
/// function of its own whose results are copied.
///
/// The caller promises, because nothing checks it, that a destination has
/// exactly the extents of the result (a smaller one is written out of bounds,
/// the rest of a larger one is unspecified), is packed, and overlaps neither an
/// argument nor another destination. Its contents before do not matter.
///
/// The module is no case any more where the new arguments have dynamic extents:
/// they have no `padlab.extents`. Fails, with a diagnostic, without an entry.
mlir::LogicalResult passDestinations(mlir::ModuleOp module);

/// The types of the arguments that `passDestinations` adds for `results`.
llvm::SmallVector<mlir::Type> getDestinationTypes(mlir::TypeRange results);

} // namespace padlab

#endif // PADLAB_CODEGEN_DESTINATIONPASSING_H
