//===- KnownFindings.cpp - the reviewed list of findings ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/KnownFindings.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace padlab;
namespace json = llvm::json;

static constexpr int listVersion = 2;

llvm::ArrayRef<llvm::StringLiteral> padlab::getFindingStates() {
  static constexpr llvm::StringLiteral states[] = {"new", "known", "reported",
                                                   "fixed", "false-alarm"};
  return states;
}

const KnownFinding *KnownFindings::find(llvm::StringRef signature) const {
  for (const KnownFinding &entry : entries)
    if (entry.signature == signature)
      return &entry;
  return nullptr;
}

static std::string getText(const json::Object &object, llvm::StringRef key) {
  return object.getString(key).value_or("").str();
}

//===----------------------------------------------------------------------===//
// Reading and writing
//===----------------------------------------------------------------------===//

namespace {

/// Reads the entries; errors name the list and the entry.
class Reader {
public:
  explicit Reader(llvm::StringRef path) : path(path) {}

  llvm::Error fail(const llvm::Twine &what) const {
    return llvm::createStringError(llvm::Twine(path) + ": error: " + what);
  }
  llvm::Error failAt(size_t index, const llvm::Twine &what) const {
    return fail("findings[" + llvm::Twine(index) + "]: " + what);
  }
  llvm::Expected<KnownFinding> readEntry(const json::Value &value,
                                         size_t index) const;

private:
  llvm::StringRef path;
};

} // namespace

llvm::Expected<KnownFinding> Reader::readEntry(const json::Value &value,
                                               size_t index) const {
  const json::Object *object = value.getAsObject();
  if (!object)
    return failAt(index, "not an object");
  static constexpr llvm::StringLiteral keys[] = {
      "signature", "state", "reference", "reason", "firstVersion"};
  for (const auto &[key, field] : *object) {
    llvm::StringRef name = key;
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
static std::string locate(llvm::StringRef path, std::string message) {
  auto [place, what] = llvm::StringRef(message).split("]: ");
  place.consume_front("[");
  if (what.empty())
    return (path + ": error: " + message).str();
  return (path + ":" + place.split(',').first + ": error: " + what).str();
}

llvm::Expected<KnownFindings> KnownFindings::parse(llvm::StringRef text,
                                                   llvm::StringRef path) {
  Reader reader(path);
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value)
    return llvm::createStringError(
        locate(path, llvm::toString(value.takeError())));
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
    llvm::Expected<KnownFinding> read = reader.readEntry(entry, index);
    if (!read)
      return read.takeError();
    known.add(std::move(*read));
  }
  return known;
}

llvm::Expected<KnownFindings> KnownFindings::load(llvm::StringRef path) {
  auto text = llvm::MemoryBuffer::getFile(path);
  if (!text && text.getError() == std::errc::no_such_file_or_directory)
    return KnownFindings();
  if (!text)
    return llvm::createStringError(llvm::Twine(path) +
                                   ": error: " + text.getError().message());
  return parse((*text)->getBuffer(), path);
}

json::Object KnownFinding::toJSON() const {
  json::Object object;
  auto put = [](json::Object &to, llvm::StringRef key, llvm::StringRef text) {
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
  return llvm::formatv(
      "{0:2}\n", json::Value(json::Object{{"schemaVersion", listVersion},
                                          {"findings", std::move(list)}}));
}
