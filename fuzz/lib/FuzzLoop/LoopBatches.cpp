//===- LoopBatches.cpp - cases that are checked ahead of libFuzzer --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopBatches.h"

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

/// Cases are not checked ahead in libFuzzer's own process, which a case may
/// kill only while libFuzzer runs it.
bool FuzzLoop::usesBatches() const {
  return options.batch > 1 && target.generate && !options.inProcess;
}

std::string FuzzLoop::change(const LoopRequest &request) {
  if (!usesBatches())
    return changeOne(request);
  // A case beyond the present size limit is counted, but not shown.
  while (!batches->isEmpty() &&
         batches->getFirstInput().size() > request.maxSize)
    account(batches->takeFirst());
  if (batches->isEmpty())
    checkBatch(makeSiblings(request));
  else
    batches->noteAsked(request);
  return batches->isEmpty() ? "" : batches->showFirst().str();
}

/// Mutates the current case, and those that libFuzzer has requested since the
/// last batch, in equal shares. Mutations that failed are left out: an empty
/// text is not a case, and libFuzzer does not run it.
std::vector<std::string> FuzzLoop::makeSiblings(const LoopRequest &request) {
  std::vector<AskedChange> asked = batches->takeAsked();
  asked.insert(asked.begin(), AskedChange(request));
  std::vector<std::string> siblings;
  uint64_t seed = request.seed;
  for (unsigned i = 0; i < options.batch; ++i) {
    const AskedChange &change = asked[i * asked.size() / options.batch];
    std::string sibling = changeOne(change.toRequest(request.maxSize, seed));
    if (!sibling.empty())
      siblings.push_back(std::move(sibling));
    seed = llvm::xxh3_64bits(
        ArrayRef(reinterpret_cast<const uint8_t *>(&seed), sizeof(seed)));
  }
  return siblings;
}

/// This many cases can be compiled together in the time that one case may take.
static constexpr unsigned casesInTheTimeOfOne = 16;

/// Checks the cases, those with active guards alone and the others together,
/// and adds the results to `batches`.
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
    // Empties the list, so that a child that dies leaves only this batch's
    // functions in it.
    beginFunctionList();
    endFunctionList();
    auto begin = std::chrono::steady_clock::now();
    WorkerReply reply = getWorker().call(
        request.encode(),
        std::max(1.0, double(texts.size()) / casesInTheTimeOfOne));
    // No case is to blame for the time that all have used together.
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

/// Checks each case by itself if it is unknown which one crashed. If it is
/// known, repeats that case by itself unless it is certainly to blame: that is
/// uncertain if padlab's own part seems to have crashed, or if there is no
/// current case because native code of others ran before.
void FuzzLoop::survive(const WorkerReply &death,
                       std::vector<std::string> &texts) {
  // Functions that only this child has run are not credited: whichever case
  // runs them next gets the credit.
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
    // In a damaged process anything may happen. A verdict that needed no native
    // code is certain up to the first damaging case, because subjects run in
    // the order of the cases, and native code later.
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

/// The cases of a batch together ran the listed functions for the first time.
/// Each case is run alone to see which of them it runs. This costs as much as
/// checking the batch without sharing, so that it is skipped beyond a share of
/// the time, and then no case gets the credit. A case that shows a defect only
/// when it is alone is judged by that run.
void FuzzLoop::creditFunctions(MutableArrayRef<CheckedCase> cases) {
  constexpr double maxShare = 0.05;
  auto begin = std::chrono::steady_clock::now();
  if (crediting > (begin - start) * maxShare)
    return;
  forgetListedFunctions();
  for (CheckedCase &checked : cases) {
    if (countForgottenFunctions() == 0)
      break;
    if (checked.died || checked.answer.report.mayHaveLeftDamage())
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
