//===- PlainBaseline.cpp - plain loops for the least that x86-64 has ------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#define PADLAB_PLAIN_KERNELS padlab::plainBaselineKernels
#include "Plain.inc"
