//===- FreedMemory.h - makes reads of freed memory crash --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_WORKER_FREEDMEMORY_H
#define PADLAB_FUZZ_LIB_WORKER_FREEDMEMORY_H

namespace padlab::worker {

/// From now on, this process fills freed memory with bytes that are not a valid
/// pointer: a compiler that reads an erased operation crashes there, instead of
/// mostly finding the old contents, and sometimes damaging newer ones.
/// AddressSanitizer checks this itself, so that nothing changes under it.
void poisonFreedMemory();

} // namespace padlab::worker

#endif // PADLAB_FUZZ_LIB_WORKER_FREEDMEMORY_H
