//===- Identity.h - what a night runs with ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A finding of one LLVM need not be one of another, and two builds of padlab
/// may count differently. A plan for several machines therefore names the LLVM
/// and the build that it was made with, and a worker that takes a task compares
/// these with its own.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_IDENTITY_H
#define PADLAB_FUZZ_LIB_NIGHTLY_IDENTITY_H

#include "padlab/fuzz/Plan.h"

namespace padlab::nightly {

/// Returns the plan's schema, the version of LLVM, and checksums (xxh3) of the
/// tools that the plan's tasks run and of LLVM's libraries, by the names of the
/// files. A tool that the plan itself builds is left out.
llvm::json::Object describeIdentity(const Plan &plan);

/// Returns the first difference of two identities in one line; empty if there
/// is none.
std::string findDifference(const llvm::json::Object &planned,
                           const llvm::json::Object &here);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_IDENTITY_H
