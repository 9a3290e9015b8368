//===- PlainScalar.cpp - plain loops without vectors ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#define PADLAB_NO_VECTORS
#define PADLAB_PLAIN_KERNELS padlab::plainScalarKernels
#include "Plain.inc"
