//===- Check.cpp - assertions inside programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Check/Check.h"

using namespace padlab::check;

#include "padlab/dialect/Check/CheckDialect.cpp.inc"

#define GET_OP_CLASSES
#include "padlab/dialect/Check/Check.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "padlab/dialect/Check/Check.cpp.inc"
      >();
}
