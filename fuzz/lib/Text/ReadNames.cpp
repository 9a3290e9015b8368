//===- ReadNames.cpp - runs the readers of words and JSON -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextReaders.h"

#include "../../../codegen/lib/Remote/Protocol.h"
#include "../FuzzLoop/CheckWorker.h"

#include "padlab/codegen/Variant.h"
#include "padlab/dialect/ShapeValues.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/FusionTable.h"

#include <sys/socket.h>
#include <unistd.h>

using namespace padlab;
using namespace padlab::text;

std::string text::readVariants(llvm::StringRef bytes, mlir::MLIRContext *) {
  for (const std::string &word : splitVariants(bytes)) {
    llvm::Expected<Variant> variant = parseVariant(word);
    if (!variant) {
      if (llvm::toString(variant.takeError()).empty())
        return "a variant is refused without a reason";
      continue;
    }
    if (variant->weight <= 0)
      return "a variant whose weight is not positive";
    if (!findVariant(variant->pipeline.name))
      return "the name of a variant is none: " + variant->pipeline.name;
  }
  if (std::optional<unsigned> signals = parseFeedbackSignals(bytes))
    if (parseFeedbackSignals(toFeedbackText(*signals)) != signals)
      return "feedback is not what it says";
  return {};
}

std::string text::readPasses(llvm::StringRef bytes, mlir::MLIRContext *) {
  for (const std::string &pass : splitPasses(bytes))
    if (pass.empty())
      return "a pass without a name";
  return {};
}

std::string text::readShapes(llvm::StringRef bytes, mlir::MLIRContext *) {
  if (auto size = SizeValue::parse(bytes))
    if (!SizeValue::parse(size->str()))
      return "a size is not read as it is printed";
  if (auto shape = ShapeValue::parse(bytes))
    if (!ShapeValue::parse(shape->str()))
      return "a shape is not read as it is printed";
  return {};
}

/// Reads messages as a runner with corrupted memory may send them.
std::string text::readMessages(llvm::StringRef bytes, mlir::MLIRContext *) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return {};
  // This many bytes fit in the buffer of a socket that nobody reads.
  constexpr size_t maxBytes = 32 << 10;
  bytes = bytes.take_front(maxBytes);
  bool sent = send(ends[0], bytes.data(), bytes.size(), MSG_DONTWAIT) >= 0;
  close(ends[0]);
  remote::Channel channel(ends[1]);
  remote::Kind kind;
  std::vector<char> message;
  while (sent && channel.receive(kind, message)) {
    remote::Reader reader(message);
    while (reader.getSize() != 0)
      reader.takeString();
  }
  close(ends[1]);
  return {};
}

//===----------------------------------------------------------------------===//
// Bytes for the readers of JSON
//===----------------------------------------------------------------------===//

/// Checks that a value that was read can be printed and read again, and that it
/// is then printed the same.
template <typename T>
static std::string readTwice(const std::optional<T> &first, const char *what) {
  if (!first)
    return {};
  json::Value printed = first->toJSON();
  std::optional<T> second;
  if constexpr (std::is_same_v<T, Funnel>)
    second = T::fromJSON(*printed.getAsObject());
  else
    second = T::fromJSON(printed);
  if (!second || json::Value(second->toJSON()) != printed)
    return std::string(what) + " is not read as it is printed";
  return {};
}

std::string text::readJSON(llvm::StringRef bytes, mlir::MLIRContext *) {
  llvm::Expected<json::Value> value = json::parse(bytes);
  if (!value) {
    if (llvm::toString(value.takeError()).empty())
      return "refused without a reason";
    return {};
  }
  std::string wrong = readTwice(CaseReport::fromJSON(*value), "a report");
  const json::Object *object = value->getAsObject();
  if (!wrong.empty() || !object)
    return wrong;
  wrong = readTwice(Funnel::fromJSON(*object), "a funnel");
  if (std::optional<CaseReport> report = CaseReport::fromJSON(*value))
    if (report->str().empty())
      return "a report without words";
  (void)Blame::fromJSON(*object).str();
  (void)FusionTable::fromJSON(*object).toJSON();
  (void)VariantTally::fromJSON(*object).toJSON();
  if (auto result = check::RangeResult::decode(bytes))
    (void)result->encode();
  return wrong;
}
