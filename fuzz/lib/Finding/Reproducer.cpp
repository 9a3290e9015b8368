//===- Reproducer.cpp - a defect in one command -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reproducer.h"
#include "ScriptTexts.h"

#include "../Support/Process.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Triage.h"

#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <cstdlib>

using namespace mlir;
using namespace padlab;

/// Seconds that a reproducer may take.
static constexpr unsigned scriptSeconds = 180;

/// Returns the folder with the tools of this build.
static std::string getToolDirectory() {
  SmallString<256> path;
  if (fs::real_path("/proc/self/exe", path))
    return {};
  return llvm::sys::path::parent_path(path).str();
}

namespace {

/// A way to show the defect with LLVM's own tools.
struct Attempt {
  ModuleOp program;
  std::string before, passes;
  DriverPlace place = DriverPlace::After;
  /// Whether upstream's lowering accepts the program that the guilty passes
  /// leave. True until a trial shows that it does not.
  bool compiles = true;

  /// Whether both attempts are equal, except for the position of the driver.
  bool isAlike(const Attempt &other) const {
    return program == other.program && before == other.before &&
           passes == other.passes;
  }
};

/// The outcome of a script.
enum class Trial {
  Shown,
  NotAlone,    ///< The script fails without the guilty passes, too.
  NotCompiled, ///< The tools refuse the program, or what the passes make of it.
  NotShown,
};

} // namespace

/// Interprets the exit code of a script and `word`, the text that it wrote to
/// the file $PADLAB_TRIAL.
static Trial readTrial(int code, StringRef word) {
  if (code == 1)
    return Trial::Shown;
  if (word == texts::wordNotAlone)
    return Trial::NotAlone;
  return word == texts::wordNotCompiled ? Trial::NotCompiled : Trial::NotShown;
}

/// Runs the script and returns its exit code; nullopt if the script cannot be
/// started, dies of a signal, or exceeds the time limit. If it exceeds the time
/// limit, it is killed with all processes that it started.
static std::optional<int> runScript(const std::string &script,
                                    const std::string &output) {
  using namespace padlab::processes;
  Process process;
  if (!process.start({{"/bin/sh", script}, output}))
    return std::nullopt;
  double end = getSeconds() + scriptSeconds;
  while (getSeconds() < end) {
    if (std::optional<Exit> exit = process.poll())
      return exit->signal ? std::nullopt : std::optional(exit->code);
    sleepMilliseconds(2);
  }
  return std::nullopt;
}

/// Runs the finding's script in a folder of its own.
static Trial tryScript(const Finding &finding) {
  SmallString<128> dir;
  if (fs::createUniqueDirectory("padlab-repro", dir))
    return Trial::NotShown;
  std::string script = (dir + "/repro.sh").str();
  std::string output = (dir + "/output").str();
  Trial trial = Trial::NotShown;
  Error error = writeFileAtomically(script, finding.reproScript);
  for (auto [name, text] :
       {std::make_pair("/repro.mlir", &finding.reproProgram),
        std::make_pair("/case.mlir", &finding.minimalCase)})
    if (!error)
      error = writeFileAtomically((dir + name).str(), *text);
  if (!error) {
    // Without this variable, the script calls the launcher, which builds padlab
    // first.
    ::setenv("PADLAB_BIN", getToolDirectory().c_str(), /*overwrite=*/0);
    std::string word = (dir + "/trial").str();
    ::setenv(texts::trialVariable, word.c_str(), /*overwrite=*/1);
    if (std::optional<int> code = runScript(script, output))
      trial = readTrial(*code, StringRef(readFile(word).value_or("")).trim());
    ::unsetenv(texts::trialVariable);
  }
  llvm::consumeError(std::move(error));
  fs::remove_directories(dir);
  return trial;
}

bool padlab::reproduces(const Finding &finding) {
  return tryScript(finding) == Trial::Shown;
}

bool padlab::usesStockPasses(StringRef passes) {
  return llvm::none_of(splitPasses(passes), [](StringRef pass) {
    return getPassArgument(pass).starts_with("padlab-");
  });
}

/// Lists the kinds of scripts, the best first.
static ArrayRef<ScriptKind> listScriptKinds(const Verdict &defect) {
  const VerdictKind *kind = findVerdictKind(defect.kind);
  if (!kind)
    return {};
  bool isNative = kind->has(VerdictKind::NoEnd) && defect.phase == Phase::Run;
  return isNative ? kind->scriptsOfNative : kind->scripts;
}

static bool runsPrograms(ScriptKind kind) {
  return kind == ScriptKind::Value || kind == ScriptKind::Memory;
}

