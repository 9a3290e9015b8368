//===- OdsExamples.h - executable examples of the ODS document --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The output of TableGen for examples of the ODS document (dialect/test/Ods).
/// Two examples define `foo.op`, so each example with operations has a dialect
/// and a context of its own. These dialects are not in any other registry of
/// ours.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_UNITTESTS_ODS_ODSEXAMPLES_H
#define PADLAB_DIALECT_UNITTESTS_ODS_ODSEXAMPLES_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

#include <optional>
#include <string>

#include "format-unit-attribute.dialect.h.inc"

#include "format-else-group.dialect.h.inc"

#include "format-new-line.dialect.h.inc"

#include "bit-enum.h.inc"
#include "enum.h.inc"

#define GET_OP_CLASSES
#include "format-unit-attribute.h.inc"

#define GET_OP_CLASSES
#include "format-else-group.h.inc"

#define GET_OP_CLASSES
#include "format-new-line.h.inc"

#endif // PADLAB_DIALECT_UNITTESTS_ODS_ODSEXAMPLES_H
