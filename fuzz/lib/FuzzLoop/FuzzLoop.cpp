//===- FuzzLoop.cpp - the body of a fuzz target -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine.h"

#include "padlab/fuzz/AtomicFile.h"

#include "mlir/IR/Verifier.h"
#include "llvm/Support/CrashRecoveryContext.h"

#include <cstring>
#include <unistd.h>

using namespace padlab;

/// A context never forgets a type or attribute, so it is replaced before it
/// outgrows the process.
static constexpr uint64_t casesPerEngine = 20'000;
static constexpr uint64_t casesPerReport = 1'000;
static constexpr std::chrono::seconds timePerStats{1};

FuzzLoop::FuzzLoop(const FuzzTarget &target, FuzzOptions fuzzOptions)
    : target(target), options(std::move(fuzzOptions)),
      start(std::chrono::steady_clock::now()), lastStats(start) {
  if (options.pipelines.empty())
    options.pipelines = target.pipelines;
  selectFeedback(options.feedback);
}

FuzzLoop::~FuzzLoop() = default;

llvm::Expected<std::unique_ptr<FuzzLoop>>
FuzzLoop::create(const FuzzTarget &target, FuzzOptions options) {
  if (!options.stateDir.empty())
    for (const std::string &directory :
         {"incoming/" + target.name, std::string("current"),
          std::string("stats")})
      if (llvm::Error error =
              ensureWritableDirectory(options.stateDir + "/" + directory))
        return std::move(error);
  std::unique_ptr<FuzzLoop> loop(new FuzzLoop(target, std::move(options)));
  if (!loop->options.statsFile.empty())
    if (llvm::Error error = writeFileAtomically(loop->options.statsFile, ""))
      return std::move(error);
  return loop;
}

/// Built at the first case: processes that only supervise others run none.
FuzzLoop::Engine &FuzzLoop::getEngine() {
  if (!engine && funnel.generated == 0) {
    // First, because it takes SIGTRAP too.
    llvm::CrashRecoveryContext::Enable();
    std::string reason;
    if (!observeFunctions(reason))
      llvm::errs() << "padlab: functions are not observed: " << reason << '\n';
    if (!options.stateDir.empty()) {
      incoming = std::make_unique<Incoming>(
          options.stateDir + "/incoming/" + target.name, ::getpid());
      if (llvm::Error error = current.open(options.stateDir + "/current"))
        llvm::errs() << llvm::toString(std::move(error)) << '\n';
    }
    start = lastStats = std::chrono::steady_clock::now();
  }
  if (!engine || engine->cases >= casesPerEngine) {
    engine.reset();
    engine = std::make_unique<Engine>(options.pipelines);
  }
  return *engine;
}

std::optional<Case> FuzzLoop::decode(llvm::StringRef text) {
  Engine &engine = getEngine();
  if (engine.lastCase && engine.lastText == text)
    return engine.lastCase->clone();
  // Parsing random bytes is slow, and they are no case.
  if (!text.contains(attrs::seed))
    return std::nullopt;
  mlir::ScopedDiagnosticHandler silence(
      engine.compiler.getContext(),
      [](mlir::Diagnostic &) { return mlir::success(); });
  auto theCase = Case::parse(text, "input", engine.compiler.getContext());
  if (failed(theCase))
    return std::nullopt;
  return std::move(*theCase);
}

/// Keeps the process when the compiler dies of a case: some defects of upstream
/// are met every few dozen cases, and a new process would first have to run the
/// whole corpus again. What the crash left behind is never used: context,
/// engine and all go.
CaseReport FuzzLoop::check(const Case &theCase, bool &crashed) {
  CaseReport report;
  ++engine->cases;
  llvm::CrashRecoveryContext recovery;
  if (recovery.RunSafely([&] { report = engine->differential.check(theCase); }))
    return report;
  crashed = true;
  // Shells add 128 to the number of a signal, and so does RetCode.
  int signal = recovery.RetCode - 128;
  return CaseReport::of(
      {"crash", "", std::string("the compiler died: ") + strsignal(signal)});
}

void FuzzLoop::abandonEngine() {
  Engine *broken = engine.release();
  llvm::CrashRecoveryContext recovery;
  // Where even this dies, it leaks.
  recovery.RunSafely([&] { delete broken; });
}

bool FuzzLoop::run(llvm::StringRef input) {
  observeFunctionsOfCase();
  Engine &engine = getEngine();
  std::optional<Case> theCase = decode(input);
  bool isText = theCase.has_value();
  std::string text = input.str();
  if (!isText) {
    ByteChoices choices(llvm::arrayRefFromStringRef(input));
    theCase = target.generate(choices, engine.compiler.getContext());
    text = theCase->str();
  }
  if (!current.write(text) && !std::exchange(warnedOfDisk, true))
    llvm::errs() << "padlab: the current case cannot be written to disk\n";
  recordFeatures(*theCase);
  bool verifies = mlir::succeeded(mlir::verify(theCase->getModule()));
  bool crashed = false;
  CaseReport report = check(*theCase, crashed);
  funnel.add(verifies, report);
  if (report.getDefect())
    keepDefect(text, *theCase, report);
  // What shows a defect is kept as such: most of what descends from it would
  // show the same, and nothing behind it.
  bool breeds = isText && !report.pipelines.empty() && !report.getDefect();
  // After a crash the case goes with its context; else it is mostly mutated
  // next.
  if (!crashed)
    remember(std::move(text), std::move(*theCase));
  theCase.reset();
  if (crashed)
    abandonEngine();
  if (funnel.generated % casesPerReport == 0)
    this->report();
  else if (std::chrono::steady_clock::now() - lastStats > timePerStats)
    writeStats();
  return breeds;
}

void FuzzLoop::keepDefect(llvm::StringRef text, const Case &theCase,
                          const CaseReport &report) {
  if (!incoming)
    abortOn(text, report);
  if (llvm::Error error =
          incoming->add(text, getCoarseShape(theCase), report)) {
    std::string message = llvm::toString(std::move(error));
    if (!std::exchange(warnedOfDisk, true))
      llvm::errs() << message << '\n';
  }
  if (options.stopOnFinding)
    abortOn(text, report);
}

void FuzzLoop::finish() {
  report();
  current.close();
}

void FuzzLoop::abortOn(llvm::StringRef text, const CaseReport &report) {
  llvm::raw_ostream &os = llvm::errs();
  os << "padlab: " << report.str() << "\n" << text;
  for (auto [index, value] : llvm::enumerate(report.expected))
    os << "expected result " << index << ": " << value << '\n';
  for (auto [index, value] : llvm::enumerate(report.actual))
    os << "actual result " << index << ": " << value << '\n';
  os.flush();
  this->report();
  // With a state the defect is kept there: nothing else to remember.
  if (incoming)
    current.close();
  std::abort();
}
