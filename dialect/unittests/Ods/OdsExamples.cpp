//===- OdsExamples.cpp - executable examples of the ODS document ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OdsExamples.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include "bit-enum.cpp.inc"
#include "enum.cpp.inc"

#include "format-unit-attribute.dialect.cpp.inc"

#include "format-else-group.dialect.cpp.inc"

#include "format-new-line.dialect.cpp.inc"

void ods::unit_attribute::FooDialect::initialize() { addOperations<FooOp>(); }

void ods::else_group::FooDialect::initialize() { addOperations<FooOp>(); }

void ods::new_line::MyDialect::initialize() { addOperations<OperationOp>(); }

#define GET_OP_CLASSES
#include "format-unit-attribute.cpp.inc"

#define GET_OP_CLASSES
#include "format-else-group.cpp.inc"

#define GET_OP_CLASSES
#include "format-new-line.cpp.inc"
