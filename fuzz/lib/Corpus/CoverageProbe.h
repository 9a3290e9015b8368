//===- CoverageProbe.h - what a case marks, without running it --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A case marks the counters of the program features that it has and of the
/// MLIR actions that it causes (Feedback.h). Cases are compared by these marks.
/// To find the marks of a case, only the passes have to run: no reference, no
/// oracles, no code generation, none of a target's extras.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_CORPUS_COVERAGEPROBE_H
#define PADLAB_FUZZ_LIB_CORPUS_COVERAGEPROBE_H

#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Worker.h"

#include <memory>
#include <vector>

namespace padlab {

/// Runs the passes of a target's pipelines on cases, in a child, because any
/// case may kill it. A process may have only one probe at a time, because it
/// has only one set of counters.
class CoverageProbe {
public:
  explicit CoverageProbe(const FuzzTarget &target);

  enum class Answer { Marked, NoCase, Died };
  /// Runs the passes on a case. `marks` receives the numbers of the counters
  /// that the case marks.
  Answer run(StringRef text, std::vector<uint32_t> &marks);

private:
  bool shared = false;
  std::unique_ptr<Worker> worker;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_CORPUS_COVERAGEPROBE_H
