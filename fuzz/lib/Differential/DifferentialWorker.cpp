//===- DifferentialWorker.cpp - checking cases in a worker -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Diagnostics.h"
#include "padlab/fuzz/Differential.h"

#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/Regex.h"

using namespace padlab;

namespace {

/// What goes to the worker: the case's name, a zero byte, the way to compile,
/// the text.
struct Request {
  llvm::StringRef name, text;
  bool jointCompilation = true;

  std::string encode() const {
    return (name + llvm::StringRef("\0", 1) + (jointCompilation ? "j" : "s") +
            text)
        .str();
  }
  static Request decode(llvm::StringRef bytes) {
    auto [name, rest] = bytes.split('\0');
    return {name, rest.drop_front(), rest.front() == 'j'};
  }
};

/// Compiler and loops of one child.
class Checker {
public:
  Checker(llvm::ArrayRef<std::string> pipelines, const Target &target)
      : compiler(target), joint(compiler, pipelines),
        separate(compiler, pipelines, {/*jointCompilation=*/false}) {
    noteActions(compiler.getContext());
  }

  CaseReport check(const Request &request) {
    if (!compiler.getTargetError().empty())
      return refuse("error: " + compiler.getTargetError().str());
    noteActivity(Activity::Step, "parser");
    std::string errors;
    llvm::raw_string_ostream os(errors);
    DiagnosticPrinter printer(compiler.getContext(), os);
    auto theCase =
        Case::parse(request.text, request.name, compiler.getContext());
    if (failed(theCase))
      return refuse(llvm::StringRef(errors).split('\n').first.str());
    return (request.jointCompilation ? joint : separate).check(*theCase);
  }

private:
  static CaseReport refuse(std::string error) {
    return CaseReport::of({"unreadable", "", std::move(error)});
  }

  Compiler compiler;
  Differential joint, separate;
};

} // namespace

void padlab::noteActions(mlir::MLIRContext *context) {
  context->registerActionHandler(
      [](llvm::function_ref<void()> run, const mlir::tracing::Action &action) {
        if (auto *pass = llvm::dyn_cast<mlir::PassExecutionAction>(&action)) {
          noteActivity(Activity::Pass, pass->getPass().getArgument());
        } else if (llvm::isa<mlir::ApplyPatternAction>(action)) {
          // The pattern itself is private; its name is not.
          llvm::SmallString<128> text;
          llvm::raw_svector_ostream os(text);
          action.print(os);
          noteActivity(Activity::Pattern, text.str().split("pattern: ").second);
        }
        run();
      });
}

Worker::Factory
padlab::makeDifferentialFactory(std::vector<std::string> pipelines,
                                Target target) {
  return [pipelines = std::move(pipelines),
          target = std::move(target)]() -> Worker::Handler {
    auto checker = std::make_shared<Checker>(pipelines, target);
    return [checker](llvm::StringRef bytes) {
      CaseReport report = checker->check(Request::decode(bytes));
      return llvm::formatv("{0}", llvm::json::Value(report.toJSON())).str();
    };
  };
}

/// The innermost function of the compiler on a stack that a dying worker
/// printed, without its arguments; empty when there is none.
static std::string findFrame(llvm::StringRef errorOutput) {
  static llvm::Regex frame("lib(MLIR|LLVM)[^(/]*\\((_Z[A-Za-z0-9_.$]+)\\+");
  llvm::SmallVector<llvm::StringRef, 3> groups;
  llvm::SmallVector<llvm::StringRef> lines;
  errorOutput.split(lines, '\n');
  for (llvm::StringRef line : lines)
    if (frame.match(line, &groups))
      return llvm::StringRef(llvm::demangle(groups[2])).split('(').first.str();
  return {};
}

CaseReport padlab::reportDeath(const WorkerReply &reply) {
  const std::string &step = reply.getActivity(Activity::Step);
  bool isPipeline = findPipeline(step);
  bool isCompiler = isPipeline || step.empty() || step == "parser";
  bool hung = reply.status == WorkerReply::Status::Hang;
  Verdict verdict;
  // Whoever dies elsewhere is ours: reference, oracles, the worker's start.
  verdict.kind = !isCompiler ? "internal" : hung ? "hang" : "crash";
  // Its step limit is not a time limit: a loaded machine may be slower.
  if (step == "reference" && hung)
    verdict.kind = "too-long";
  verdict.pipeline = isPipeline ? step : "";
  llvm::SmallVector<std::string> where;
  if (!isPipeline && !step.empty())
    where.push_back(step);
  for (Activity finer : {Activity::Pass, Activity::Pattern})
    if (!reply.getActivity(finer).empty())
      where.push_back(reply.getActivity(finer));
  verdict.detail = reply.reason;
  if (!where.empty())
    verdict.detail += " in " + llvm::join(where, " / ");
  if (std::string frame = findFrame(reply.errorOutput); !frame.empty())
    verdict.detail += ", at " + frame;
  return CaseReport::of(std::move(verdict));
}

CaseReport padlab::checkInWorker(Worker &worker, llvm::StringRef text,
                                 llvm::StringRef name) {
  Request request{name, text};
  WorkerReply reply = worker.call(request.encode());
  // Nobody can tell which variant broke a joint compilation: do it again, one
  // by one.
  if (reply.status != WorkerReply::Status::Done &&
      reply.getActivity(Activity::Step).empty()) {
    request.jointCompilation = false;
    WorkerReply second = worker.call(request.encode());
    if (second.status != WorkerReply::Status::Done)
      reply = std::move(second);
  }
  if (reply.status != WorkerReply::Status::Done)
    return reportDeath(reply);
  auto value = llvm::json::parse(reply.text);
  if (value)
    if (auto report = CaseReport::fromJSON(*value))
      return *report;
  llvm::consumeError(value.takeError());
  return CaseReport::of({"internal", "", "a worker sent no report"});
}
