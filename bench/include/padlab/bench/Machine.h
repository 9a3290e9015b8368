//===- Machine.h - what this machine's memory can do -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Kernels of known traffic. They run interleaved with what they judge, so that
/// a fraction of the machine's bandwidth is a fraction of what it had to give
/// just then. One thread, ordinary stores, as the code that is judged.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_MACHINE_H
#define PADLAB_BENCH_MACHINE_H

#include "padlab/bench/Harness.h"

#include <cstdint>
#include <memory>

namespace padlab {

/// Buffers for the kernels, of which each works on `bytes` a stream.
class MachineKernels {
public:
  explicit MachineKernels(int64_t bytes);
  ~MachineKernels();
  MachineKernels(const MachineKernels &) = delete;
  MachineKernels &operator=(const MachineKernels &) = delete;

  struct Kernel {
    Thunk thunk;
    /// Traffic of one call; a store costs two.
    int64_t traffic;
  };
  /// fill (1 store), copy (1 load, 1 store), stream (2 loads, 1 store).
  const std::vector<Kernel> &getKernels() const { return kernels; }

private:
  struct Buffers;
  std::unique_ptr<Buffers> buffers;
  std::vector<Kernel> kernels;
};

} // namespace padlab

#endif // PADLAB_BENCH_MACHINE_H
