//===- Workarounds.h - passes for defects of upstream -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The passes of the trusted lowering that upstream would not need if it were
/// right (codegen/lib/Conversion/Workarounds). Each can be left out: the
/// lowering `LOWERING-without-PASS` is LOWERING without it. `padlab-planted
/// --workarounds` checks which of them are still needed.
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
  /// The records of corpus/defects about it, separated by `,`; empty if there
  /// are none yet.
  llvm::StringRef causes;
  /// Threads of upstream's tracker that a search found, in addition to those of
  /// the records: `#60091, #95020`; empty if none was found.
  llvm::StringRef threads;
  /// A file of the corpus that has a case which is right only with this pass;
  /// empty if none is known.
  llvm::StringRef program;
  /// The lowering that has the pass.
  llvm::StringRef lowering = "loops";
  /// Upstream's pass that replaces this one where it is left out; empty if none
  /// does.
  llvm::StringRef instead = "";
  /// The level at which LLVM does what the pass prevents.
  llvm::StringRef level = "O0";

  /// Returns `unfused:LOWERING:LEVEL`, the variant with the pass.
  std::string getVariant() const;
  /// Returns `unfused:LOWERING-without-PASS:LEVEL`.
  std::string getVariantWithout() const;
};

/// Returns all of them, in the order of their names.
llvm::ArrayRef<Workaround> getWorkarounds();
/// Returns null if there is none of this name.
const Workaround *findWorkaround(llvm::StringRef pass);

/// Returns the lowering of a name `LOWERING-without-PASS`, which lives as long
/// as the process; null for other names. Any thread may ask.
const Lowering *findLoweringWithout(llvm::StringRef name);

/// Returns, as text, the passes that `lower-general-forms` runs on programs
/// that need them.
std::string printGeneralForms();

} // namespace padlab

#endif // PADLAB_CODEGEN_WORKAROUNDS_H
