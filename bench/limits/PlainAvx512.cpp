//===- PlainAvx512.cpp - plain loops for AVX-512 ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#define PADLAB_PLAIN_KERNELS padlab::plainAvx512Kernels
#include "Plain.inc"
