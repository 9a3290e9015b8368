//===- Machine.h - the memory bandwidth of this machine ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Kernels of known traffic. They run interleaved with the code that they are
/// compared with, so that its bandwidth is compared with the machine's at the
/// same moment. They use one thread and ordinary stores, as that code does.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_MACHINE_H
#define PADLAB_BENCH_MACHINE_H

#include "padlab/bench/Harness.h"

#include <cstdint>
#include <memory>

namespace padlab {

/// Buffers for the kernels; each stream of a kernel has `bytes`.
class MachineKernels {
public:
  explicit MachineKernels(int64_t bytes);
  ~MachineKernels();
  MachineKernels(const MachineKernels &) = delete;
  MachineKernels &operator=(const MachineKernels &) = delete;

  struct Kernel {
    Thunk thunk;
    /// The traffic of one call in bytes; a store counts twice, because the line
    /// is read before it is written.
    int64_t traffic;
  };
  /// Returns the kernels fill (1 store), copy (1 load, 1 store) and stream (2
  /// loads, 1 store).
  const std::vector<Kernel> &getKernels() const { return kernels; }

private:
  struct Buffers;
  std::unique_ptr<Buffers> buffers;
  std::vector<Kernel> kernels;
};

} // namespace padlab

#endif // PADLAB_BENCH_MACHINE_H
