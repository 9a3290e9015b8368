//===- Message.cpp - messages between processes ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Message.h"

using namespace padlab;

std::string Message::encode() const {
  json::Array sizes;
  size_t size = 0;
  for (StringRef text : texts) {
    sizes.push_back(static_cast<int64_t>(text.size()));
    size += text.size();
  }
  std::string bytes = formatv(
      "{0}\n", json::Value(json::Object{{"fields", json::Object(fields)},
                                        {"sizes", std::move(sizes)}}));
  bytes.reserve(bytes.size() + size);
  for (StringRef text : texts)
    bytes += text;
  return bytes;
}

std::optional<Message> Message::decode(StringRef bytes) {
  // `encode` writes the JSON as one line, because JSON escapes line breaks in
  // strings.
  auto [head, rest] = bytes.split('\n');
  Expected<json::Value> value = json::parse(head);
  if (!value)
    return llvm::consumeError(value.takeError()), std::nullopt;
  json::Object *object = value->getAsObject();
  json::Object *fields = object ? object->getObject("fields") : nullptr;
  json::Array *sizes = object ? object->getArray("sizes") : nullptr;
  if (!fields || !sizes)
    return std::nullopt;
  Message message;
  message.fields = std::move(*fields);
  for (const json::Value &entry : *sizes) {
    std::optional<int64_t> size = entry.getAsInteger();
    if (!size || *size < 0 || static_cast<uint64_t>(*size) > rest.size())
      return std::nullopt;
    message.texts.push_back(rest.take_front(*size));
    rest = rest.drop_front(*size);
  }
  return message;
}
