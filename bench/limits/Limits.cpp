//===- Limits.cpp - the kernels that this machine can run -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

using namespace padlab;

namespace {

struct Set {
  const char *target;
  const FormTable *table;
  bool isSupported;
};

/// The kernels that this machine can run, by LimitForm.
struct Available {
  Available();
  void add(const Set &set, int64_t form);

  struct Form {
    LimitKernel kernels[5 * maxKernels] = {};
    int64_t count = 0;
    LimitKernel streaming = {}, interior = {};
  };
  Form forms[numForms];
};

} // namespace

void Available::add(const Set &set, int64_t number) {
  const FormKernels &from = set.table->forms[number];
  Form &form = forms[number];
  auto withTarget = [&](LimitKernel kernel) {
    kernel.target = set.target;
    return kernel;
  };
  for (const LimitKernel &kernel : from.kernels)
    if (kernel.run)
      form.kernels[form.count++] = withTarget(kernel);
  if (from.streaming.run)
    form.streaming = withTarget(from.streaming);
  if (from.interior.run)
    form.interior = withTarget(from.interior);
}

/// Adds the supported sets, the least one first: the kernels of better sets
/// come last in the list, and their streaming and interior kernels replace
/// those of the sets before.
#ifdef __x86_64__
Available::Available() {
  __builtin_cpu_init();
  bool avx512 = __builtin_cpu_supports("x86-64-v4");
  const Set sets[] = {
      {"baseline", &plainBaselineKernels, true},
      {"avx2", &plainAvx2Kernels, __builtin_cpu_supports("x86-64-v3") != 0},
      {"avx512", &plainAvx512Kernels, avx512},
      {"avx512", &avx512Kernels, avx512},
      {"avx512fp16", &avx512Fp16Kernels,
       avx512 && __builtin_cpu_supports("avx512fp16")},
  };
  for (const Set &set : sets)
    for (int64_t form = 0; set.isSupported && form != numForms; ++form)
      add(set, form);
}
#else
Available::Available() {
  for (int64_t form = 0; form != numForms; ++form)
    add({"baseline", &plainBaselineKernels, true}, form);
}
#endif

static const Available::Form &getForm(LimitForm form) {
  static const Available available;
  return available.forms[int64_t(form)];
}

LimitKernels padlab::getLimitKernels(LimitForm form) {
  const Available::Form &available = getForm(form);
  return {available.kernels, available.count};
}

LimitKernel padlab::getStreamingKernel(LimitForm form) {
  return getForm(form).streaming;
}

LimitKernel padlab::getInteriorKernel(LimitForm form) {
  return getForm(form).interior;
}

/// Returns the plain kernels of one form, in the order of Plain.inc.
static PlainLoops getLoops(const FormTable &table, LimitForm form,
                           const char *target) {
  const FormKernels &kernels = table.forms[int64_t(form)];
  PlainLoops loops = {kernels.kernels[0], kernels.kernels[1]};
  loops.stream.target = loops.overwrite.target = target;
  return loops;
}

PlainLoops padlab::getVectorLoops(LimitForm form) {
#ifdef __x86_64__
  __builtin_cpu_init();
  if (__builtin_cpu_supports("x86-64-v4"))
    return getLoops(plainAvx512Kernels, form, "avx512");
  if (__builtin_cpu_supports("x86-64-v3"))
    return getLoops(plainAvx2Kernels, form, "avx2");
#endif
  return getLoops(plainBaselineKernels, form, "baseline");
}

PlainLoops padlab::getScalarLoops(LimitForm form) {
  return getLoops(plainScalarKernels, form, "scalar");
}
