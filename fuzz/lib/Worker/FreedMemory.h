//===- FreedMemory.h - who reads what was freed dies -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_WORKER_FREEDMEMORY_H
#define PADLAB_FUZZ_LIB_WORKER_FREEDMEMORY_H

namespace padlab::worker {

/// From now on this process fills what it frees with bytes of which no pointer
/// can be made: a compiler that looks at an erased operation dies there, where
/// otherwise it mostly finds what it has left, and damages what comes to lie
/// there where it does not. Under AddressSanitizer, which sees to that itself,
/// nothing changes.
void poisonFreedMemory();

} // namespace padlab::worker

#endif // PADLAB_FUZZ_LIB_WORKER_FREEDMEMORY_H
