//===- StdOps.td - the operations of the Standard dialect --*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_STD_STDOPS_TD
#define PADLAB_DIALECT_STD_STDOPS_TD

include "padlab/dialect/Std/StdArith.td"
include "padlab/dialect/Std/StdMemory.td"
include "padlab/dialect/Std/StdTerminators.td"

#endif // PADLAB_DIALECT_STD_STDOPS_TD
