//===- DefectKey.h - what tells defects apart -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One key identifies a defect from the fuzzer to the list of findings. Less is
/// known about the defect at first, and less is compared then: the `Grain` of a
/// stage says which fields of the key the stage compares.
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
/// | `Raw`     | kind, pipeline, pass, message, caller: of a fuzzer's verdict |
/// | `Group`   | the same, but the pipeline only where no pass is known       |
/// | `Way`     | kind, pipeline, pass: triage looks at one defect of each     |
/// | `Cluster` | kind, blamed pass and pattern, message                       |
/// | `Finding` | the same, and the shape of the minimal program unless the    |
/// |           | place or the pattern says all                                |
enum class Grain { Raw, Group, Way, Cluster, Finding };

struct DefectKey {
  /// The name of a stored finding's folder. The name stays even if later
  /// knowledge changes the signature. No grain compares names.
  std::string name;
  std::string kind;
  /// The pipeline, without the target and the form of the case: other targets
  /// and forms may show the same defect.
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
  /// operations.
  std::string aspect;

  /// Makes the key of a verdict, without and with a known blame.
  static DefectKey of(const Verdict &verdict);
  static DefectKey of(const Verdict &verdict, const Blame &blame);
  /// Makes the key of a finding.json that any version of padlab has written.
  static DefectKey fromFinding(const json::Object &finding);

  /// Returns the key with only the fields that the grain compares.
  DefectKey at(Grain grain) const;
  /// Whether the function in which the compiler crashed is guilty, rather than
  /// one in which invalid IR often ends.
  bool hasPlace() const;
  /// Returns the finding's name: the kind and the guilty step for people, then
  /// a hash of what `Grain::Finding` compares. It can be a file name.
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
/// one defect: without numbers, names and types; `at F` if the compiler crashed
/// in a function F that is known. Empty for kinds without the trait
/// `SaysMessage`.
std::string normalizeMessage(const Verdict &verdict, const Blame &blame);

/// Returns the pipeline of a variant: `passes` of
/// `passes+dynamic@x86-64-v4:clean-loops:O2`.
StringRef getPipelineOf(StringRef variant);

} // namespace padlab

#endif // PADLAB_FUZZ_DEFECTKEY_H
