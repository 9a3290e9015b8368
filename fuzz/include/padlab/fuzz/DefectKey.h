//===- DefectKey.h - what tells defects apart -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One key identifies a defect on its whole way from the fuzzer to the list of
/// findings. At first, less is known about the defect, so that fewer fields can
/// be compared: the `Grain` of a stage says which fields of the key that stage
/// compares.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_DEFECTKEY_H
#define PADLAB_FUZZ_DEFECTKEY_H

#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Verdict.h"

#include <tuple>

namespace padlab {

struct Blame;

/// | grain     | compares                                                     |
/// |-----------|--------------------------------------------------------------|
/// | `Raw`     | all fields that a fuzzer's verdict has: not the shape        |
/// | `Group`   | the same without the aspect, and the pipeline only where no  |
/// |           | pass is known                                                |
/// | `Way`     | kind, pipeline, pass, pattern: triage looks at one defect of |
/// |           | a case for each                                              |
/// | `Cluster` | kind, blamed pass and pattern, message, function             |
/// | `Finding` | the same, and the shape of the minimal program unless the    |
/// |           | place (`hasPlace`) or the pattern alone identifies a defect  |
enum class Grain { Raw, Group, Way, Cluster, Finding };

struct DefectKey {
  /// The name of a stored finding's folder. The name stays the same even if
  /// padlab later computes another signature. No grain compares names.
  std::string name;
  std::string kind;
  /// The pipeline of the variant, without the target, the lowering and the form
  /// of the case: the same defect may show with others of these.
  std::string pipeline;
  /// `pattern` is the text of `Blame::getPatternName`. In the key of a verdict,
  /// it is the guilty operation of a script.
  std::string pass, pattern;
  /// See `normalizeMessage`.
  std::string message;
  std::string function, caller;
  /// The shape of the minimal program, see `describeShape`.
  std::string shape;
  /// Further features that distinguish raw defects: options of the pass,
  /// operations. In the key of a cluster: the known cause that explains its
  /// defects (fuzz/lib/Finding/Clusters.h).
  std::string aspect;

  /// Makes the key of a verdict, without and with a known blame.
  static DefectKey of(const Verdict &verdict);
  static DefectKey of(const Verdict &verdict, const Blame &blame);
  /// Makes the key of a finding.json that any version of padlab has written.
  static DefectKey fromFinding(const json::Object &finding);

  /// Returns the key with only the fields that the grain compares.
  DefectKey at(Grain grain) const;
  /// Whether `function`, in which the compiler crashed, identifies the defect.
  /// It does not if many different defects end there, such as in general
  /// functions of LLVM and MLIR that get invalid IR.
  bool hasPlace() const;
  /// Returns the finding's name: the kind and the guilty step for people, then
  /// a hash of what `Grain::Finding` compares, except the function: if that
  /// identifies the defect, the message names it. It can be a file name.
  std::string getSignature() const;

  json::Object toJSON() const;
  static std::optional<DefectKey> fromJSON(const json::Value *value);

  /// The fields that grains compare.
  auto tie() const {
    return std::tie(kind, pipeline, pass, pattern, message, function, caller,
                    shape, aspect);
  }
  bool operator==(const DefectKey &other) const { return tie() == other.tie(); }
  bool operator<(const DefectKey &other) const { return tie() < other.tie(); }
};

/// Returns the message of `verdict` in a form that is the same for all cases of
/// one defect: without numbers, names and types. If the compiler crashed and
/// the function F in which it did so is known, returns `at F`. If `blame` has a
/// victim, returns the same text for all messages about types. Returns an empty
/// text for kinds without the trait `SaysMessage`.
std::string normalizeMessage(const Verdict &verdict, const Blame &blame);

/// Returns the pipeline of a variant: `passes` of
/// `passes+dynamic@x86-64-v4:clean-loops:O2`.
StringRef getPipelineOf(StringRef variant);

} // namespace padlab

#endif // PADLAB_FUZZ_DEFECTKEY_H
