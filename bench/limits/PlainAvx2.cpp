//===- PlainAvx2.cpp - plain loops for AVX2, FMA and F16C -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#define PADLAB_PLAIN_KERNELS padlab::plainAvx2Kernels
#include "Plain.inc"
