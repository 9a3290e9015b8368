//===- Blame.h - the guilty pass and pattern -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names the pass, and within it the application of a rewrite pattern, that
/// breaks a case. The pass is found by applying the trusted lowering to
/// prefixes of the subject; the application by bisection: an action handler
/// suppresses all applications after a given one. For a `transform-interpreter`
/// step, the guilty operation of the script is found by means of scripts that
/// end earlier.
///
/// If the defect changes the meaning of the program, and the reference can run
/// the program that the guilty step leaves, it has the last word: if that
/// program still has the same meaning, the lowering or the code generation is
/// guilty, and not the step.
///
/// The search runs in the calling process, so that a crash of a pass may end
/// that process. `BlameWorker` survives this: for a crash or a hang, it blames
/// the pass that was running, and for another defect the pass that the verdict
/// names. If the search finds no guilty pass, for example because a crash
/// occurs only sometimes, `BlameWorker` blames the pass that the verdict names,
/// if the subject runs it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_BLAME_H
#define PADLAB_FUZZ_BLAME_H

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/PassList.h"
#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Verdict.h"
#include "padlab/fuzz/Worker.h"

namespace padlab {

struct Blame {
  /// The argument of the pass (`test-linalg-pad-fusion`), or `fold` if folding
  /// by the greedy driver is guilty, whatever the pass. If the subject is
  /// innocent, the pass of the lowering or, if none is known, the step
  /// (`lowering`, `translation`, `codegen`) or LLVM's stage (`llvm-O2`,
  /// `llvm-x86-64-v4`); `native code` if the search died in that. Empty if
  /// unknown.
  std::string pass;
  /// If the pass runs a script of the transform dialect: the guilty operation
  /// of this script.
  std::string operation;
  /// The debug name of the guilty pattern; empty if no single one is guilty or
  /// known.
  std::string pattern;
  /// Whether some pattern of the pass is guilty, but the search did not find
  /// out which. Then `pattern` is empty.
  bool isPatternOpen = false;
  /// The phase in which the guilty step runs.
  Phase phase = Phase::Unknown;
  /// 1-based index of the guilty application among the pattern applications of
  /// the pass that change the program; 0: none is guilty or known.
  unsigned application = 0;
  /// The IR before and after the guilty application. If none is known, before
  /// and after the operation of the script or the step, or, if that is unknown
  /// as well, only the program that goes wrong.
  std::string before, after;
  /// The guilty step as it is in the subject, with anchors and options, or the
  /// guilty pass of the lowering; empty if neither is known.
  std::string step;
  /// The whole program before and after the guilty step. A script in `program`
  /// may end with the guilty operation. `result` is empty if the step left no
  /// program, or is unknown.
  std::string program, result;
  /// If an operation of a script is guilty, or folding there: the program that
  /// the earlier operations of the script leave, with a script of the guilty
  /// operation, those after it, and the reading operations whose results these
  /// use. Empty if no earlier operation changes the program, or if the script
  /// cannot be split at the guilty operation.
  std::string rest;
  /// The reference's judgement of the program after the guilty step of the
  /// subject: `differs`, or empty if the reference was not asked or cannot run
  /// that program. (If it agrees, the subject is innocent.)
  std::string reference;
  /// The name of the operation that does not verify, if the step did not create
  /// it: then the step broke something that the operation uses.
  std::string victim;
  /// One line that says why the search found no guilty pass: `pass` is then
  /// empty, or the pass that the verdict names. If the search found a guilty
  /// pass, this line is empty.
  std::string unknown;

  /// The guilty part of the pass, as one word of finding.json: the operation
  /// of a script, the pattern, or both (`transform.apply_patterns: X`).
  std::string getPatternName() const;
  void setPatternName(StringRef name);
  std::string str() const; ///< `pass / pattern`
  /// Prints `pass / pattern`, and why the search found no more.
  std::string describe() const;
  /// Converts to JSON, without the IR.
  json::Object toJSON() const;
  static Blame fromJSON(const json::Object &object);
};

/// Searches the pipeline that `defect` names for what causes this defect.
/// Replaces the context's action handler.
Blame findBlame(Compiler &compiler, const Case &theCase, const Verdict &defect);

/// The guilty pass of a defect and, if this pass runs a script, the guilty
/// operation of the script. The pass is `lowering` if the program is wrong
/// before any step, and empty if no guilty pass is found. `findGuiltyPass`
/// costs a tenth of `findBlame`, because it does not search for the pattern.
struct GuiltyPass {
  std::string pass, operation;
};
GuiltyPass findGuiltyPass(Compiler &compiler, const Case &theCase,
                          const Verdict &defect);

/// Whether `blame` also holds for this case, which shows `defect`. If exactly
/// one step of the subject runs `blame.pass`, this mostly needs no search. If
/// `blame` leaves the pattern open, and a search on this case finds a pattern
/// with which `blame` holds, too, this pattern is stored in `blame`.
bool isExplainedBy(Compiler &compiler, const Case &theCase,
                   const Verdict &defect, Blame &blame);

/// The processor time after which a compilation that hung before is taken to
/// hang again: far more than a small program needs. A first hang must be
/// confirmed with more time.
inline constexpr double hangSeconds = 2;

/// Runs blame in a worker. The compiler is made in this process, so that a new
/// child costs no more than a fork.
class BlameWorker {
public:
  explicit BlameWorker(Target target = {}, WorkerLimits limits = {})
      : BlameWorker(std::make_shared<Compiler>(std::move(target)),
                    std::move(limits)) {}
  /// Uses a compiler of this process that other objects may use, too.
  explicit BlameWorker(std::shared_ptr<Compiler> compiler,
                       WorkerLimits limits = {});
  Blame find(StringRef text, const Verdict &defect);
  bool isExplainedBy(StringRef text, const Verdict &defect, Blame &blame);
  /// Returns the processor time of all children so far.
  double getProcessorSeconds() const;

private:
  WorkerReply ask(StringRef text, const Verdict &defect, const Blame *blame);

  std::unique_ptr<Worker> worker;
  /// The worker that searches for the causes of hangs of the compiler; its
  /// limit of processor time for each request is `hangSeconds`.
  std::unique_ptr<Worker> impatient;
};

} // namespace padlab

#endif // PADLAB_FUZZ_BLAME_H
