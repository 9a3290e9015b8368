//===- BlameWorker.cpp - blame that survives a crash -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../FuzzLoop/LoopBody.h"

#include "padlab/fuzz/Blame.h"

#include "padlab/codegen/Variant.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
namespace json = llvm::json;

static std::string toText(json::Object object) {
  return llvm::formatv("{0}", json::Value(std::move(object)));
}

static std::string getText(const json::Object &object, llvm::StringRef key) {
  return object.getString(key).value_or("").str();
}

/// What a defect says of itself: the pass that was running when the process
/// died, where the subject has it.
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

/// Runs in the child.
static std::string serve(Compiler &compiler, llvm::StringRef bytes) {
  llvm::Expected<json::Value> request = json::parse(bytes);
  if (!request) {
    llvm::consumeError(request.takeError());
    return "{}";
  }
  const json::Object &object = *request->getAsObject();
  Verdict defect{getText(object, "kind"), getText(object, "pipeline"), "",
                 getText(object, "pass")};
  mlir::ScopedDiagnosticHandler quiet(
      compiler.getContext(),
      [](mlir::Diagnostic &) { return mlir::success(); });
  mlir::FailureOr<Case> theCase =
      Case::parse(getText(object, "case"), "case", compiler.getContext());
  if (mlir::failed(theCase))
    return "{}";
  if (const json::Object *known = object.getObject("blame"))
    return toText(
        json::Object{{"explained", isExplainedBy(compiler, *theCase, defect,
                                                 Blame::fromJSON(*known))}});
  Blame blame = findBlame(compiler, *theCase, defect);
  if (blame.pass.empty())
    takeWordOf(defect, *theCase, blame);
  json::Object answer = blame.toJSON();
  answer["before"] = json::fixUTF8(blame.before);
  answer["after"] = json::fixUTF8(blame.after);
  answer["program"] = json::fixUTF8(blame.program);
  answer["result"] = json::fixUTF8(blame.result);
  return toText(std::move(answer));
}

bool padlab::isCompilerHang(const Verdict &defect) {
  return defect.kind == "hang" &&
         llvm::StringRef(defect.detail).starts_with("no answer");
}

BlameWorker::BlameWorker(std::shared_ptr<Compiler> compiler,
                         WorkerLimits limits) {
  auto factory = [compiler]() -> Worker::Handler {
    return
        [compiler](llvm::StringRef bytes) { return serve(*compiler, bytes); };
  };
  worker = std::make_unique<Worker>(factory, limits);
  limits.processorSecondsPerRequest = hangSeconds;
  impatient = std::make_unique<Worker>(factory, limits);
}

WorkerReply BlameWorker::ask(llvm::StringRef text, const Verdict &defect,
                             const Blame *blame) {
  json::Object request;
  request["case"] = json::fixUTF8(text);
  request["kind"] = defect.kind;
  request["pipeline"] = defect.pipeline;
  request["pass"] = defect.pass;
  if (blame)
    request["blame"] = blame->toJSON();
  Worker &searcher = isCompilerHang(defect) ? *impatient : *worker;
  WorkerReply reply = searcher.call(toText(std::move(request)));
  // A reduction asks for the same again and again.
  if (!blame && CaseReport::of(defect).mayHaveLeftDamage())
    searcher.renew();
  return reply;
}

bool BlameWorker::isExplainedBy(llvm::StringRef text, const Verdict &defect,
                                const Blame &blame) {
  WorkerReply reply = ask(text, defect, &blame);
  if (reply.status != WorkerReply::Status::Done)
    return false;
  llvm::Expected<json::Value> answer = json::parse(reply.text);
  if (!answer) {
    llvm::consumeError(answer.takeError());
    return false;
  }
  return answer->getAsObject()->getBoolean("explained").value_or(false);
}

/// The search has ended without an answer.
static Blame blameLastActivity(const WorkerReply &reply, llvm::StringRef text,
                               const Verdict &defect) {
  Blame blame;
  blame.pass = defect.pass;
  // What was running is what died; of a wrong value that says nothing.
  bool isSame = defect.kind == "crash" || defect.kind == "hang";
  if (const std::string &pass = reply.getActivity(Activity::Pass);
      isSame && !pass.empty()) {
    blame.pass = pass;
    blame.pattern = reply.getActivity(Activity::Pattern);
  }
  if (!isSame || blame.pass.empty())
    blame.unknown =
        "the search for the guilty pass ended early: " + reply.reason;
  blame.before = text.str();
  return blame;
}

Blame BlameWorker::find(llvm::StringRef text, const Verdict &defect) {
  WorkerReply reply = ask(text, defect, nullptr);
  if (reply.status != WorkerReply::Status::Done)
    return blameLastActivity(reply, text, defect);
  Blame blame;
  blame.unknown = "the search for the guilty pass gave no answer";
  llvm::Expected<json::Value> answer = json::parse(reply.text);
  if (!answer) {
    llvm::consumeError(answer.takeError());
    return blame;
  }
  if (const json::Object *object = answer->getAsObject(); !object->empty()) {
    blame = Blame::fromJSON(*object);
    blame.before = getText(*object, "before");
    blame.after = getText(*object, "after");
    blame.program = getText(*object, "program");
    blame.result = getText(*object, "result");
  }
  return blame;
}
