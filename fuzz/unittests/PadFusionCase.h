//===- PadFusionCase.h - a case on which upstream is wrong ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_UNITTESTS_PADFUSIONCASE_H
#define PADLAB_FUZZ_UNITTESTS_PADFUSIONCASE_H

#include "padlab/fuzz/Triage.h"

#include "gtest/gtest.h"

namespace padlab::test {

/// Returns a case on which upstream's pad fusion is wrong: it lets the body
/// read the padding value instead of the init.
inline std::string makeReadsInitCase(llvm::StringRef passes = "") {
  static constexpr llvm::StringLiteral text = R"mlir(
#id = affine_map<(d0) -> (d0)>
func.func @main(%init: tensor<3xi32>) -> tensor<5xi32>
    attributes {padlab.seed = 1 : i64PASSES} {
  %c7 = arith.constant 7 : i32
  %g = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%init : tensor<3xi32>) {
  ^bb0(%o: i32):
    %s = arith.addi %o, %o : i32
    %t = arith.addi %s, %o : i32
    linalg.yield %t : i32
  } -> tensor<3xi32>
  %p = tensor.pad %g low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %c7 : i32
  } : tensor<3xi32> to tensor<5xi32>
  return %p : tensor<5xi32>
}
)mlir";
  auto [before, after] = text.split("PASSES");
  std::string attribute =
      passes.empty() ? "" : (", padlab.passes = \"" + passes + "\"").str();
  return (before + attribute + after).str();
}

/// Makes the same program, but with a pad that crops. Upstream's fusion leaves
/// invalid IR for it.
inline std::string makeCroppedCase() {
  std::string cropped = makeReadsInitCase();
  cropped.replace(cropped.find("low[1] high[1]"), 14, "low[-1] high[3]");
  return cropped;
}

/// Returns a probe that all tests share, because its workers are expensive.
inline DefectProbe &getProbe() {
  static DefectProbe probe;
  return probe;
}

/// Returns the first defect that the case shows with this pipeline; if it shows
/// none, the first rejection.
inline Verdict getDefect(DefectProbe &probe, llvm::StringRef text,
                         const std::string &pipeline) {
  CaseReport report = probe.check(text, {pipeline});
  const Verdict *defect = selectDefect(report);
  EXPECT_TRUE(defect) << report.str();
  return defect ? *defect : Verdict();
}

/// Triages the case with the pipelines `unfused` and `pipeline`.
inline std::optional<Finding> triageWith(llvm::StringRef text,
                                         const std::string &pipeline,
                                         TriageOptions options = {}) {
  options.pipelines = {"unfused", pipeline};
  return triage(getProbe(), makeProgramContext().get(), text, options);
}

} // namespace padlab::test

#endif // PADLAB_FUZZ_UNITTESTS_PADFUSIONCASE_H
