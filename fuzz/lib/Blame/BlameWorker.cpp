//===- BlameWorker.cpp - blame that survives a crash -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/Message.h"

#include "padlab/fuzz/Blame.h"

#include "padlab/codegen/Variant.h"

#include "mlir/IR/Diagnostics.h"

using namespace padlab;

/// Blames the pass that the defect's verdict names, such as the one that was
/// running when a process died, if that pass belongs to the subject.
static void takeWordOf(const Verdict &defect, const Case &theCase,
                       Blame &blame) {
  std::optional<Variant> variant = findVariant(defect.pipeline);
  if (!variant)
    return;
  const Pipeline &pipeline = variant->pipeline;
  for (const std::string &step :
       splitPasses(pipeline.subjectFromCase ? theCase.getPasses().str()
                                            : pipeline.subject))
    if (getPassArgument(step) == defect.pass)
      blame.pass = defect.pass;
}

/// Answers one request, in the child.
static std::string serve(Compiler &compiler, StringRef bytes) {
  std::optional<Message> request = Message::decode(bytes);
  Verdict defect;
  json::Path::Root root;
  const json::Value *said = request ? request->fields.get("defect") : nullptr;
  if (!said || !fromJSON(*said, defect, root))
    return {};
  mlir::ScopedDiagnosticHandler quiet(
      compiler.getContext(),
      [](mlir::Diagnostic &) { return mlir::success(); });
  mlir::FailureOr<Case> theCase =
      Case::parse(request->getText(0), "case", compiler.getContext());
  if (mlir::failed(theCase))
    return {};
  if (const json::Object *known = request->fields.getObject("blame")) {
    Blame blame = Blame::fromJSON(*known);
    bool explained = isExplainedBy(compiler, *theCase, defect, blame);
    return Message{
        json::Object{{"explained", explained}, {"blame", blame.toJSON()}}, {}}
        .encode();
  }
  Blame blame = findBlame(compiler, *theCase, defect);
  if (blame.pass.empty())
    takeWordOf(defect, *theCase, blame);
  return Message{
      blame.toJSON(),
      {blame.before, blame.after, blame.program, blame.result, blame.rest}}
      .encode();
}

BlameWorker::BlameWorker(std::shared_ptr<Compiler> compiler,
                         WorkerLimits limits) {
  auto factory = [compiler]() -> Worker::Handler {
    return [compiler](StringRef bytes) { return serve(*compiler, bytes); };
  };
  worker = std::make_unique<Worker>(factory, limits);
  limits.processorSecondsPerRequest = hangSeconds;
  impatient = std::make_unique<Worker>(factory, limits);
}

WorkerReply BlameWorker::ask(StringRef text, const Verdict &defect,
                             const Blame *blame) {
  Message request{json::Object{{"defect", defect.toJSON()}}, {text}};
  if (blame)
    request.fields["blame"] = blame->toJSON();
  Worker &searcher = defect.isCompilerHang() ? *impatient : *worker;
  WorkerReply reply = searcher.call(request.encode());
  // A request with a blame comes from a reduction. A reduction makes so many
  // requests that a new child after each would be too slow.
  if (!blame && CaseReport::of(defect).mayHaveLeftDamage())
    searcher.renew();
  return reply;
}

double BlameWorker::getProcessorSeconds() const {
  double seconds = 0;
  for (const Worker *asked : {worker.get(), impatient.get()})
    seconds += asked ? asked->getProcessorSeconds() : 0;
  return seconds;
}

bool BlameWorker::isExplainedBy(StringRef text, const Verdict &defect,
                                Blame &blame) {
  WorkerReply reply = ask(text, defect, &blame);
  if (reply.status != WorkerReply::Status::Done)
    return false;
  std::optional<Message> answer = Message::decode(reply.text);
  if (!answer || !answer->fields.getBoolean("explained").value_or(false))
    return false;
  if (const json::Object *told = answer->fields.getObject("blame")) {
    Blame narrower = Blame::fromJSON(*told);
    blame.pattern = std::move(narrower.pattern);
    blame.isPatternOpen = narrower.isPatternOpen;
  }
  return true;
}

/// Makes a blame from the verdict, or from what the worker did last, because
/// the search ended without an answer.
static Blame blameLastActivity(const WorkerReply &reply, StringRef text,
                               const Verdict &defect) {
  Blame blame;
  blame.pass = defect.pass;
  blame.operation = defect.operation;
  // In a crash or hang, the pass that is running when the search ends is the
  // guilty one, too. For other defects, the running pass says nothing.
  bool isSame = defect.has(VerdictKind::NoEnd);
  if (const std::string &pass = reply.getActivity(Activity::Pass);
      isSame && !pass.empty()) {
    blame.pass = pass;
    blame.operation.clear();
    blame.pattern = reply.getActivity(Activity::Pattern);
  }
  if (!isSame || blame.pass.empty())
    blame.unknown =
        "the search for the guilty pass ended early: " + reply.reason;
  blame.before = text.str();
  return blame;
}

Blame BlameWorker::find(StringRef text, const Verdict &defect) {
  WorkerReply reply = ask(text, defect, nullptr);
  if (reply.status != WorkerReply::Status::Done)
    return blameLastActivity(reply, text, defect);
  std::optional<Message> answer = Message::decode(reply.text);
  if (!answer) {
    Blame blame;
    blame.unknown = "the search for the guilty pass gave no answer";
    return blame;
  }
  Blame blame = Blame::fromJSON(answer->fields);
  blame.before = answer->getText(0).str();
  blame.after = answer->getText(1).str();
  blame.program = answer->getText(2).str();
  blame.result = answer->getText(3).str();
  blame.rest = answer->getText(4).str();
  return blame;
}
