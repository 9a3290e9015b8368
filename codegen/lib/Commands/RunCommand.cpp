//===- RunCommand.cpp - what padlab-run does --------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/RunCommand.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/Variant.h"
#include "padlab/dialect/CaseChunks.h"
#include "padlab/dialect/Diagnostics.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "llvm/Support/JSON.h"

using namespace padlab;

namespace {

/// How the run ended. `status` and `message` are printed as they are.
struct Outcome {
  ExitCode exitCode = ExitCode::Agree;
  std::string status = "ok";
  std::string message;
  llvm::SmallVector<RuntimeValue> results;
  int64_t leakedBuffers = 0;
};

} // namespace

static Outcome stop(ExitCode exitCode, llvm::StringRef status,
                    llvm::StringRef message) {
  Outcome outcome;
  outcome.exitCode = exitCode;
  outcome.status = status.str();
  outcome.message = message.str();
  return outcome;
}

static ExitCode printPipelines(llvm::raw_ostream &out) {
  out << "Pipelines:\n";
  out << llvm::formatv("{0,-16} {1}\n", "reference", "the interpreter");
  for (const Pipeline &pipeline : getPipelines())
    out << llvm::formatv("{0,-16} {1}\n", pipeline.name, pipeline.description);
  out << "\nLowerings, ways from tensors to the LLVM dialect that follow a "
         "pipeline's passes (PIPELINE:LOWERING):\n";
  for (const Lowering &lowering : getLowerings())
    out << llvm::formatv("{0,-16} {1}\n", lowering.name, lowering.description);
  return ExitCode::Agree;
}

static Outcome runReference(const Case &theCase) {
  Interpretation truth = interpret(theCase);
  std::string reason = truth.operation + ": " + truth.reason;
  switch (truth.status) {
  case Interpretation::Status::Defined: {
    Outcome outcome;
    outcome.results = std::move(truth.results);
    return outcome;
  }
  case Interpretation::Status::Undefined:
    return stop(ExitCode::Undefined, "undefined", reason);
  case Interpretation::Status::Error:
    return stop(ExitCode::Agree, "error", truth.reason);
  case Interpretation::Status::TooLong:
    return stop(ExitCode::NotCompiled, "too-long", reason);
  case Interpretation::Status::CheckFailed:
    return stop(ExitCode::Defect, "check-failed", reason);
  case Interpretation::Status::Unsupported:
    return stop(ExitCode::NotCompiled, "unsupported", reason);
  }
  llvm_unreachable("no such status");
}

static llvm::StringRef getStatusName(RunResult::Status status) {
  switch (status) {
  case RunResult::Status::Ok:
    return "ok";
  case RunResult::Status::OutOfBounds:
    return "out-of-bounds";
  case RunResult::Status::UseAfterFree:
    return "use-after-free";
  case RunResult::Status::DoubleFree:
    return "double-free";
  case RunResult::Status::Crash:
    return "crash";
  case RunResult::Status::Hang:
    return "hang";
  case RunResult::Status::CheckFailed:
    return "check-failed";
  case RunResult::Status::Error:
    return "error";
  }
  llvm_unreachable("no such status");
}

static Outcome runNative(Compiler &compiler, const Case &theCase,
                         const Pipeline &pipeline, const RunRequest &request,
                         llvm::raw_ostream &out) {
  SubjectResult subject = compiler.runSubject(theCase, pipeline);
  if (subject.invalidIR)
    return stop(ExitCode::Defect, "invalid-ir", subject.error);
  if (!subject.module)
    return stop(ExitCode::NotCompiled, "subject", subject.error);
  if (request.printIR)
    out << *subject.module;

  CompileResult code =
      std::move(compiler.compile({*subject.module}, pipeline.lowering).front());
  if (!code.executable)
    return stop(ExitCode::NotCompiled, code.step, code.error);
  RunOptions options;
  options.poisonPattern = request.poison;
  RunResult run = code.executable->run(materializeInputs(theCase), options);
  bool isResult = run.status == RunResult::Status::Ok ||
                  run.status == RunResult::Status::Error;
  Outcome outcome = stop(isResult ? ExitCode::Agree : ExitCode::Defect,
                         getStatusName(run.status), run.message);
  outcome.results = std::move(run.results);
  outcome.leakedBuffers = run.leakedBuffers;
  return outcome;
}

static void printJSON(const RunRequest &request, const Outcome &outcome,
                      llvm::raw_ostream &out) {
  llvm::json::Array results;
  for (const RuntimeValue &value : outcome.results)
    results.push_back(toString(value));
  out << llvm::json::Value(
             llvm::json::Object{{"case", request.casePath},
                                {"pipeline", request.pipeline},
                                {"status", outcome.status},
                                {"message", outcome.message},
                                {"leakedBuffers", outcome.leakedBuffers},
                                {"results", std::move(results)}})
      << '\n';
}

static void printText(const RunRequest &request, const Outcome &outcome,
                      llvm::raw_ostream &out, llvm::raw_ostream &err) {
  for (const RuntimeValue &value : outcome.results)
    out << toString(value) << '\n';
  if (outcome.status != "ok")
    err << request.casePath << ": error: " << request.pipeline << ": "
        << outcome.status << ": " << outcome.message << '\n';
}

/// Describes the mistake in the command line; returns an empty string if there
/// is none.
static std::string checkRequest(const RunRequest &request) {
  if (request.casePath.empty())
    return "no case given";
  if (request.target.optLevel > 3)
    return "--opt-level is 0 to 3";
  if (request.poison > 0xFF)
    return "--poison is a byte, 0 to 255";
  if (request.pipeline == "reference")
    return "";
  auto variant = parseVariant(request.pipeline);
  return variant ? "" : llvm::toString(variant.takeError());
}

