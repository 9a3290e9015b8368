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

/// One pipeline that shows a raw defect.
struct LookedAt {
  std::string kind, pipeline;
  /// The key of the defect's cluster; if a known cause explains the defect, see
  /// `Clusters::makeKeyOfCause`.
  DefectKey cluster;
  /// See `Clusters::describeAspect`.
  std::string aspect;
  /// Whether known causes explain the defect, even if none is certain.
  bool isExplained = false;
  /// The existing finding of the cause that explains it, or an empty name.
  std::string sameAs;
};
/// Encodes the question which known causes explain a raw defect. The answer has
/// an entry for each pipeline in which the fuzzer saw the defect and which
/// still shows it; entries without a cause must be triaged.
std::string encodeExplain(StringRef path);
std::string encodeLook(StringRef path);
std::vector<LookedAt> decodeLook(StringRef answer);

/// The result of a reduction. An empty signature: there was nothing to store.
struct Reduced {
  std::string signature;
  bool isNew = false;
  /// Why it could not be stored.
  std::string error;
};
std::string encodeReduce(StringRef path, StringRef kind, StringRef pipeline);
Reduced decodeReduced(StringRef answer);

/// Makes the witness that a finding stores for a raw defect that counts for it.
/// Its first part names the raw defect.
std::string makeWitness(StringRef path, StringRef kind, StringRef pipeline);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_TRIAGEWORKER_H
