//===- CaseBody.cpp - running cases -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaseBody.h"

#include "../Differential/DeathCause.h"
#include "../Differential/ReadyWorker.h"
#include "../Support/Message.h"
#include "../Support/Words.h"

#include "padlab/codegen/Guards.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/Incoming.h"

#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace padlab;

/// Notes which pass runs, so that the report of a death can name it. Patterns
/// are not noted, because to name each attempt costs too much: triage finds
/// them later.
static void notePass(llvm::function_ref<void()> execute,
                     const mlir::tracing::Action &action) {
  if (auto *pass = llvm::dyn_cast<mlir::PassExecutionAction>(&action))
    noteActivity(Activity::Pass, pass->getPass().getArgument());
  if (!GuardScope::withholds(action))
    execute();
}

CaseBody::CaseBody(const FuzzTarget &target, ArrayRef<std::string> variants,
                   bool drawsExtras, unsigned nativeEvery,
                   unsigned guardedEvery, CurrentCase &current)
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
  case LoopRequest::Kind::Batch:
    return encodeAnswers(runBatch(request.batch));
  case LoopRequest::Kind::Mutate:
    return mutate(request);
  case LoopRequest::Kind::CrossOver:
    return crossOver(request);
  case LoopRequest::Kind::Siblings:
    return makeSiblings(request.batch);
  case LoopRequest::Kind::Locate:
    return locate(request);
  case LoopRequest::Kind::Confirm:
    return confirm(request);
  }
  llvm_unreachable("no such request");
}

void CaseBody::noteEnd(StringRef text, const WorkerReply *death) {
  StringRef sequence = findSequence(text);
  if (!death)
    return losses.addEnd(sequence);
  losses.addDeath(sequence, death->getActivity(Activity::Pass),
                  death->status == WorkerReply::Status::Hang
                      ? SequenceLosses::hang
                      : SequenceLosses::crash);
}

CaseBody::SharedCase CaseBody::decode(StringRef text) {
  uint64_t hash = llvm::xxh3_64bits(text);
  for (const Remembered &entry : llvm::reverse(known))
    if (entry.isOf(hash, text))
      return entry.theCase;
  std::optional<Case> theCase = parse(text);
  if (!theCase)
    return nullptr;
  remember(text.str(), {std::move(*theCase)});
  return known.back().theCase;
}

