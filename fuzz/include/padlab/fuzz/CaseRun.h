//===- CaseRun.h - what the reference found about a case --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A fuzz loop needs the reference's run of a case several times: to accept a
/// mutation, to insert operations that are defined for the values that the
/// program has, and to judge pipelines. The reference runs the case once for
/// all of these.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_CASERUN_H
#define PADLAB_FUZZ_CASERUN_H

#include "padlab/dialect/Interpreter.h"

#include <memory>
#include <vector>

namespace padlab {

/// What a run has shown about a scalar or tensor.
struct KnownValue {
  /// Whether the scalar, or some element of the tensor, is poison.
  bool hasPoison = false;
  /// The value of an index that is not poison.
  int64_t index = 0;
  /// The extents of a tensor.
  llvm::SmallVector<int64_t, 4> extents;
};

/// The run of a case by the reference. All copies of this object share the run.
class CaseRun {
public:
  struct Result {
    Interpretation outcome;
    uint64_t steps = 0;
    /// The arguments of the entry, then the results in its first block, in
    /// order; nullopt for sparse tensors, for values that are of other kinds or
    /// unspecified, and for those that the run did not reach.
    std::vector<std::optional<KnownValue>> values;
  };

  /// Runs the case with a limit of `maxSteps` steps, unless its run is known.
  /// Returns how the run ended. Only a run with an outcome that is the truth is
  /// then known.
  Interpretation::Status run(const Case &theCase, uint64_t maxSteps) const;
  /// Returns the run if it is known, or null.
  const Result *find() const { return shared->get(); }

private:
  std::shared_ptr<std::unique_ptr<Result>> shared =
      std::make_shared<std::unique_ptr<Result>>();
};

/// A case and its run. Whoever changes the program or the inputs must replace
/// the run by a new object.
struct RunCase {
  Case theCase;
  CaseRun run = {};
};

} // namespace padlab

#endif // PADLAB_FUZZ_CASERUN_H
