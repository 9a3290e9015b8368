//===- LoopBatches.cpp - cases that are checked ahead of libFuzzer --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopBatches.h"

#include "../Support/Message.h"

#include "padlab/fuzz/FuzzLoop.h"

#include "llvm/Support/xxhash.h"

using namespace padlab;

CheckedCase LoopBatches::takeFirst() {
  CheckedCase first = std::move(ready.front());
  ready.pop_front();
  return first;
}

StringRef LoopBatches::showFirst() {
  shown = takeFirst();
  return shown->input;
}

std::optional<CheckedCase> LoopBatches::takeShown(StringRef input) {
  if (!shown || shown->input != input)
    return std::nullopt;
  return std::exchange(shown, std::nullopt);
}

std::optional<CheckedCase> LoopBatches::takeUnrun() {
  if (shown || ready.empty())
    return std::exchange(shown, std::nullopt);
  return takeFirst();
}

void LoopBatches::noteAsked(const LoopRequest &request) {
  if (++requests % changesOfOne == 0)
    asked.emplace_back(request);
}

/// In libFuzzer's own process, cases are not checked ahead, because a case may
/// kill this process only while libFuzzer runs the case.
bool FuzzLoop::usesBatches() const {
  return options.batch > 1 && target.generate && !options.inProcess;
}

std::string FuzzLoop::change(const LoopRequest &request) {
  if (!usesBatches())
    return changeOne(request);
  // A case that is longer than libFuzzer now allows is counted, but not shown.
  while (!batches->isEmpty() &&
         batches->getFirstInput().size() > request.maxSize)
    account(batches->takeFirst());
  if (batches->isEmpty())
    checkBatch(makeSiblings(request));
  else
    batches->noteAsked(request);
  return batches->isEmpty() ? "" : batches->showFirst().str();
}

/// Changes the case of `request`, and those that `LoopBatches::noteAsked` has
/// remembered since the last batch, each equally often. Changes that failed are
/// left out: an empty text is not a case, and libFuzzer does not run it.
std::vector<std::string> FuzzLoop::makeSiblings(const LoopRequest &request) {
  std::vector<AskedChange> asked = batches->takeAsked();
  asked.insert(asked.begin(), AskedChange(request));
  std::vector<LoopRequest> changes;
  uint64_t seed = request.seed;
  for (unsigned i = 0; i < options.batch; ++i) {
    const AskedChange &change = asked[i * asked.size() / options.batch];
    changes.push_back(change.toRequest(request.maxSize, seed));
    seed = llvm::xxh3_64bits(
        ArrayRef(reinterpret_cast<const uint8_t *>(&seed), sizeof(seed)));
  }
  std::vector<std::string> siblings = changeTogether(changes);
  llvm::erase_if(siblings,
                 [](const std::string &text) { return text.empty(); });
  return siblings;
}

/// Makes the changes in one request, which saves a message to the child and
/// back for each. If the child dies, makes each change alone, so that the one
/// that is to blame is known.
std::vector<std::string>
FuzzLoop::changeTogether(ArrayRef<LoopRequest> changes) {
  auto begin = std::chrono::steady_clock::now();
  LoopRequest together;
  together.kind = LoopRequest::Kind::Siblings;
  auto encoded = llvm::map_to_vector(
      changes, [](const LoopRequest &change) { return change.encode(); });
  together.batch = {encoded.begin(), encoded.end()};
  current->clear();
  WorkerReply reply = getWorker().call(together.encode());
  mutating += std::chrono::steady_clock::now() - begin;
  if (reply.status == WorkerReply::Status::Done)
    if (auto made = Message::decode(reply.text);
        made && made->texts.size() == changes.size())
      return {made->texts.begin(), made->texts.end()};
  std::vector<std::string> texts;
  for (const LoopRequest &change : changes)
    texts.push_back(changeOne(change));
  return texts;
}

/// This many cases can be compiled together in the time that a single case may
/// take.
static constexpr unsigned casesInTheTimeOfOne = 16;

/// Checks cases, and adds the results to `batches`. Cases with active guards
/// are checked alone, all others together.
void FuzzLoop::checkBatch(std::vector<std::string> texts) {
  llvm::erase_if(texts, [&](const std::string &text) {
    if (!isGuarded(text, options.guardedEvery))
      return false;
    batches->add(checkAhead(text));
    return true;
  });
  while (!texts.empty()) {
    LoopRequest request;
    request.kind = LoopRequest::Kind::Batch;
    request.batch = {texts.begin(), texts.end()};
    current->clear();
    // Empties the list of functions. If the child dies, the list then has only
    // functions of this batch.
    beginFunctionList();
    endFunctionList();
    auto begin = std::chrono::steady_clock::now();
    WorkerReply reply = getWorker().call(
        request.encode(),
        std::max(1.0, double(texts.size()) / casesInTheTimeOfOne));
    // If the time for the whole request was over, no single case is to blame.
    if (std::chrono::steady_clock::now() - begin >=
        std::chrono::seconds(secondsPerRequest))
      reply.activity[static_cast<unsigned>(Activity::Case)].clear();
    if (reply.status != WorkerReply::Status::Done) {
      survive(reply, texts);
      continue;
    }
    if (auto answers = decodeAnswers(reply.text, texts.size()))
      takeAnswers(texts, std::move(*answers));
    else
      for (const std::string &text : texts)
        batches->add(checkAhead(text));
    return;
  }
}

