//===- BlameWorker.cpp - blame that survives a crash -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Blame.h"

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

/// Runs in the child.
static std::string serve(Compiler &compiler, llvm::StringRef bytes) {
  llvm::Expected<json::Value> request = json::parse(bytes);
  if (!request) {
    llvm::consumeError(request.takeError());
    return "{}";
  }
  const json::Object &object = *request->getAsObject();
  Verdict defect{getText(object, "kind"), getText(object, "pipeline"), ""};
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
  json::Object answer = blame.toJSON();
  answer["before"] = json::fixUTF8(blame.before);
  answer["after"] = json::fixUTF8(blame.after);
  answer["program"] = json::fixUTF8(blame.program);
  answer["result"] = json::fixUTF8(blame.result);
  return toText(std::move(answer));
}

WorkerReply BlameWorker::ask(llvm::StringRef text, const Verdict &defect,
                             const Blame *blame) {
  if (!worker) {
    auto compiler = std::make_shared<Compiler>(target);
    worker = std::make_unique<Worker>(
        [compiler]() -> Worker::Handler {
          return [compiler](llvm::StringRef bytes) {
            return serve(*compiler, bytes);
          };
        },
        limits);
  }
  json::Object request;
  request["case"] = json::fixUTF8(text);
  request["kind"] = defect.kind;
  request["pipeline"] = defect.pipeline;
  if (blame)
    request["blame"] = blame->toJSON();
  return worker->call(toText(std::move(request)));
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

Blame BlameWorker::find(llvm::StringRef text, const Verdict &defect) {
  WorkerReply reply = ask(text, defect, nullptr);
  Blame blame;
  if (reply.status != WorkerReply::Status::Done) {
    // What was running is what died.
    blame.pass = reply.getActivity(Activity::Pass);
    blame.pattern = reply.getActivity(Activity::Pattern);
    if (blame.pass.empty())
      blame.pass = defect.pass;
    blame.before = text.str();
    return blame;
  }
  llvm::Expected<json::Value> answer = json::parse(reply.text);
  if (!answer) {
    llvm::consumeError(answer.takeError());
    return blame;
  }
  if (const json::Object *object = answer->getAsObject()) {
    blame = Blame::fromJSON(*object);
    blame.before = getText(*object, "before");
    blame.after = getText(*object, "after");
    blame.program = getText(*object, "program");
    blame.result = getText(*object, "result");
  }
  return blame;
}
