//===- DifferentialWorker.cpp - checking cases in a worker -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/Message.h"
#include "../Support/Words.h"
#include "DeathCause.h"
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

/// The request that is sent to the worker.
struct Request {
  StringRef name, text;
  bool jointCompilation = true;
  /// The indices of the variants to check with; empty: all.
  VariantChoice choice;
  std::vector<std::string> guards = {};
  bool onlyCounts = false;
  /// The encoded part of the case to check with `checkPart`; empty: the whole.
  std::string part = {};

  std::string encode() const {
    Message message;
    message.fields["joint"] = jointCompilation;
    json::Array places;
    for (unsigned place : choice)
      places.push_back(static_cast<int64_t>(place));
    message.fields["choice"] = std::move(places);
    message.fields["guards"] = json::Array(guards);
    message.fields["onlyCounts"] = onlyCounts;
    message.texts = {name, text, part};
    return message.encode();
  }
  static Request decode(const Message &message) {
    Request request{message.getText(0),
                    message.getText(1),
                    message.fields.getBoolean("joint").value_or(true),
                    {}};
    if (const json::Array *places = message.fields.getArray("choice"))
      for (const json::Value &place : *places)
        request.choice.push_back(place.getAsInteger().value_or(0));
    if (const json::Array *names = message.fields.getArray("guards"))
      for (const json::Value &name : *names)
        request.guards.push_back(name.getAsString().value_or("").str());
    request.onlyCounts =
        message.fields.getBoolean("onlyCounts").value_or(false);
    request.part = message.getText(2).str();
    return request;
  }
};

/// The compiler and the loop of one child.
class Checker {
public:
  Checker(std::shared_ptr<Compiler> sharedCompiler,
          ArrayRef<std::string> variants, const DifferentialOptions &options)
      : compiler(std::move(sharedCompiler)), guards(makeGuards()),
        differential(*compiler, variants, withGuards(options)),
        meetsOwnVariants(options.meetsOwnVariants),
        targetError(differential.findTargetError()) {}

  void warmUp() {
    if (targetError.empty())
      padlab::warmUp(*compiler, differential);
  }

  /// Returns an encoded report.
  std::string check(const Request &request) {
    // Workers may share the compiler, whose context has only one handler: the
    // one of the worker that was made last before this child. So install this
    // worker's own.
    noteActions(compiler->getContext(), guards.get());
    guards->choose(request.guards, request.onlyCounts
                                       ? ActiveGuards::Mode::Count
                                       : ActiveGuards::Mode::Withhold);
    return checkUnderGuards(request);
  }

private:
  static std::shared_ptr<ActiveGuards> makeGuards() {
    auto all = ActiveGuards::create("all");
    (*all)->setOn(false);
    return std::move(*all);
  }
  DifferentialOptions withGuards(DifferentialOptions options) const {
    options.guards = guards;
    return options;
  }

  std::string checkUnderGuards(const Request &request) {
    if (!targetError.empty())
      return refuse("error: " + targetError);
    noteActivity(Activity::Step, "parser");
    std::string errors;
    llvm::raw_string_ostream os(errors);
    DiagnosticPrinter printer(compiler->getContext(), os);
    auto theCase =
        Case::parse(request.text, request.name, compiler->getContext());
    if (failed(theCase))
      return refuse(StringRef(errors).split('\n').first.str());
    differential.setJointCompilation(request.jointCompilation);
    std::vector<Verdict> unavailable;
    VariantChoice choice = request.choice;
    if (meetsOwnVariants && choice.empty()) {
      auto chosen = differential.chooseWithOwn(*theCase, unavailable);
      if (!chosen) {
        theCase->getEntry().emitError()
            << "'" << attrs::variants
            << "': " << llvm::toString(chosen.takeError());
        return refuse(StringRef(errors).split('\n').first.str());
      }
      choice = std::move(*chosen);
    }
    if (auto part = CasePart::decode(request.part))
      return checkPart(differential, *theCase, *part, choice);
    CaseReport report = differential.check(*theCase, choice);
    llvm::append_range(report.verdicts, unavailable);
    report.guardsMet = guards->getMet();
    return encode(report);
  }

  static std::string encode(const CaseReport &report) {
    return Message{report.toJSON(), {}}.encode();
  }
  static std::string refuse(std::string error) {
    return encode(CaseReport::of({"unreadable", "", std::move(error)}));
  }

  std::shared_ptr<Compiler> compiler;
  std::shared_ptr<ActiveGuards> guards;
  Differential differential;
  bool meetsOwnVariants;
  std::string targetError;
};

Worker::Handler makeHandler(std::shared_ptr<Checker> checker) {
  return [checker = std::move(checker)](StringRef bytes) {
    Message message = std::move(*Message::decode(bytes));
    return checker->check(Request::decode(message));
  };
}

} // namespace

