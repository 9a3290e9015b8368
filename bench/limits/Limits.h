//===- Limits.h - hand-written kernels of the padded workloads -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Hand-written kernels against which compiled programs are measured. Each
/// workload has kernels for several instruction sets and ways to store; the
/// fastest that this machine runs is the limit.
///
/// A kernel takes what the packed entry of the compiled program takes (see
/// packEntry and Descriptor.h in codegen/lib/Engine): one pointer to slots of
/// eight bytes, which hold the components of the arguments, then those of the
/// results. The destination is one more argument, after those of the program;
/// the kernel copies the destination's descriptor to that of the result.
/// Padding amounts that are dynamic in the program are read from the slots in
/// each call; static amounts follow from the extents in the slots.
///
/// This header and all others that the kernels include must not define inline
/// functions or include headers of the C++ library, because the kernels are
/// compiled for other CPUs than the rest.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIMITS_LIMITS_H
#define PADLAB_BENCH_LIMITS_LIMITS_H

#include <stdint.h>

namespace padlab {

/// The layout of the slots, and the function that is applied to an element.
enum class LimitForm {
  Image,       ///< f32, rank 3, the same padding on all sides of the outer two.
  Matrix,      ///< f32, rank 2, the same padding on all sides.
  RightPadded, ///< f32, rank 2, all padding behind the rows.
  Dynamic,     ///< f32, rank 2; arguments low 0, low 1, high 0, high 1, value.
  Transpose,   ///< f32, ?x42 to 49x?; arguments low 1, high 1, pad value.
  MatrixBF16,  ///< As Matrix. Extended to f32, squared, rounded to nearest.
  MatrixF16,   ///< As MatrixBF16, of f16.
  MatrixI8,    ///< As Matrix, of i8; squares wrap around.
  // Operations on a padded tensor, or before a pad; the slots determine the
  // layout of the result. All are of f32, padded with zero unless stated
  // otherwise.
  ScaledSum,     ///< Rank 2: sums of 3x3, times a ninth; padded by 1.
  SumOfProducts, ///< Rank 2: sums of 3x3, each times a ninth; padded by 1.
  MaxPool,       ///< One NHWC image: the largest of 3x3, padded by 1 with -inf.
  Convolution,   ///< One NHWC image, an HWCF filter of 3x3; padded by 1.
  Product,       ///< Two matrices; the result is padded on all sides.
  Softmax,       ///< Rank 3: dimension 1 is padded; softmax along the last.
};

/// The extents of a Transpose that are static, both in the program and in the
/// kernels.
enum : int64_t { transposeColumns = 42, transposeLow = 3, transposeHigh = 4 };

struct LimitKernel {
  const char *name;
  void (*run)(uint64_t *slots);
  /// The instruction set that its code is made for.
  const char *target;
  /// Whether the kernel rounds differently from the program, as the licence of
  /// Relaxation.h permits. An inexact kernel is a limit only for contestants
  /// with that licence.
  bool isInexact;
};

/// An array of kernels, all of which the machine can run.
struct LimitKernels {
  const LimitKernel *kernels;
  int64_t count;
  const LimitKernel *begin() const { return kernels; }
  const LimitKernel *end() const { return kernels + count; }
};

/// Returns the kernels of a form; never empty.
LimitKernels getLimitKernels(LimitForm form);

/// Returns a kernel with ordinary stores for the best instruction set of this
/// machine. If the form squares elements without transposing them, the kernel
/// writes the destination in one pass, in address order.
LimitKernel getStreamingKernel(LimitForm form);

/// Returns a kernel that writes only the interior. It is correct if the
/// destination holds zeros, as fresh memory does, and the padding value is
/// zero. For Transpose, and for operations on a padded tensor or before a pad,
/// there is no such kernel, and `run` of the result is null.
LimitKernel getInteriorKernel(LimitForm form);

/// Plain loops, once with vectors of the best instruction set of this machine
/// and once without vectors. Those with vectors are among the kernels of
/// `getLimitKernels`, too; those without do not count as limits.
struct PlainLoops {
  LimitKernel stream, overwrite;
};
PlainLoops getVectorLoops(LimitForm form);
PlainLoops getScalarLoops(LimitForm form);

} // namespace padlab

#endif // PADLAB_BENCH_LIMITS_LIMITS_H
