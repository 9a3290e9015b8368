//===- KnownFindings.cpp - the reviewed list of findings ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/KnownFindings.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace padlab;

static constexpr int listVersion = 2;

ArrayRef<StringLiteral> padlab::getFindingStates() {
  static constexpr StringLiteral states[] = {"new", "known", "reported",
                                             "fixed", "false-alarm"};
  return states;
}

const KnownFinding *KnownFindings::find(StringRef signature) const {
  for (const KnownFinding &entry : entries)
    if (entry.signature == signature)
      return &entry;
  return nullptr;
}

static std::string getText(const json::Object &object, StringRef key) {
  return object.getString(key).value_or("").str();
}

//===----------------------------------------------------------------------===//
// Reading and writing
//===----------------------------------------------------------------------===//

namespace {

/// Reads the entries of the list. Errors name the file and the entry.
class Reader {
public:
  explicit Reader(StringRef path) : path(path) {}

  Error fail(const Twine &what) const {
    return createStringError(Twine(path) + ": error: " + what);
  }
  Error failAt(size_t index, const Twine &what) const {
    return fail("findings[" + Twine(index) + "]: " + what);
  }
  Expected<KnownFinding> readEntry(const json::Value &value,
                                   size_t index) const;

private:
  StringRef path;
};

} // namespace

Expected<KnownFinding> Reader::readEntry(const json::Value &value,
                                         size_t index) const {
  const json::Object *object = value.getAsObject();
  if (!object)
    return failAt(index, "not an object");
  static constexpr StringLiteral keys[] = {"signature", "state", "reference",
                                           "reason", "firstVersion"};
  for (const auto &[key, field] : *object) {
    StringRef name = key;
    if (!llvm::is_contained(keys, name))
      return failAt(index, "no entry has '" + name + "'");
    if (!field.getAsString())
      return failAt(index, "'" + name + "' must be a string");
  }
  KnownFinding entry;
  entry.signature = getText(*object, "signature");
  entry.state = getText(*object, "state");
  entry.reference = getText(*object, "reference");
  entry.reason = getText(*object, "reason");
  entry.firstVersion = getText(*object, "firstVersion");
  if (entry.signature.empty())
    return failAt(index, "'signature' must be there");
  if (!llvm::is_contained(getFindingStates(), entry.state))
    return failAt(index, "'state' must be one of " +
                             llvm::join(getFindingStates(), ", "));
  if (entry.reason.empty())
    return failAt(index, "'reason' must be there");
  return entry;
}

/// Turns the parser's `[line:col, byte=N]: what` into `path:line:col: error:
/// what`.
static std::string locate(StringRef path, std::string message) {
  auto [place, what] = StringRef(message).split("]: ");
  place.consume_front("[");
  if (what.empty())
    return (path + ": error: " + message).str();
  return (path + ":" + place.split(',').first + ": error: " + what).str();
}

Expected<KnownFindings> KnownFindings::parse(StringRef text, StringRef path) {
  Reader reader(path);
  Expected<json::Value> value = json::parse(text);
  if (!value)
    return createStringError(locate(path, llvm::toString(value.takeError())));
  const json::Object *list = value->getAsObject();
  const json::Array *findings = list ? list->getArray("findings") : nullptr;
  if (!findings)
    return reader.fail("not an object with 'findings'");
  auto version = list->getInteger("schemaVersion");
  if (version == 1)
    return reader.fail(
        "is of version 1: convert it with padlab catalogue import");
  if (version != listVersion)
    return reader.fail("'schemaVersion' must be 2");
  KnownFindings known;
  for (auto [index, entry] : llvm::enumerate(*findings)) {
    Expected<KnownFinding> read = reader.readEntry(entry, index);
    if (!read)
      return read.takeError();
    known.add(std::move(*read));
  }
  return known;
}

Expected<KnownFindings> KnownFindings::load(StringRef path) {
  auto text = llvm::MemoryBuffer::getFile(path);
  if (!text && text.getError() == std::errc::no_such_file_or_directory)
    return KnownFindings();
  if (!text)
    return createStringError(Twine(path) +
                             ": error: " + text.getError().message());
  return parse((*text)->getBuffer(), path);
}

json::Object KnownFinding::toJSON() const {
  json::Object object;
  auto put = [](json::Object &to, StringRef key, StringRef text) {
    if (!text.empty())
      to[key] = json::fixUTF8(text);
  };
  put(object, "signature", signature);
  put(object, "state", state);
  put(object, "reference", reference);
  put(object, "reason", reason);
  put(object, "firstVersion", firstVersion);
  return object;
}

std::string KnownFindings::str() const {
  json::Array list;
  for (const KnownFinding &entry : entries)
    list.push_back(entry.toJSON());
  return formatv("{0:2}\n",
                 json::Value(json::Object{{"schemaVersion", listVersion},
                                          {"findings", std::move(list)}}));
}
