//===- Identity.h - what a night runs with ---------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A finding of one LLVM is none of another, and two builds of padlab do not
/// count the same. A plan for several machines says what it was made with; who
/// takes a task compares that with what it has.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_IDENTITY_H
#define PADLAB_FUZZ_LIB_NIGHTLY_IDENTITY_H

#include "padlab/fuzz/Plan.h"

namespace padlab::nightly {

/// The plan's schema, the version of LLVM, and checksums (xxh3) of the tools
/// that the plan's tasks run and of LLVM's libraries, by the names of the
/// files. A tool that the plan itself builds is left out.
llvm::json::Object describeIdentity(const Plan &plan);

/// The first difference of two identities, in one line; empty where there is
/// none.
std::string findDifference(const llvm::json::Object &planned,
                           const llvm::json::Object &here);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_IDENTITY_H
