//===- DifferentialWorker.cpp - checking cases in a worker -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Finding/Words.h"
#include "ReadyWorker.h"

#include "padlab/dialect/Diagnostics.h"
#include "padlab/fuzz/Differential.h"

#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/STLExtras.h"
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
  Checker(std::shared_ptr<Compiler> sharedCompiler,
          llvm::ArrayRef<std::string> variants,
          const DifferentialOptions &options)
      : compiler(std::move(sharedCompiler)),
        differential(*compiler, variants, options),
        targetError(differential.findTargetError()) {
    noteActions(compiler->getContext());
  }

  void warmUp() {
    if (targetError.empty())
      padlab::warmUp(*compiler, differential);
  }

  CaseReport check(const Request &request) {
    if (!targetError.empty())
      return refuse("error: " + targetError);
    noteActivity(Activity::Step, "parser");
    std::string errors;
    llvm::raw_string_ostream os(errors);
    DiagnosticPrinter printer(compiler->getContext(), os);
    auto theCase =
        Case::parse(request.text, request.name, compiler->getContext());
    if (failed(theCase))
      return refuse(llvm::StringRef(errors).split('\n').first.str());
    differential.setJointCompilation(request.jointCompilation);
    return differential.check(*theCase, request.choice);
  }

private:
  static CaseReport refuse(std::string error) {
    return CaseReport::of({"unreadable", "", std::move(error)});
  }

  std::shared_ptr<Compiler> compiler;
  Differential differential;
  std::string targetError;
};

Worker::Handler makeHandler(std::shared_ptr<Checker> checker) {
  return [checker = std::move(checker)](llvm::StringRef bytes) {
    CaseReport report = checker->check(Request::decode(bytes));
    return llvm::formatv("{0}", llvm::json::Value(report.toJSON())).str();
  };
}

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
    return makeHandler(std::make_shared<Checker>(
        std::make_shared<Compiler>(target), variants, options));
  };
}

Worker::Factory
padlab::makeReadyDifferentialFactory(std::shared_ptr<Compiler> compiler,
                                     llvm::ArrayRef<std::string> variants,
                                     const DifferentialOptions &options) {
  auto checker =
      std::make_shared<Checker>(std::move(compiler), variants, options);
  checker->warmUp();
  return [handler = makeHandler(std::move(checker))] { return handler; };
}

/// Functions of the compiler on a stack that a dying worker printed, without
/// their arguments, the innermost first.
static std::vector<std::string> listFrames(llvm::StringRef errorOutput) {
  static llvm::Regex frame("lib(MLIR|LLVM)[^(/]*\\((_Z[A-Za-z0-9_.$]+)\\+");
  std::vector<std::string> frames;
  for (llvm::StringRef line : llvm::split(errorOutput, '\n')) {
    llvm::SmallVector<llvm::StringRef, 3> groups;
    if (frame.match(line, &groups))
      frames.push_back(
          llvm::StringRef(llvm::demangle(groups[2])).split('(').first.str());
  }
  return frames;
}

/// Where it died; who called it, too, where many do.
static std::string describePlace(llvm::StringRef errorOutput) {
  std::vector<std::string> frames = listFrames(errorOutput);
  if (frames.empty())
    return {};
  std::string place = ", at " + frames.front();
  auto caller = llvm::find_if_not(frames, isAccidentalPlace);
  if (caller == frames.begin() || caller == frames.end())
    return place;
  return ", under " + *caller + place;
}

/// A conversion that was told to take nothing back
/// (`allow-pattern-rollback=false`) ends its process where it would have to:
/// that is how its document says that it refuses a program.
static bool isRefusal(const WorkerReply &reply) {
  return llvm::StringRef(reply.errorOutput)
      .contains("rollback of IR modifications requested");
}

CaseReport padlab::reportDeath(const WorkerReply &reply) {
  const std::string &step = reply.getActivity(Activity::Step);
  bool isPipeline = findVariant(step).has_value();
  bool isCompiler = isPipeline || step.empty() || step == "parser";
  bool hung = reply.status == WorkerReply::Status::Hang;
  Verdict verdict;
  // Whoever dies elsewhere is ours: reference, oracles, the worker's start.
  verdict.kind = !isCompiler        ? "internal"
                 : hung             ? "hang"
                 : isRefusal(reply) ? "rejected"
                                    : "crash";
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
  verdict.detail += describePlace(reply.errorOutput);
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
