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

/// What goes to the worker: the case's name, the way to compile and the places
/// of the variants, a zero byte after each of the two, and the text.
struct Request {
  llvm::StringRef name, text;
  bool jointCompilation = true;
  VariantChoice choice;

  std::string encode() const {
    std::string bytes = name.str() + '\0' + (jointCompilation ? "j" : "s");
    for (unsigned place : choice)
      bytes += " " + std::to_string(place);
    return bytes + '\0' + text.str();
  }
  static Request decode(llvm::StringRef bytes) {
    auto [name, rest] = bytes.split('\0');
    auto [way, text] = rest.split('\0');
    Request request{name, text, way.consume_front("j"), {}};
    llvm::SmallVector<llvm::StringRef> places;
    way.ltrim("s ").split(places, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef place : places)
      place.getAsInteger(10, request.choice.emplace_back());
    return request;
  }
};

/// Compiler and loop of one child.
class Checker {
public:
  Checker(llvm::ArrayRef<std::string> variants, const Target &target,
          const DifferentialOptions &options)
      : compiler(target), differential(compiler, variants, options),
        targetError(differential.findTargetError()) {
    noteActions(compiler.getContext());
  }

  CaseReport check(const Request &request) {
    if (!targetError.empty())
      return refuse("error: " + targetError);
    noteActivity(Activity::Step, "parser");
    std::string errors;
    llvm::raw_string_ostream os(errors);
    DiagnosticPrinter printer(compiler.getContext(), os);
    auto theCase =
        Case::parse(request.text, request.name, compiler.getContext());
    if (failed(theCase))
      return refuse(llvm::StringRef(errors).split('\n').first.str());
    differential.setJointCompilation(request.jointCompilation);
    return differential.check(*theCase, request.choice);
  }

private:
  static CaseReport refuse(std::string error) {
    return CaseReport::of({"unreadable", "", std::move(error)});
  }

  Compiler compiler;
  Differential differential;
  std::string targetError;
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
padlab::makeDifferentialFactory(std::vector<std::string> variants,
                                Target target, DifferentialOptions options) {
  return [variants = std::move(variants), target = std::move(target),
          options]() -> Worker::Handler {
    auto checker = std::make_shared<Checker>(variants, target, options);
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
  bool isPipeline = findVariant(step).has_value();
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
  verdict.pass = reply.getActivity(Activity::Pass);
  verdict.detail = reply.reason;
  if (!where.empty())
    verdict.detail += " in " + llvm::join(where, " / ");
  if (std::string frame = findFrame(reply.errorOutput); !frame.empty())
    verdict.detail += ", at " + frame;
  return CaseReport::of(std::move(verdict));
}

CaseReport padlab::checkInWorker(Worker &worker, llvm::StringRef text,
                                 llvm::StringRef name,
                                 const VariantChoice &choice) {
  Request request{name, text, /*jointCompilation=*/true, choice};
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
