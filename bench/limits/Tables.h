//===- Tables.h - the kernels of one instruction set ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIMITS_TABLES_H
#define PADLAB_BENCH_LIMITS_TABLES_H

#include "Limits.h"

namespace padlab {

constexpr int64_t numForms = 14, maxKernels = 10;

/// A kernel that is absent has no function.
struct FormKernels {
  LimitKernel kernels[maxKernels];
  LimitKernel streaming, interior;
};

/// A table indexed by LimitForm.
struct FormTable {
  FormKernels forms[numForms];
};

extern const FormTable plainScalarKernels, plainBaselineKernels,
    plainAvx2Kernels, plainAvx512Kernels, avx512Kernels, avx512Fp16Kernels;

} // namespace padlab

#endif // PADLAB_BENCH_LIMITS_TABLES_H
