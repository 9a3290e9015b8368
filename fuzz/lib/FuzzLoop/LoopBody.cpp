//===- LoopBody.cpp - between a fuzz loop and its child -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopBody.h"

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
  std::string head = llvm::formatv("{0} {1} {2} {3}\n", static_cast<char>(kind),
                                   maxSize, seed, first.size());
  return (head + first + second).str();
}

LoopRequest LoopRequest::decode(llvm::StringRef bytes) {
  auto [head, texts] = bytes.split('\n');
  llvm::SmallVector<llvm::StringRef, 4> words;
  head.split(words, ' ');
  LoopRequest request;
  size_t size = 0;
  request.kind = static_cast<Kind>(words[0].front());
  words[1].getAsInteger(10, request.maxSize);
  words[2].getAsInteger(10, request.seed);
  words[3].getAsInteger(10, size);
  request.first = texts.take_front(size);
  request.second = texts.drop_front(size);
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
  return llvm::formatv("{0}{1}", breeds ? '+' : '-',
                       llvm::json::Value(report.toJSON()));
}

std::optional<RunAnswer> RunAnswer::decode(llvm::StringRef bytes) {
  RunAnswer answer;
  answer.breeds = bytes.starts_with("+");
  llvm::Expected<llvm::json::Value> value =
      llvm::json::parse(bytes.drop_front(!bytes.empty()));
  std::optional<CaseReport> report;
  if (value)
    report = CaseReport::fromJSON(*value);
  else
    llvm::consumeError(value.takeError());
  if (!report)
    return std::nullopt;
  answer.report = std::move(*report);
  return answer;
}
