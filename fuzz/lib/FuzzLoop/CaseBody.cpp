//===- CaseBody.cpp - running cases -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaseBody.h"

#include "../Differential/ReadyWorker.h"
#include "../Support/Message.h"
#include "../Support/Words.h"

#include "padlab/codegen/Guards.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/Incoming.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringExtras.h"

using namespace padlab;

/// Notes passes, so that a death names the one that was running. Patterns are
/// found by triage: to name each attempt costs too much.
static void notePass(llvm::function_ref<void()> execute,
                     const mlir::tracing::Action &action) {
  if (auto *pass = llvm::dyn_cast<mlir::PassExecutionAction>(&action))
    noteActivity(Activity::Pass, pass->getPass().getArgument());
  if (!GuardScope::withholds(action))
    execute();
}

CaseBody::CaseBody(const FuzzTarget &target,
                   llvm::ArrayRef<std::string> variants, bool drawsExtras,
                   unsigned nativeEvery, unsigned guardedEvery,
                   CurrentCase &current)
    : target(target), drawsExtras(drawsExtras), guardedEvery(guardedEvery),
      current(current),
      differential(compiler, variants,
                   {/*jointCompilation=*/true,
                    DifferentialOptions::usualExamineEvery,
                    /*noteSubjectActions=*/false, nativeEvery}) {
  observeActions(compiler.getContext(), notePass);
  warmUp(compiler, differential);
}

std::string CaseBody::serve(const LoopRequest &request) {
  switch (request.kind) {
  case LoopRequest::Kind::Run:
    return run(request.first).encode();
  case LoopRequest::Kind::Mutate:
    return mutate(request);
  case LoopRequest::Kind::CrossOver:
    return crossOver(request);
  case LoopRequest::Kind::Locate:
    return locate(request);
  case LoopRequest::Kind::Confirm:
    return confirm(request.first);
  }
  llvm_unreachable("no such request");
}

void CaseBody::noteEnd(llvm::StringRef text, const WorkerReply *death) {
  llvm::StringRef sequence = findSequence(text);
  if (!death)
    return losses.addEnd(sequence);
  losses.addDeath(sequence, death->getActivity(Activity::Pass),
                  death->status == WorkerReply::Status::Hang
                      ? SequenceLosses::hang
                      : SequenceLosses::crash);
}

std::optional<Case> CaseBody::decode(llvm::StringRef text) {
  if (lastCase && lastText == text)
    return lastCase->clone();
  // Parsing random bytes is slow, and they are no case.
  if (!text.contains(attrs::seed))
    return std::nullopt;
  noteActivity(Activity::Step, "parser");
  mlir::ScopedDiagnosticHandler silence(
      compiler.getContext(),
      [](mlir::Diagnostic &) { return mlir::success(); });
  auto theCase = Case::parse(text, "input", compiler.getContext());
  if (failed(theCase))
    return std::nullopt;
  return std::move(*theCase);
}

CaseReport CaseBody::check(const Case &theCase) {
  if (!drawsExtras)
    return differential.check(theCase);
  uint64_t structure = theCase.getStructuralHash();
  VariantChoice choice =
      chooseDefaults(target, differential.getVariants(), structure);
  VariantChoice reserve;
  if (!meetsTrusted(target, structure) && !theCase.getPasses().empty()) {
    reserve.push_back(choice.front());
    choice.erase(choice.begin());
  }
  return differential.check(theCase, choice, reserve);
}

/// The corpus has programs only: a case is guarded while it is checked. Who
/// takes it for a defect sees the guards that have withheld something; all of
/// them, where it died of it.
CaseReport CaseBody::checkGuarded(Case &theCase, bool verifies) {
  std::string shape = getCoarseShape(theCase);
  theCase.setGuards("all");
  current.set(theCase.str(), shape, verifies);
  GuardScope::takeMet();
  CaseReport report = check(theCase);
  theCase.setGuards(llvm::join(GuardScope::takeMet(), ","));
  current.set(theCase.str(), shape, verifies);
  theCase.setGuards("");
  return report;
}

std::string CaseBody::locate(const LoopRequest &request) {
  std::optional<Case> theCase = decode(request.first);
  if (!theCase)
    return {};
  std::optional<Message> what = Message::decode(request.second);
  Verdict defect;
  llvm::json::Path::Root root;
  if (!what || !fromJSON(std::move(what->fields), defect, root))
    return {};
  GuiltyPass guilty = findGuiltyPass(compiler, *theCase, defect);
  // It has taken the handler.
  observeActions(compiler.getContext(), notePass);
  llvm::json::Object answer{{"pass", guilty.pass},
                            {"operation", guilty.operation}};
  return Message{std::move(answer), {}}.encode();
}

std::string CaseBody::confirm(llvm::StringRef text) {
  llvm::ArrayRef<Variant> variants = differential.getVariants();
  auto subject = llvm::find_if(variants, [](const Variant &variant) {
    return variant.pipeline.hasSubject();
  });
  VariantChoice others = chooseWithoutSubject(variants, compiler.getTarget());
  std::optional<Case> theCase = decode(text);
  if (subject == variants.end() || others.empty() || !theCase)
    return {};
  differential.check(*theCase, others);
  return subject->pipeline.name;
}

RunAnswer CaseBody::run(llvm::StringRef input) {
  observeFunctionsOfCase();
  std::optional<Case> theCase = decode(input);
  RunAnswer answer;
  bool isText = theCase.has_value();
  std::string text = input.str();
  if (!isText) {
    noteActivity(Activity::Step, "generator");
    ByteChoices choices(llvm::arrayRefFromStringRef(input));
    theCase = target.generate(choices, compiler.getContext());
    text = theCase->str();
  }
  bool verifies = mlir::succeeded(mlir::verify(theCase->getModule()));
  current.set(text, getCoarseShape(*theCase), verifies);
  recordFeatures(*theCase);
  answer.report =
      isGuarded(text) ? checkGuarded(*theCase, verifies) : check(*theCase);
  // A case that shows a defect is kept as such: most of its descendants would
  // show the same, and nothing behind it.
  answer.breeds =
      isText && !answer.report.pipelines.empty() && !answer.report.getDefect();
  // It is mostly mutated next.
  remember(std::move(text), std::move(*theCase));
  return answer;
}