void padlab::noteActions(mlir::MLIRContext *context, ActiveGuards *guards) {
  context->registerActionHandler([guards](llvm::function_ref<void()> run,
                                          const mlir::tracing::Action &action) {
    if (auto *pass = llvm::dyn_cast<mlir::PassExecutionAction>(&action)) {
      noteActivity(Activity::Pass, pass->getPass().getArgument());
    } else if (llvm::isa<mlir::ApplyPatternAction>(action)) {
      // The action does not give access to its pattern, but prints its name.
      SmallString<128> text;
      llvm::raw_svector_ostream os(text);
      action.print(os);
      noteActivity(Activity::Pattern, text.str().split("pattern: ").second);
    }
    if (!GuardScope::withholds(action) &&
        (!guards || !guards->withholds(action)))
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
                                     ArrayRef<std::string> variants,
                                     const DifferentialOptions &options) {
  auto checker =
      std::make_shared<Checker>(std::move(compiler), variants, options);
  checker->warmUp();
  return [handler = makeHandler(std::move(checker))] { return handler; };
}

/// Lists the functions of the compiler on the stack that a dying worker
/// printed, without their arguments, the innermost first.
static std::vector<std::string> listFrames(StringRef errorOutput) {
  static llvm::Regex frame("lib(MLIR|LLVM)[^(/]*\\((_Z[A-Za-z0-9_.$]+)\\+");
  std::vector<std::string> frames;
  for (StringRef line : llvm::split(errorOutput, '\n')) {
    SmallVector<StringRef, 3> groups;
    if (frame.match(line, &groups))
      frames.push_back(
          StringRef(llvm::demangle(groups[2])).split('(').first.str());
  }
  return frames;
}

/// Adds the function in which the compiler crashed and, if many crashes end in
/// that function, the innermost of its callers in which few do.
static void describePlace(StringRef errorOutput, Verdict &verdict) {
  std::vector<std::string> frames = listFrames(errorOutput);
  if (frames.empty())
    return;
  verdict.function = frames.front();
  auto caller = llvm::find_if_not(frames, isAccidentalPlace);
  if (caller != frames.begin() && caller != frames.end()) {
    verdict.caller = *caller;
    verdict.detail += ", under " + *caller;
  }
  verdict.detail += ", at " + verdict.function;
}

/// Returns whether a conversion ended the process to refuse a program. Its
/// documentation says that a conversion which must not roll back
/// (`allow-pattern-rollback=false`) does so.
static bool isRefusal(const WorkerReply &reply) {
  return StringRef(reply.errorOutput)
      .contains("rollback of IR modifications requested");
}

/// Returns whether upstream's library of sparse tensors ended the process,
/// because it has no tensors with these element types and widths. Its function
/// `newSparseTensor` lists the combinations that it has, and aborts for others.
static bool lacksSparseType(const WorkerReply &reply) {
  return StringRef(reply.errorOutput)
      .contains("unsupported combination of types: <P=");
}

CaseReport padlab::reportDeath(const WorkerReply &reply) {
  const std::string &step = reply.getActivity(Activity::Step);
  bool isPipeline = findVariant(step).has_value();
  bool isCompiler = isPipeline || step.empty() || step == "parser";
  bool hung = reply.status == WorkerReply::Status::Hang;
  Verdict verdict;
  // If the compiler did not die, padlab has a defect: in the reference, the
  // oracles or the start of the worker.
  verdict.kind = !isCompiler              ? "internal"
                 : hung                   ? "hang"
                 : isRefusal(reply)       ? "rejected"
                 : lacksSparseType(reply) ? "unsupported"
                                          : "crash";
  // The reference limits its steps and not its time. It may exceed the time
  // limit on a loaded machine, which is no defect of padlab.
  if (step == "reference" && hung)
    verdict.kind = "too-long";
  verdict.pipeline = isPipeline ? step : "";
  SmallVector<std::string> where;
  if (!isPipeline && !step.empty())
    where.push_back(step);
  for (Activity finer : {Activity::Pass, Activity::Pattern})
    if (!reply.getActivity(finer).empty())
      where.push_back(reply.getActivity(finer));
  verdict.pass = reply.getActivity(Activity::Pass);
  verdict.pattern = reply.getActivity(Activity::Pattern);
  verdict.phase = step == "parser"
                      ? Phase::Parse
                      : findPhase(reply.getActivity(Activity::Phase));
  verdict.message = verdict.detail = reply.reason;
  if (!where.empty())
    verdict.detail += " in " + llvm::join(where, " / ");
  describePlace(reply.errorOutput, verdict);
  return CaseReport::of(std::move(verdict));
}

CaseReport padlab::checkInWorker(Worker &worker, StringRef text, StringRef name,
                                 const VariantChoice &choice,
                                 ArrayRef<std::string> guards,
                                 ActiveGuards::Mode mode) {
  Request request{name,   text,         /*jointCompilation=*/true,
                  choice, guards.vec(), mode == ActiveGuards::Mode::Count};
  WorkerReply reply = worker.call(request.encode());
  // It is unknown which variant made a joint compilation die, so each is
  // compiled alone.
  if (reply.status != WorkerReply::Status::Done &&
      reply.getActivity(Activity::Step).empty()) {
    request.jointCompilation = false;
    WorkerReply second = worker.call(request.encode());
    if (second.status != WorkerReply::Status::Done)
      reply = std::move(second);
  }
  // An earlier case may have damaged the child, so a new one repeats the case.
  if (mayComeFromDamage(reply))
    reply = worker.call(request.encode());
  if (mayComeFromDamage(reply))
    return findDeathCause(reportDeath(reply), [&](const CasePart &part) {
      request.part = part.encode();
      WorkerReply answer = worker.call(request.encode());
      worker.renew();
      return answer;
    });
  if (reply.status != WorkerReply::Status::Done)
    return reportDeath(reply);
  if (std::optional<Message> answer = Message::decode(reply.text))
    if (auto report = CaseReport::fromJSON(std::move(answer->fields)))
      return *report;
  return CaseReport::of({"internal", "", "a worker sent no report"});
}
