//===- RuntimeSymbols.cpp - what native code links against -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/RuntimeSymbols.h"

#include "../Runtime/FloatConversion.h"

#include "padlab/codegen/Runtime.h"
#include "padlab/codegen/RuntimeThreads.h"
#include "padlab/dialect/MathFunctions.h"

#include <cmath>
#include <cstring>

extern "C" void memrefCopy(int64_t, const void *, const void *);
extern "C" void padlab_copy_strided(const void *, int64_t, int64_t);

/// Implements `malloc` for lowered code, which needs no larger alignment than
/// that of the elements.
static void *allocUnaligned(size_t bytes) { return padlab_alloc(bytes, 1); }
static void *allocAligned(size_t alignment, size_t bytes) {
  return padlab_alloc(bytes, alignment);
}

template <typename Function>
static void *addressOf(Function *function) {
  return reinterpret_cast<void *>(function);
}

llvm::ArrayRef<padlab::RuntimeSymbol> padlab::getRuntimeSymbols() {
  static const RuntimeSymbol symbols[] = {
      {"malloc", addressOf(allocUnaligned)},
      {"aligned_alloc", addressOf(allocAligned)},
      {"free", addressOf(padlab_free)},
      {"padlab_alloc", addressOf(padlab_alloc)},
      {"padlab_alloc_fresh", addressOf(padlab_alloc_fresh)},
      {"padlab_free", addressOf(padlab_free)},
      {"padlab_alloc_static", addressOf(padlab_alloc_static)},
      {"padlab_parallel_for", addressOf(padlab_parallel_for)},
      {"padlab_dma_start", addressOf(padlab_dma_start)},
      {"padlab_dma_element", addressOf(padlab_dma_element)},
      {"padlab_dma_wait", addressOf(padlab_dma_wait)},
      {"padlab_check_failed", addressOf(padlab_check_failed)},
      {"padlab_expect_error", addressOf(padlab_expect_error)},
      {"padlab_error", addressOf(padlab_error)},
      {"padlab_debug_print_shape", addressOf(padlab_debug_print_shape)},
      {"padlab_debug_print_size", addressOf(padlab_debug_print_size)},
      {"memrefCopy", addressOf(memrefCopy)},
      {"padlab_copy_strided", addressOf(padlab_copy_strided)},
      {"memcpy", addressOf(std::memcpy)},
      {"memmove", addressOf(std::memmove)},
      {"memset", addressOf(std::memset)},
      {"__truncsfhf2", addressOf(padlab_truncsfhf2)},
      {"__truncdfhf2", addressOf(padlab_truncdfhf2)},
      {"__truncsfbf2", addressOf(padlab_truncsfbf2)},
      {"__truncdfbf2", addressOf(padlab_truncdfbf2)},
      {"__extendhfsf2", addressOf(padlab_extendhfsf2)},
      {"__extendhfdf2", addressOf(padlab_extendhfdf2)},
      {"padlab_extend_small_float", addressOf(padlab_extend_small_float)},
      {"padlab_truncate_f32_to_small_float",
       addressOf(padlab_truncate_f32_to_small_float)},
      {"padlab_truncate_f64_to_small_float",
       addressOf(padlab_truncate_f64_to_small_float)},
#define PADLAB_SYMBOL(NAME, OP)                                                \
  {"padlab_" #NAME "_f32", addressOf(padlab_##NAME##_f32)},                    \
      {"padlab_" #NAME "_f64", addressOf(padlab_##NAME##_f64)},
      PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_SYMBOL)
          PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_SYMBOL)
#undef PADLAB_SYMBOL
              {"fmod", addressOf<double(double, double)>(std::fmod)},
      {"fmodf", addressOf<float(float, float)>(std::fmod)},
  };
  return symbols;
}