static Outcome run(Compiler &compiler, Case &theCase, const RunRequest &request,
                   llvm::raw_ostream &out) {
  if (request.seed)
    theCase.setSeed(*request.seed);
  std::optional<Variant> variant = findVariant(request.pipeline);
  if (!variant)
    return runReference(theCase);
  if (request.checked)
    if (Outcome reference = runReference(theCase);
        reference.exitCode == ExitCode::Undefined)
      return reference;
  if (variant->form == ExtentForm::AsWritten)
    return runNative(compiler, theCase, variant->pipeline, request, out);
  std::optional<Case> form = makeForm(theCase, variant->form);
  return form ? runNative(compiler, *form, variant->pipeline, request, out)
              : stop(ExitCode::NotCompiled, "form",
                     "the case has this form already, or cannot take it");
}

static void print(const RunRequest &request, const Outcome &outcome,
                  llvm::raw_ostream &out, llvm::raw_ostream &err) {
  if (request.json)
    printJSON(request, outcome, out);
  else
    printText(request, outcome, out, err);
}

/// Returns whether a case of a file of several cases ended as its expectation
/// says. The exit code alone does not show this, because a case may expect to
/// be refused.
static bool isAsExpected(const Expectation &expectation,
                         const Outcome &outcome) {
  llvm::StringRef message = outcome.message;
  switch (expectation.kind) {
  case Expectation::Kind::Agree:
  case Expectation::Kind::NotReadBack: // Runs all the same.
    return outcome.exitCode == ExitCode::Agree;
  case Expectation::Kind::Error:
    return outcome.status == "unreadable" && message.contains(expectation.text);
  case Expectation::Kind::Undefined:
    return outcome.status == "undefined" && message.contains(expectation.text);
  case Expectation::Kind::Stop:
    return outcome.status == "error" && message.contains(expectation.text);
  case Expectation::Kind::Unsupported:
    return outcome.status == "unsupported" &&
           message.contains(expectation.text);
  case Expectation::Kind::NotCompiled:
    return outcome.exitCode == ExitCode::Agree ||
           message.contains(expectation.text);
  }
  llvm_unreachable("covered switch");
}

static Outcome runChunk(Compiler &compiler, const CaseChunk &chunk,
                        const RunRequest &request, llvm::raw_ostream &out) {
  std::string diagnostics;
  llvm::raw_string_ostream os(diagnostics);
  DiagnosticPrinter printer(compiler.getContext(), os);
  auto theCase =
      Case::parse(chunk.text, request.casePath, compiler.getContext());
  if (mlir::failed(theCase))
    return stop(ExitCode::BadInput, "unreadable",
                llvm::StringRef(diagnostics).trim());
  // Only the reference runs undefined and unsupported programs: the results of
  // their native code would mean nothing.
  if (chunk.expectation.kind == Expectation::Kind::Undefined ||
      chunk.expectation.kind == Expectation::Kind::Unsupported)
    return runReference(*theCase);
  return run(compiler, *theCase, request, out);
}

/// Runs every case of the file, and prints their results one after the other.
static ExitCode runSplit(Compiler &compiler, const RunRequest &request,
                         llvm::raw_ostream &out, llvm::raw_ostream &err) {
  llvm::Expected<std::vector<CaseChunk>> chunks = readCases(request.casePath);
  if (!chunks) {
    err << "padlab-run: error: " << request.casePath << ": "
        << llvm::toString(chunks.takeError()) << '\n';
    return ExitCode::BadInput;
  }
  ExitCode code = ExitCode::Agree;
  for (const CaseChunk &chunk : *chunks) {
    if (&chunk != &chunks->front())
      out << "// -----\n";
    Outcome outcome = runChunk(compiler, chunk, request, out);
    bool asExpected =
        chunk.defect.empty() && isAsExpected(chunk.expectation, outcome);
    if (asExpected && outcome.exitCode != ExitCode::Agree)
      continue;
    print(request, outcome, out, err);
    // This flushes the output of the case, so that the error below follows it
    // if both go to the same file or terminal.
    out.flush();
    if (asExpected)
      continue;
    err << request.casePath << ':' << chunk.line << ": error: "
        << (chunk.defect.empty() ? "expected " + chunk.expectation.str()
                                 : chunk.defect)
        << '\n';
    code =
        combine(code, outcome.exitCode == ExitCode::Agree ? ExitCode::Defect
                                                          : outcome.exitCode);
  }
  return code;
}

/// Returns the target of the variant. A CPU or level that the variant does not
/// name comes from the options.
static Target getTarget(const RunRequest &request) {
  llvm::Expected<Variant> variant =
      parseVariant(request.pipeline, request.target);
  if (variant)
    return variant->target;
  llvm::consumeError(variant.takeError());
  return request.target;
}

ExitCode padlab::runCommand(const RunRequest &request, llvm::raw_ostream &out,
                            llvm::raw_ostream &err) {
  if (request.pipeline == "list")
    return printPipelines(out);
  std::string wrong = checkRequest(request);
  if (!wrong.empty()) {
    err << "padlab-run: error: " << wrong << '\n';
    return ExitCode::BadInput;
  }
  Compiler compiler(getTarget(request));
  if (!compiler.getTargetError().empty()) {
    err << "padlab-run: error: " << compiler.getTargetError() << '\n';
    return ExitCode::BadInput;
  }
  DiagnosticPrinter printer(compiler.getContext(), err);
  if (request.split)
    return runSplit(compiler, request, out, err);
  auto theCase = Case::parseFile(request.casePath, compiler.getContext());
  if (mlir::failed(theCase))
    return ExitCode::BadInput;
  Outcome outcome = run(compiler, *theCase, request, out);
  print(request, outcome, out, err);
  return outcome.exitCode;
}
