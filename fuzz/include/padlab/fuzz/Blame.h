//===- Blame.h - the guilty pass and pattern -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names the pass, and within it the rewrite pattern application, that breaks a
/// case: prefixes of the subject finished with the trusted lowering, then
/// bisection by an action handler that suppresses all later applications. Of a
/// `transform-interpreter` step the guilty operation of the script is found by
/// scripts that end earlier.
///
/// Where the reference can read what the guilty step made, it is asked, too: a
/// program that still means the same acquits the step and leaves the lowering.
///
/// In-process: a crash of the pass kills the caller. `BlameWorker` survives it,
/// and blames what was running. What crashes now and then only, and does not
/// while it is looked for, is blamed on the pass that the verdict names.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_BLAME_H
#define PADLAB_FUZZ_BLAME_H

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/PassList.h"
#include "padlab/fuzz/Verdict.h"
#include "padlab/fuzz/Worker.h"

namespace padlab {

struct Blame {
  /// Argument of the pass (`test-linalg-pad-fusion`); `fold` where the greedy
  /// driver's folding does it in any pass. Where the subject is innocent, the
  /// pass of the lowering or, where none is known, the step (`lowering`,
  /// `codegen`) or LLVM's stage (`llvm-O2`, `llvm-x86-64-v4`). Empty: unknown.
  std::string pass;
  /// The guilty operation of the script, if the pass runs one.
  std::string operation;
  /// Debug name of the pattern; empty when no single one is guilty.
  std::string pattern;
  /// Where the guilty step stands.
  Phase phase = Phase::Unknown;
  /// 1-based number of the guilty one among the applications in the pass that
  /// changed the program; 0: none.
  unsigned application = 0;
  /// IR around the guilty application.
  std::string before, after;
  /// The guilty step as it stands in the subject, with anchors and options;
  /// empty where the subject is innocent or unknown.
  std::string step;
  /// The whole program before and after that step; the second is empty where
  /// the step gave none.
  std::string program, result;
  /// The reference's judgement of the program after the step: `differs`,
  /// `agrees`, or empty if it cannot run it.
  std::string reference;
  /// The operation that does not verify, if it was there before the step: then
  /// the step broke something that it uses.
  std::string victim;
  /// Why the search found no guilty pass, one line: `pass` is then empty, or
  /// what the defect says of itself. Empty where the search found one.
  std::string unknown;

  /// The guilty part of the pass, as one word of finding.json: the operation
  /// of a script, the pattern, or both (`transform.apply_patterns: X`).
  std::string getPatternName() const;
  void setPatternName(llvm::StringRef name);
  std::string str() const; ///< `pass / pattern`
  /// The same, and why there is no more to say.
  std::string describe() const;
  /// Without the IR.
  llvm::json::Object toJSON() const;
  static Blame fromJSON(const llvm::json::Object &object);
};

/// `defect` is the verdict to explain; its pipeline is blamed. Replaces the
/// context's action handler.
Blame findBlame(Compiler &compiler, const Case &theCase, const Verdict &defect);

/// The guilty pass alone, of a script with the guilty operation, for a tenth of
/// the price: what a verdict says. Empty where no pass is guilty.
struct GuiltyPass {
  std::string pass, operation;
};
GuiltyPass findGuiltyPass(Compiler &compiler, const Case &theCase,
                          const Verdict &defect);

/// Whether `blame` is the answer for this case as well, which shows `defect`:
/// for a sequence of one step without a search for the pattern.
bool isExplainedBy(Compiler &compiler, const Case &theCase,
                   const Verdict &defect, const Blame &blame);

/// Processor time after which a compilation that was seen to hang is taken for
/// one that hangs again: far more than a small program needs. What has more
/// time must confirm it before anybody calls it a hang.
inline constexpr double hangSeconds = 2;

/// Blames in a worker. The compiler is made in this process, so that a new
/// child costs no more than a fork.
class BlameWorker {
public:
  explicit BlameWorker(Target target = {}, WorkerLimits limits = {})
      : BlameWorker(std::make_shared<Compiler>(std::move(target)),
                    std::move(limits)) {}
  /// With a compiler of this process that others use, too.
  explicit BlameWorker(std::shared_ptr<Compiler> compiler,
                       WorkerLimits limits = {});
  Blame find(llvm::StringRef text, const Verdict &defect);
  bool isExplainedBy(llvm::StringRef text, const Verdict &defect,
                     const Blame &blame);
  /// Processor time of all children so far.
  double getProcessorSeconds() const;

private:
  WorkerReply ask(llvm::StringRef text, const Verdict &defect,
                  const Blame *blame);

  std::unique_ptr<Worker> worker;
  /// For hangs, see `hangSeconds`.
  std::unique_ptr<Worker> impatient;
};

} // namespace padlab

#endif // PADLAB_FUZZ_BLAME_H
