//===- Message.h - messages between processes -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_SUPPORT_MESSAGE_H
#define PADLAB_FUZZ_LIB_SUPPORT_MESSAGE_H

#include "padlab/fuzz/Names.h"

#include "llvm/Support/JSON.h"

#include <optional>
#include <string>

namespace padlab {

/// The form of requests to workers and of their answers, except where a plain
/// text suffices: fields as JSON, followed by raw texts. The texts are not in
/// the JSON, because programs are long and a fuzzer's input may not be UTF-8.
struct Message {
  json::Object fields;
  /// The texts of a decoded message. They point into the decoded string, which
  /// must outlive the message.
  SmallVector<StringRef, 2> texts;

  StringRef getText(StringRef field) const {
    return fields.getString(field).value_or("");
  }
  /// Returns text number `index`; empty if there are fewer texts.
  StringRef getText(size_t index) const {
    return index < texts.size() ? texts[index] : StringRef();
  }

  std::string encode() const;
  /// Returns nullopt if the bytes are not a complete message.
  static std::optional<Message> decode(StringRef bytes);
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_SUPPORT_MESSAGE_H
