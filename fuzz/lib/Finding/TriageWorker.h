//===- TriageWorker.h - the child that triages ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_TRIAGEWORKER_H
#define PADLAB_FUZZ_LIB_FINDING_TRIAGEWORKER_H

#include "CauseIndex.h"

#include "padlab/fuzz/DefectKey.h"
#include "padlab/fuzz/Worker.h"

namespace padlab {

/// Makes workers that explain, look at and reduce raw defects, as asked by the
/// requests below.
Worker::Factory makeTriageWorkerFactory(std::string findingsDir,
                                        GetSureCauses getSureCauses);

/// One pipeline in which a raw defect shows.
struct LookedAt {
  std::string kind, pipeline;
  /// The key of the defect's cluster; if a known cause explains the defect, see
  /// `Clusters::makeKeyOfCause`.
  DefectKey cluster;
  /// See `Clusters::describeAspect`.
  std::string aspect;
  /// Whether known causes explain the defect, even if none does so for sure.
  bool isExplained = false;
  /// The name of the existing finding of the cause that explains the defect;
  /// empty if there is none.
  std::string sameAs;
};
/// Encodes the question which known causes explain a raw defect. The answer has
/// an entry for each pipeline in which the fuzzer saw a defect and which still
/// shows it. Entries without a cause must be triaged.
std::string encodeExplain(StringRef path);
std::string encodeLook(StringRef path);
std::vector<LookedAt> decodeLook(StringRef answer);

/// The result of a reduction. If the signature and `error` are empty, there was
/// nothing to store.
struct Reduced {
  std::string signature;
  bool isNew = false;
  /// Why the finding could not be stored; empty if it was, or if there is none.
  std::string error;
};
/// Encodes a request to reduce a defect. If few seconds are left until triage
/// ends, the reduction ends earlier than others.
std::string encodeReduce(StringRef path, StringRef kind, StringRef pipeline,
                         double secondsLeft);
Reduced decodeReduced(StringRef answer);

/// Makes the text that a finding stores about a raw defect that counts for it
/// (`Finding::witnesses`). The part before the `-` identifies the raw defect,
/// the rest the kind and the pipeline.
std::string makeWitness(StringRef path, StringRef kind, StringRef pipeline);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_TRIAGEWORKER_H