std::optional<Case> CaseBody::parse(StringRef text) {
  // Text without this attribute is not a case. It is not even parsed, because
  // parsing random bytes is slow.
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

/// Extras are rare and expensive. So all cases of a batch use the extras that
/// are drawn for its first case, and share their compilation.
CaseWays CaseBody::chooseWays(const Case &theCase, uint64_t structure,
                              uint64_t first, RunAnswer &answer) const {
  if (!drawsExtras)
    return {};
  CaseWays ways;
  ways.choice = chooseDefaults(target, differential.getVariants(), first);
  answer.choice = ways.choice;
  if (!meetsTrusted(target, structure) && !theCase.getPasses().empty()) {
    ways.reserve.push_back(ways.choice.front());
    ways.choice.erase(ways.choice.begin());
  }
  return ways;
}

CaseReport CaseBody::check(const Case &theCase, RunAnswer &answer) {
  BatchObserver observer;
  observer.choose = [&](size_t, uint64_t structure) {
    return chooseWays(theCase, structure, structure, answer);
  };
  return std::move(differential.check(&theCase, observer).front());
}

/// Makes the guards a part of the case only while it is checked, because cases
/// of the corpus must not have guards. The text of a case with a defect has the
/// guards that withheld something or, if the process died, all guards.
CaseReport CaseBody::checkGuarded(Case &theCase, RunAnswer &answer) {
  std::string shape = getCoarseShape(theCase);
  theCase.setGuards("all");
  current.set(theCase.str(), shape);
  GuardScope::takeMet();
  CaseReport report = check(theCase, answer);
  theCase.setGuards(llvm::join(GuardScope::takeMet(), ","));
  current.set(theCase.str(), shape);
  theCase.setGuards("");
  return report;
}

std::string CaseBody::locate(const LoopRequest &request) {
  SharedCase decoded = decode(request.first);
  if (!decoded)
    return {};
  std::optional<Message> what = Message::decode(request.second);
  Verdict defect;
  json::Path::Root root;
  if (!what || !fromJSON(std::move(what->fields), defect, root))
    return {};
  GuiltyPass guilty = findGuiltyPass(compiler, decoded->theCase, defect);
  // The search has replaced the action handler, so install ours again.
  observeActions(compiler.getContext(), notePass);
  json::Object answer{{"pass", guilty.pass}, {"operation", guilty.operation}};
  return Message{std::move(answer), {}}.encode();
}

std::string CaseBody::confirm(const LoopRequest &request) {
  SharedCase decoded = decode(request.first);
  std::optional<CasePart> part = CasePart::decode(request.second);
  if (!decoded || !part)
    return {};
  const Case &theCase = decoded->theCase;
  uint64_t structure = theCase.getStructuralHash();
  RunAnswer answer;
  CaseWays ways = chooseWays(theCase, structure, structure, answer);
  llvm::append_range(ways.choice, ways.reserve);
  return checkPart(differential, theCase, *part, ways.choice);
}

CaseBody::Input CaseBody::read(StringRef input) {
  if (SharedCase decoded = decode(input))
    return {std::move(decoded), /*isText=*/true};
  noteActivity(Activity::Step, "generator");
  ByteChoices choices(llvm::arrayRefFromStringRef(input));
  Case theCase = target.generate(choices, compiler.getContext());
  std::string text = theCase.str();
  return {std::make_shared<KnownCase>(
              KnownCase{{std::move(theCase)}, std::move(text)}),
          /*isText=*/false};
}

void CaseBody::begin(const KnownCase &known) {
  current.set(known.text, getCoarseShape(known.theCase));
  recordFeatures(known.theCase);
}

void CaseBody::end(Input input, CaseReport report, RunAnswer &answer) {
  // A case with a defect is stored only as a defect, and not kept in the
  // corpus: most mutations of it would show the same defect, and hide others.
  answer.breeds =
      input.isText && !report.pipelines.empty() && !report.getDefect();
  answer.report = std::move(report);
  remember(std::move(input.known));
}

RunAnswer CaseBody::run(StringRef text) {
  observeFunctionsOfCase();
  Input input = read(text);
  begin(*input.known);
  RunAnswer answer;
  Case &theCase = input.known->theCase;
  CaseReport report = isGuarded(input.known->text, guardedEvery)
                          ? checkGuarded(theCase, answer)
                          : check(theCase, answer);
  end(std::move(input), std::move(report), answer);
  return answer;
}

std::vector<RunAnswer> CaseBody::runBatch(ArrayRef<StringRef> texts) {
  std::vector<Input> inputs;
  for (auto [index, text] : llvm::enumerate(texts)) {
    noteActivity(Activity::Case, std::to_string(index));
    inputs.push_back(read(text));
  }
  std::vector<const Case *> cases;
  for (const Input &input : inputs)
    cases.push_back(&input.known->theCase);
  std::vector<RunAnswer> answers(inputs.size());
  std::optional<uint64_t> first;
  BatchObserver observer;
  observer.begin = [&](size_t index) {
    clearFeedbackCounters();
    observeFunctionsOfCase();
    begin(*inputs[index].known);
  };
  observer.findRun = [&](size_t index) {
    return inputs[index].known->run.find();
  };
  observer.choose = [&](size_t index, uint64_t structure) {
    return chooseWays(*cases[index], structure,
                      *(first = first.value_or(structure)), answers[index]);
  };
  observer.end = [&](size_t index) {
    answers[index].marks = packMarks();
    if (index + 1 != inputs.size())
      return;
    // Subjects end here, and native code begins. A crash from here on may come
    // from damage that the code of any case has done, so no case is current.
    current.clear();
    clearFeedbackCounters();
    observeFunctionsOfCase();
    beginFunctionList();
  };
  std::vector<CaseReport> reports = differential.check(cases, observer);
  endFunctionList();
  // The marks of the joint compilation belong to no case in particular, unless
  // the batch has only one.
  if (inputs.size() == 1)
    answers.front().marks += packMarks();
  for (auto [input, report, answer] :
       llvm::zip_equal(inputs, reports, answers)) {
    answer.shape = getCoarseShape(input.known->theCase);
    if (!input.isText)
      answer.text = input.known->text;
    end(std::move(input), std::move(report), answer);
  }
  return answers;
}
