//===- Claims.h - the tasks that measure claims on pad fusion -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_CLAIMS_H
#define PADLAB_FUZZ_LIB_NIGHTLY_CLAIMS_H

#include "padlab/fuzz/Names.h"

#include <string>

namespace padlab::nightly {

/// The CPUs for which the claims are measured, if the machine can run their
/// code: claims of the document from which pad fusion was designed
/// (docs/dashboard.md, "Claims").
inline constexpr StringLiteral claimCPUs[] = {"native", "x86-64-v2",
                                              "x86-64-v3", "x86-64-v4"};

/// The CPUs for which memory traffic is counted, in a simulated cache.
inline constexpr StringLiteral trafficCPUs[] = {"x86-64-v2", "x86-64-v3"};

inline std::string getTrafficTask(StringRef cpu) {
  return "traffic-" + cpu.str();
}

inline std::string getClaimTask(StringRef cpu) { return "claims-" + cpu.str(); }

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_CLAIMS_H