/// Fills in the script and the program for this attempt; returns false if
/// LLVM's own tools cannot make the attempt.
static bool makeStock(Finding &finding, const Case &minimal, ScriptKind kind,
                      const Attempt &attempt, ScriptParameters parameters) {
  if (!usesStockPasses(attempt.before) || !usesStockPasses(attempt.passes) ||
      (runsPrograms(kind) && attempt.passes.empty()))
    return false;
  parameters.before = attempt.before;
  parameters.passes = attempt.passes;
  // Shells report 128 plus the number of the signal that ended a process; 124
  // is the code of `timeout`. A program that reads freed memory dies of a
  // signal or never ends.
  parameters.leastFailure = finding.verdict.has(VerdictKind::NoEnd) ? 124 : 1;
  // Only a hang needs the full time limit, which confirms that it is a hang.
  if (finding.verdict.kind != "hang")
    parameters.seconds = 8;
  if (finding.verdict.kind == "crash")
    parameters.wallSeconds = 30;
  finding.reproScript = makeScript(kind, parameters);
  if (!runsPrograms(kind)) {
    finding.reproProgram = printPlain(attempt.program);
    return true;
  }
  Interpretation reference = interpret(minimal);
  if (!reference.isDefined())
    return false;
  auto program = printWithDriver(attempt.program, minimal, reference.results,
                                 attempt.place);
  finding.reproProgram = program.value_or("");
  return program.has_value();
}

/// Returns the passes of `subject` before `step`, and `step`. If `subject` does
/// not have this step, returns no passes and the whole subject.
static std::pair<std::string, std::string> splitAt(StringRef subject,
                                                   StringRef step) {
  std::vector<std::string> passes = splitPasses(subject);
  auto at = llvm::find(passes, step);
  if (at == passes.end())
    return {"", subject.str()};
  return {llvm::join(passes.begin(), at, ","), *at};
}

/// Lists the attempts, the best first: only the guilty pass, on the program
/// that it ran on; then the minimal case with all passes up to the guilty one;
/// then the minimal case with the whole subject.
static std::vector<Attempt> listAttempts(const Finding &finding,
                                         ModuleOp minimal, ModuleOp before) {
  std::vector<Attempt> attempts;
  const std::string &step = finding.blame.step;
  // If the subject has only this step, the attempts with it alone would be the
  // same as those with the whole subject.
  if (!step.empty() && step != finding.passes) {
    if (before)
      attempts.push_back({before, "", step, DriverPlace::After});
    auto [passes, guilty] = splitAt(finding.passes, step);
    attempts.push_back({minimal, passes, guilty, DriverPlace::After});
    attempts.push_back({minimal, passes, guilty, DriverPlace::Inside});
  }
  attempts.push_back({minimal, "", finding.passes, DriverPlace::After});
  attempts.push_back({minimal, "", finding.passes, DriverPlace::Inside});
  return attempts;
}

/// Finds the first script that shows the defect, and tries the best kinds
/// first. A script is preferred if it also shows that the program is right
/// without the guilty pass. There is none if the lowering has that pass, too.
static bool findStock(Finding &finding, const Case &minimal, ModuleOp before,
                      ScriptParameters parameters, bool check) {
  std::vector<Attempt> attempts =
      listAttempts(finding, minimal.getModule(), before);
  for (ScriptKind kind : listScriptKinds(finding.verdict)) {
    const Attempt *notAlone = nullptr;
    for (Attempt &attempt : attempts) {
      if (!attempt.compiles || (notAlone && notAlone->isAlike(attempt)) ||
          !makeStock(finding, minimal, kind, attempt, parameters))
        continue;
      Trial trial = check ? tryScript(finding) : Trial::Shown;
      if (trial == Trial::Shown)
        return true;
      attempt.compiles = trial != Trial::NotCompiled;
      if (trial == Trial::NotAlone)
        notAlone = &attempt;
    }
    // The last attempt runs the whole subject. So if it fails, the reason is
    // not that an earlier step is missing.
    if (!notAlone || !notAlone->isAlike(attempts.back()) ||
        !runsPrograms(kind) || finding.blame.step.empty())
      continue;
    ScriptParameters alone = parameters;
    alone.hasContrast = false;
    if (makeStock(finding, minimal, kind, *notAlone, alone) &&
        reproduces(finding))
      return true;
  }
  return false;
}

void padlab::makeReproducer(Finding &finding, MLIRContext *context,
                            bool check) {
  ScriptParameters parameters;
  parameters.title = finding.verdict.str() + " (" + finding.blame.str() + ")";
  parameters.pipeline = finding.verdict.pipeline;
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  FailureOr<Case> minimal =
      Case::parse(finding.minimalCase, "case.mlir", context);
  OwningOpRef<ModuleOp> before;
  if (!finding.blame.program.empty())
    before = parseSourceString<ModuleOp>(finding.blame.program, context);
  finding.stockReproducer = true;
  finding.reproduced = check;
  if (succeeded(minimal) &&
      findStock(finding, *minimal, before ? *before : nullptr, parameters,
                check))
    return;
  finding.stockReproducer = false;
  finding.reproProgram = finding.minimalCase;
  finding.reproScript = makeScript(ScriptKind::Padlab, parameters);
  finding.reproduced = check && reproduces(finding);
}
