//===- Reading.h - what the reference reads in a program -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_ORACLES_READING_H
#define PADLAB_FUZZ_LIB_ORACLES_READING_H

#include "padlab/fuzz/Evidence.h"

namespace padlab::oracles {

/// The result of the reference's run of a subject's output.
enum class Reading {
  None,        ///< It was not run, or the case has no truth.
  Agrees,      ///< It does what the case does.
  Differs,     ///< It gives other results, or ends in another way.
  Poison,      ///< A result that is defined has become poison.
  Undefined,   ///< It has undefined behaviour.
  CheckFailed, ///< An assertion inside does not hold.
  /// The program may be right or wrong: its native code, made by the trusted
  /// lowering, has other results.
  Misread,
};

Reading readOutput(const Interpretation &reference,
                   const PipelineEvidence &pipeline);

/// Whether the reading decides, so that native code is not judged.
inline bool isDecided(Reading reading) {
  return reading != Reading::None && reading != Reading::Agrees;
}

/// Finds a difference between the results of the pipeline's program and those
/// of the case, if both have results.
std::optional<Difference> findReadDifference(const Interpretation &reference,
                                             const PipelineEvidence &pipeline);

/// Describes the fault of a program whose reading is decided, but not
/// `Misread`. Always returns a text; its type is that of `JudgePipeline`.
std::optional<std::string> describeReading(const Interpretation &reference,
                                           const PipelineEvidence &pipeline);

/// Describes how `run` differs from the reference's run of the same program;
/// nothing if they agree. Elements that are poison in `reference`, the run of
/// the case, or in `program` are not compared.
std::optional<std::string> findMisreading(const Interpretation &reference,
                                          const Interpretation &program,
                                          const RunResult &run,
                                          Exactness exactness);
/// Returns the first run of native code that differs from the reference's run
/// of the same program; null if none does.
const RunResult *findMisreadRun(const Interpretation &reference,
                                const PipelineEvidence &pipeline);

} // namespace padlab::oracles

#endif // PADLAB_FUZZ_LIB_ORACLES_READING_H
