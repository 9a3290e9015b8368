//===- KnownExtents.h - extents that are known before a run -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_KNOWNEXTENTS_H
#define PADLAB_LIB_MUTATE_KNOWNEXTENTS_H

#include "../Generate/ProgramBuilder.h"

namespace padlab::mutate {

/// What a program that exists gives a builder to go on with: the tensors of
/// its top level whose extents follow from types, attributes of arguments and
/// simple index arithmetic, the scalars, and the index arguments with a value.
/// Tensors that are not written in full are left out.
void collectKnownValues(mlir::func::FuncOp entry,
                        generate::ProgramBuilder &program);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_KNOWNEXTENTS_H
