//===- Machine.cpp - the memory bandwidth of this machine -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Machine.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cstdlib>
#include <sys/mman.h>

using namespace padlab;

namespace {
/// A buffer on huge pages, if there are any, as in the code that is compared
/// with these kernels: the cost of small pages should not matter.
class Buffer {
public:
  Buffer(size_t count, double value) {
    size_t bytes = llvm::alignTo(count * sizeof(double), hugePage);
    data = static_cast<double *>(std::aligned_alloc(hugePage, bytes));
    if (!data)
      llvm::report_fatal_error("out of memory for the machine's kernels");
    (void)madvise(data, bytes, MADV_HUGEPAGE);
    std::fill_n(data, count, value);
  }
  ~Buffer() { std::free(data); }
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  double *get() const { return data; }

private:
  static constexpr size_t hugePage = size_t(1) << 21;
  double *data;
};
} // namespace

struct MachineKernels::Buffers {
  explicit Buffers(size_t count) : a(count, 1), b(count, 2), c(count, 3) {}
  Buffer a, b, c;
};

static size_t countElements(int64_t bytes) {
  return std::max<int64_t>(1, bytes / int64_t(sizeof(double)));
}

// These kernels are plain loops: memcpy and memset use non-temporal or other
// special stores for large sizes, and their bandwidth would not be comparable
// with that of ordinary stores. For the same reason CMake compiles this file
// without builtins, lest the compiler replaces the loops by memcpy and memset.
static void fill(double *to, size_t count, double value) {
  for (size_t i = 0; i != count; ++i)
    to[i] = value;
}

static void copy(double *__restrict to, const double *__restrict from,
                 size_t count) {
  for (size_t i = 0; i != count; ++i)
    to[i] = from[i];
}

static void stream(double *__restrict to, const double *__restrict a,
                   const double *__restrict b, size_t count) {
  for (size_t i = 0; i != count; ++i)
    to[i] = a[i] + 3 * b[i];
}

MachineKernels::MachineKernels(int64_t bytes)
    : buffers(std::make_unique<Buffers>(countElements(bytes))) {
  size_t count = countElements(bytes);
  double *a = buffers->a.get(), *b = buffers->b.get(), *c = buffers->c.get();
  int64_t moved = count * sizeof(double);
  kernels = {
      {{"fill", [=] { fill(a, count, 1); }}, 2 * moved},
      {{"copy", [=] { copy(a, b, count); }}, 3 * moved},
      {{"stream", [=] { stream(a, b, c, count); }}, 4 * moved},
  };
}

MachineKernels::~MachineKernels() = default;
