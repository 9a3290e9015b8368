//===- Workarounds.h - passes for defects of upstream -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The passes of the trusted lowering that would not be needed if upstream were
/// right (codegen/lib/Conversion/Workarounds). Each can be left out: the
/// lowering `LOWERING-without-PASS` is LOWERING without this pass.
/// `padlab-planted --workarounds` checks which of the passes are still needed.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_WORKAROUNDS_H
#define PADLAB_CODEGEN_WORKAROUNDS_H

#include "padlab/codegen/Pipeline.h"

#include "llvm/ADT/ArrayRef.h"

namespace padlab {

struct Workaround {
  llvm::StringRef pass;
  /// The part of upstream that is wrong: `FILE: SYMBOL`.
  llvm::StringRef upstream;
  /// Describes what upstream does without the pass: the rest of a sentence that
  /// begins with "upstream".
  llvm::StringRef defect;
  /// The records of corpus/defects about this defect, separated by `,`; empty
  /// if there are none yet.
  llvm::StringRef causes;
  /// Issues of upstream's tracker that a search found, in addition to those
  /// that the records name: `#60091, #95020`; empty if none was found.
  llvm::StringRef threads;
  /// A file of the corpus with a case that gives right results only with this
  /// pass; empty if no such case is known.
  llvm::StringRef program;
  /// The lowering that has the pass.
  llvm::StringRef lowering = "loops";
  /// Upstream's pass that replaces this pass in the lowering without it; empty
  /// if nothing replaces it.
  llvm::StringRef instead = "";
  /// The optimization level at which upstream's mistake shows if the pass is
  /// left out.
  llvm::StringRef level = "O0";

  /// Returns `unfused:LOWERING:LEVEL`, the variant with the pass.
  std::string getVariant() const;
  /// Returns `unfused:LOWERING-without-PASS:LEVEL`.
  std::string getVariantWithout() const;
};

/// Returns all workarounds, in the order of their names.
llvm::ArrayRef<Workaround> getWorkarounds();
/// Returns null if no workaround has this name.
const Workaround *findWorkaround(llvm::StringRef pass);

/// Returns the lowering for a name `LOWERING-without-PASS`; null for other
/// names. The lowering lives as long as the process. Any thread may call this.
const Lowering *findLoweringWithout(llvm::StringRef name);

/// Returns, as text, the passes that `lower-general-forms` runs on programs
/// that need them.
std::string printGeneralForms();

} // namespace padlab

#endif // PADLAB_CODEGEN_WORKAROUNDS_H
