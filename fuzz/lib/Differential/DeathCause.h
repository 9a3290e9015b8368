//===- DeathCause.h - why padlab's own code died of a case ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Native code of a case runs in the process that judges it. If the code writes
/// to memory that it does not own, the process may survive this and die later,
/// in code of padlab. The same is true of a subject. Parts of the case, each
/// done again in a new child, show which variant has done the damage.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_DIFFERENTIAL_DEATHCAUSE_H
#define PADLAB_FUZZ_LIB_DIFFERENTIAL_DEATHCAUSE_H

#include "padlab/fuzz/Differential.h"

namespace padlab {

/// The step (`Activity::Step`) that follows all native code of a case.
inline constexpr StringLiteral oracleStep = "oracles";
/// The `Activity::Pass` while native code runs, because no pass runs then.
inline constexpr StringLiteral nativeCodePass = "native code";

/// Whether padlab's own code died where memory that the case has damaged may be
/// the reason. This is false for a death in the reference, which runs before
/// native code, and whose input alone may have caused the death.
bool mayComeFromDamage(const WorkerReply &death);

/// A part of the work on a case.
struct CasePart {
  using Stage = DifferentialOptions::Stage;
  /// The last stage of the part.
  Stage lastStage = Stage::Reference;
  /// The only variant; empty: all variants of the case.
  std::string variant = {};

  std::string encode() const;
  static std::optional<CasePart> decode(StringRef bytes);
};

/// Does a part of the work on a case whose variants are `choice` (empty: all
/// variants of `differential`). Leaves out no native code because of
/// `DifferentialOptions::nativeEvery`. Returns the encoded answer to
/// `findDeathCause`.
std::string checkPart(Differential &differential, const Case &theCase,
                      const CasePart &part, const VariantChoice &choice);

/// Lets a new child do a part of the case with `checkPart`.
using PartChecker = llvm::function_ref<WorkerReply(const CasePart &)>;

/// Returns the report on a case of which padlab's own code has died in a new
/// child, see `mayComeFromDamage`; `death` is the report on this death. It
/// calls `check` at most twice more than the case has variants:
///  * If the oracles die without subjects and native code, too, padlab is to
///    blame, and the result is `death`.
///  * If a variant alone shows a defect that may have left damage, or at least
///    wrong values, its report is the result.
///  * If padlab's own code dies of a variant alone, the result is a crash of
///    this variant: of its subject if native code is not needed for this, else
///    of its native code.
///  * Otherwise the cause is unknown, and the result is `death`.
CaseReport findDeathCause(const CaseReport &death, PartChecker check);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_DIFFERENTIAL_DEATHCAUSE_H
