//===- LoopBody.cpp - between a fuzz loop and its child -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopBody.h"

#include "../Support/Message.h"
#include "Novelty.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"

#include <cstring>
#include <sys/mman.h>

using namespace padlab;

bool padlab::isGuarded(StringRef text, unsigned guardedEvery) {
  return guardedEvery && llvm::xxh3_64bits(text) % guardedEvery == 0;
}

CurrentCase *CurrentCase::create() {
  void *memory = mmap(nullptr, sizeof(CurrentCase), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<CurrentCase *>(memory);
}

void CurrentCase::set(StringRef text, StringRef shape) {
  clear();
  if (text.size() + shape.size() > maxBytes)
    return;
  std::memcpy(bytes, text.data(), text.size());
  std::memcpy(bytes + text.size(), shape.data(), shape.size());
  textBytes = text.size();
  shapeBytes = shape.size();
}

std::string LoopRequest::encode() const {
  Message message;
  message.fields["kind"] = std::string(1, static_cast<char>(kind));
  message.fields["maxSize"] = maxSize;
  message.fields["seed"] = seed;
  message.texts = {first, second};
  llvm::append_range(message.texts, batch);
  return message.encode();
}

LoopRequest LoopRequest::decode(StringRef bytes) {
  Message message = std::move(*Message::decode(bytes));
  LoopRequest request;
  request.kind = static_cast<Kind>(message.getText("kind").front());
  request.maxSize = message.fields.get("maxSize")->getAsUINT64().value_or(0);
  request.seed = message.fields.get("seed")->getAsUINT64().value_or(0);
  request.first = message.getText(0);
  request.second = message.getText(1);
  llvm::append_range(request.batch, llvm::drop_begin(message.texts, 2));
  return request;
}

static constexpr char descriptionMark[] = "\n// padlab-fuzz: change ";
static constexpr char commentMark[] = "// ";

std::string LoopRequest::describe() const {
  std::string text = formatv("{0}{1}{2} {3} {4}\n", first, descriptionMark,
                             static_cast<char>(kind), maxSize, seed);
  SmallVector<StringRef> lines;
  second.split(lines, '\n');
  for (StringRef line : lines)
    text += (commentMark + line + "\n").str();
  return text;
}

std::optional<LoopRequest> LoopRequest::parseDescription(StringRef text,
                                                         std::string &second) {
  auto [program, description] = text.split(descriptionMark);
  SmallVector<StringRef> lines, words;
  description.split(lines, '\n');
  lines.front().split(words, ' ');
  LoopRequest request;
  if (words.size() != 3 || words[0].size() != 1 ||
      words[1].getAsInteger(10, request.maxSize) ||
      words[2].getAsInteger(10, request.seed))
    return std::nullopt;
  request.kind = static_cast<Kind>(words[0].front());
  if (request.kind != Kind::Mutate && request.kind != Kind::CrossOver)
    return std::nullopt;
  second.clear();
  for (StringRef line : llvm::drop_begin(lines))
    if (line.consume_front(commentMark))
      second += (line + "\n").str();
  request.first = program;
  request.second = second;
  return request;
}

std::string RunAnswer::encode() const {
  json::Object fields{{"breeds", breeds},
                      {"report", report.toJSON()},
                      {"choice", json::Array(choice)}};
  return Message{std::move(fields), {text, shape, marks}}.encode();
}

std::optional<RunAnswer> RunAnswer::decode(StringRef bytes) {
  std::optional<Message> message = Message::decode(bytes);
  const json::Value *report = message ? message->fields.get("report") : nullptr;
  std::optional<CaseReport> decoded =
      report ? CaseReport::fromJSON(*report) : std::nullopt;
  if (!decoded)
    return std::nullopt;
  RunAnswer answer;
  answer.breeds = message->fields.getBoolean("breeds").value_or(false);
  answer.report = std::move(*decoded);
  if (const json::Array *places = message->fields.getArray("choice"))
    for (const json::Value &place : *places)
      answer.choice.push_back(place.getAsInteger().value_or(0));
  answer.text = message->getText(0);
  answer.shape = message->getText(1);
  answer.marks = message->getText(2);
  return answer;
}

std::string padlab::encodeAnswers(ArrayRef<RunAnswer> answers) {
  std::vector<std::string> parts;
  for (const RunAnswer &answer : answers)
    parts.push_back(answer.encode());
  return Message{{}, {parts.begin(), parts.end()}}.encode();
}

std::optional<std::vector<RunAnswer>> padlab::decodeAnswers(StringRef bytes,
                                                            size_t count) {
  std::optional<Message> message = Message::decode(bytes);
  if (!message || message->texts.size() != count)
    return std::nullopt;
  std::vector<RunAnswer> answers;
  for (StringRef text : message->texts) {
    std::optional<RunAnswer> answer = RunAnswer::decode(text);
    if (!answer)
      return std::nullopt;
    answers.push_back(std::move(*answer));
  }
  return answers;
}

namespace {
/// A counter, named by its signal and its number, in this machine's byte order.
struct Mark {
  uint32_t signal, number;
};
} // namespace

std::string padlab::packMarks(unsigned signals) {
  std::string marks;
  for (FeedbackSignal signal :
       {FeedbackFeatures, FeedbackActions, FeedbackFunctions})
    if (signals & signal)
      visitMarkedCounters(signal, [&](size_t number) {
        Mark mark{signal, static_cast<uint32_t>(number)};
        marks.append(reinterpret_cast<const char *>(&mark), sizeof(mark));
      });
  return marks;
}

void padlab::unpackMarks(StringRef marks) {
  for (; marks.size() >= sizeof(Mark); marks = marks.drop_front(sizeof(Mark))) {
    Mark mark;
    std::memcpy(&mark, marks.data(), sizeof(mark));
    MutableArrayRef<uint8_t> counters =
        getFeedbackCounters(FeedbackSignal(mark.signal));
    if (mark.number < counters.size())
      counters[mark.number] = 1;
  }
}
