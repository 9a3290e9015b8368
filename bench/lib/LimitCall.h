//===- LimitCall.h - a limit kernel with its memory -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIMITCALL_H
#define PADLAB_BENCH_LIMITCALL_H

#include "CallMemory.h"
#include "PadWorkload.h"

#include "padlab/codegen/TimedCode.h"

namespace padlab {

/// A limit kernel, its arguments (`slots`), and the memory that they point to.
class LimitCall : public TimedInvocation {
public:
  /// Copies `inputs`, the arguments of the workload's program. Returns null if
  /// there is no memory for them. The destination is not touched. `pages` is
  /// the page size of the destination; the input is always on huge pages.
  static std::unique_ptr<LimitCall> create(const PadWorkload &workload,
                                           LimitKernel kernel,
                                           llvm::ArrayRef<RuntimeValue> inputs,
                                           Pages pages = Pages::Huge);

  void invoke() override { kernel.run(slots.data()); }
  /// Gives the destination's memory back to the system.
  void forgetAllocations() override { memory->forgetDestination(); }
  bool flushCaches() override { return memory->flush(); }
  std::optional<llvm::SmallVector<RuntimeValue>> getResults() const override;
  /// Fills the destination with a byte.
  void poison(unsigned char byte);

private:
  LimitCall(const PadWorkload &workload, LimitKernel kernel)
      : workload(workload), kernel(kernel) {}
  void addDescriptor(void *data, llvm::ArrayRef<int64_t> extents);
  /// Copies one more input; returns false if there is no memory for it.
  bool addTensor(const TensorValue &tensor, Pages pages);

  PadWorkload workload;
  LimitKernel kernel;
  mlir::Type elementType;
  llvm::SmallVector<uint64_t, 64> slots;
  /// The index of the result's descriptor in the slots.
  size_t resultSlot = 0;
  std::unique_ptr<CallMemory> memory;
  /// The memory of each input after the first.
  llvm::SmallVector<std::unique_ptr<CallMemory>, 1> others;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIMITCALL_H
