//===- TriageWorker.h - the child that triages ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_TRIAGEWORKER_H
#define PADLAB_FUZZ_LIB_FINDING_TRIAGEWORKER_H

#include "padlab/fuzz/Worker.h"

namespace padlab {

/// `look PATH` answers with a line a defect: kind, pipeline, cluster and
/// aspect, separated by tabs. `reduce PATH KIND PIPELINE` stores the finding,
/// and answers `new` or `known` and its name, nothing when there is none, or
/// `error` and why it could not be stored.
Worker::Factory makeTriageWorkerFactory(std::string findingsDir);

/// What a finding remembers of one that counts for it. The first part is the
/// raw defect's alone.
std::string makeWitness(llvm::StringRef path, llvm::StringRef kind,
                        llvm::StringRef pipeline);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_TRIAGEWORKER_H