/// If it is unknown which case killed the child, checks each case alone. If it
/// is known, but not certain, checks this case alone. It is uncertain if
/// padlab's own code seems to have crashed, or if native code of other cases
/// ran before, so that there is no current case.
void FuzzLoop::survive(const WorkerReply &death,
                       std::vector<std::string> &texts) {
  // No case gets the credit for functions that only this child has run: the
  // next case that runs them gets it.
  endFunctionList();
  forgetListedFunctions();
  size_t place = texts.size();
  StringRef(death.getActivity(Activity::Case)).getAsInteger(10, place);
  if (place >= texts.size()) {
    for (const std::string &text : texts)
      batches->add(checkAhead(text));
    return texts.clear();
  }
  CheckedCase dead;
  dead.input = texts[place];
  dead.died = true;
  dead.answer.report = reportDeath(death);
  dead.answer.shape = current->getShape();
  bool isKnown = current->getText() == dead.input &&
                 dead.answer.report.getExitCode() != ExitCode::Internal;
  if (isKnown)
    body->noteEnd(dead.input, &death);
  batches->add(isKnown ? std::move(dead) : checkAhead(texts[place]));
  texts.erase(texts.begin() + place);
}

void FuzzLoop::takeAnswers(ArrayRef<std::string> texts,
                           std::vector<RunAnswer> answers) {
  size_t damaging = llvm::find_if(answers,
                                  [](const RunAnswer &answer) {
                                    return answer.report.mayHaveLeftDamage();
                                  }) -
                    answers.begin();
  bool isDamaged = damaging != answers.size();
  if (isDamaged)
    worker->renew();
  std::vector<CheckedCase> cases;
  for (auto [index, text, answer] : llvm::enumerate(texts, answers)) {
    // In a damaged process anything may happen. Up to the first damaging case,
    // a verdict that needed no native code is certain, because all subjects run
    // before any native code, in the order of the cases.
    bool isCertain =
        index <= damaging && answer.report.isKnownBeforeNativeCode();
    if (isDamaged && texts.size() > 1 && !isCertain &&
        answer.report.getExitCode() != ExitCode::Agree) {
      cases.push_back(checkAhead(text));
      continue;
    }
    CheckedCase checked;
    checked.input = text;
    checked.answer = std::move(answer);
    body->noteEnd(checked.getText(), nullptr);
    cases.push_back(std::move(checked));
  }
  if (endFunctionList() != 0 && cases.size() > 1)
    creditFunctions(cases);
  for (CheckedCase &checked : cases)
    batches->add(std::move(checked));
}

/// Whether nothing of the case was compiled to native code.
static bool isOnlyInterpreted(const CaseReport &report) {
  return report.getExitCode() == ExitCode::Agree && !report.pipelines.empty() &&
         llvm::none_of(report.pipelines, [](const PipelineSummary &pipeline) {
           return pipeline.compiled;
         });
}

/// Finds out which cases of a batch run the functions that the batch ran for
/// the first time while it made and ran native code: runs one case that has
/// such code after the other alone, until all of these functions have run
/// again. This may cost as much as checking these cases without sharing. So it
/// is skipped if it has used its share of the time, and then no case gets the
/// credit. A case that agreed in the batch, but not when it runs alone, is
/// judged by the latter run.
void FuzzLoop::creditFunctions(MutableArrayRef<CheckedCase> cases) {
  if (!hasTimeFor(crediting, /*atLeast=*/std::chrono::seconds(0)))
    return;
  auto begin = std::chrono::steady_clock::now();
  forgetListedFunctions();
  for (CheckedCase &checked : cases) {
    if (countForgottenFunctions() == 0)
      break;
    const CaseReport &report = checked.answer.report;
    if (checked.died || report.mayHaveLeftDamage() || isOnlyInterpreted(report))
      continue;
    clearFeedbackCounters();
    CheckedCase alone = checkAlone(checked.input);
    std::string marks = checked.answer.marks + packMarks(FeedbackFunctions);
    if (checked.answer.report.getExitCode() == ExitCode::Agree &&
        alone.answer.report.getExitCode() != ExitCode::Agree)
      checked = std::move(alone);
    checked.answer.marks = std::move(marks);
  }
  recallListedFunctions();
  crediting += std::chrono::steady_clock::now() - begin;
}

CheckedCase FuzzLoop::checkAhead(StringRef input) {
  clearFeedbackCounters();
  CheckedCase checked = checkAlone(input);
  checked.answer.marks = packMarks();
  return checked;
}
