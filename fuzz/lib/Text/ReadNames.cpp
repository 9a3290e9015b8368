//===- ReadNames.cpp - bytes for the readers of words -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextReaders.h"

#include "../../../codegen/lib/Remote/Protocol.h"

#include "padlab/codegen/Variant.h"
#include "padlab/dialect/ShapeValues.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/Feedback.h"

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

/// Reads what a runner with corrupted memory may send.
std::string text::readMessages(llvm::StringRef bytes, mlir::MLIRContext *) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return {};
  // A socket's buffer holds this much without a reader.
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
