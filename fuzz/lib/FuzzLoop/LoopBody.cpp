//===- LoopBody.cpp - between a fuzz loop and its child -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopBody.h"

#include "../Support/Message.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cstring>
#include <sys/mman.h>

using namespace padlab;

CurrentCase *CurrentCase::create() {
  void *memory = mmap(nullptr, sizeof(CurrentCase), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<CurrentCase *>(memory);
}

void CurrentCase::set(llvm::StringRef text, llvm::StringRef shape,
                      bool isVerified) {
  clear();
  verified = isVerified;
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
  return message.encode();
}

LoopRequest LoopRequest::decode(llvm::StringRef bytes) {
  Message message = std::move(*Message::decode(bytes));
  LoopRequest request;
  request.kind = static_cast<Kind>(message.getText("kind").front());
  request.maxSize = message.fields.get("maxSize")->getAsUINT64().value_or(0);
  request.seed = message.fields.get("seed")->getAsUINT64().value_or(0);
  request.first = message.getText(0);
  request.second = message.getText(1);
  return request;
}

static constexpr char descriptionMark[] = "\n// padlab-fuzz: change ";
static constexpr char commentMark[] = "// ";

std::string LoopRequest::describe() const {
  std::string text =
      llvm::formatv("{0}{1}{2} {3} {4}\n", first, descriptionMark,
                    static_cast<char>(kind), maxSize, seed);
  llvm::SmallVector<llvm::StringRef> lines;
  second.split(lines, '\n');
  for (llvm::StringRef line : lines)
    text += (commentMark + line + "\n").str();
  return text;
}

std::optional<LoopRequest> LoopRequest::parseDescription(llvm::StringRef text,
                                                         std::string &second) {
  auto [program, description] = text.split(descriptionMark);
  llvm::SmallVector<llvm::StringRef> lines, words;
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
  for (llvm::StringRef line : llvm::drop_begin(lines))
    if (line.consume_front(commentMark))
      second += (line + "\n").str();
  request.first = program;
  request.second = second;
  return request;
}

std::string RunAnswer::encode() const {
  llvm::json::Object fields{{"breeds", breeds}, {"report", report.toJSON()}};
  return Message{std::move(fields), {}}.encode();
}

std::optional<RunAnswer> RunAnswer::decode(llvm::StringRef bytes) {
  std::optional<Message> message = Message::decode(bytes);
  const llvm::json::Value *report =
      message ? message->fields.get("report") : nullptr;
  std::optional<CaseReport> decoded =
      report ? CaseReport::fromJSON(*report) : std::nullopt;
  if (!decoded)
    return std::nullopt;
  RunAnswer answer;
  answer.breeds = message->fields.getBoolean("breeds").value_or(false);
  answer.report = std::move(*decoded);
  return answer;
}
