//===- KnownFindings.cpp - the reviewed list of findings ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/KnownFindings.h"

#include "padlab/codegen/Guards.h"
#include "padlab/fuzz/Attribution.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace padlab;
namespace json = llvm::json;

llvm::ArrayRef<llvm::StringLiteral> padlab::getFindingStates() {
  static constexpr llvm::StringLiteral states[] = {"new", "known", "reported",
                                                   "fixed", "false-alarm"};
  return states;
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

namespace {

struct MatchField {
  llvm::StringLiteral name;
  std::string DefectKey::*value;
};

} // namespace

static constexpr MatchField matchFields[] = {{"verdict", &DefectKey::kind},
                                         {"pass", &DefectKey::pass},
                                         {"pattern", &DefectKey::pattern},
                                         {"message", &DefectKey::message},
                                         {"shape", &DefectKey::shape}};

static std::string getText(const json::Object &object, llvm::StringRef key) {
  return object.getString(key).value_or("").str();
}

/// Brackets are part of shapes, not sets of characters.
static bool matchesGlob(llvm::StringRef glob, llvm::StringRef text) {
  std::string escaped;
  for (char c : glob) {
    if (llvm::StringRef("[]{}\\").contains(c))
      escaped += '\\';
    escaped += c;
  }
  llvm::Expected<llvm::GlobPattern> pattern =
      llvm::GlobPattern::create(escaped);
  if (pattern)
    return pattern->match(text);
  llvm::consumeError(pattern.takeError());
  return false;
}

/// Native code shows what is undefined under these names, or not at all.
static bool isUndefinedBehaviour(llvm::StringRef verdict) {
  return hasTrait(verdict, VerdictKind::ChangesMeaning) ||
         llvm::is_contained({"use-after-free", "double-free"}, verdict);
}

bool KnownFinding::matches(const DefectKey &key) const {
  if (!signature.empty())
    return signature == key.name;
  return llvm::all_of(matchFields, [&](const MatchField &field) {
    const std::string &glob = match.*field.value;
    if (field.value == &DefectKey::kind &&
        hasTrait(key.kind, VerdictKind::SeenByReference) &&
        isUndefinedBehaviour(glob))
      return true;
    return glob.empty() || matchesGlob(glob, key.*field.value);
  });
}

const KnownFinding *KnownFindings::find(const DefectKey &key) const {
  for (bool bySignature : {true, false})
    for (const KnownFinding &entry : entries)
      if (entry.signature.empty() != bySignature && entry.matches(key))
        return &entry;
  return nullptr;
}

bool KnownFindings::isSettled(const DefectKey &key) const {
  const KnownFinding *entry = find(key);
  return entry && entry->state != "new" && entry->state != "fixed";
}

static bool isSure(const std::string &cause) {
  const Guard *guard = findGuard(cause);
  return guard && guard->withholds == Guard::Withholds::Pattern;
}

void padlab::applyKnownFindings(json::Object &finding,
                                const KnownFindings &known) {
  if (!finding.getString("state"))
    finding["state"] = "new";
  const KnownFinding *entry = known.find(DefectKey::fromFinding(finding));
  Attribution shown = Attribution::load(finding);
  bool isDecided = entry && !entry->signature.empty();
  if (!isDecided && llvm::any_of(shown.getShown(), isSure)) {
    if (!finding.get("fixedIn"))
      finding["state"] = entry ? entry->state : "known";
    if (entry)
      finding["reference"] = entry->reference;
    finding["reason"] = "It shows " + shown.str() + " of corpus/defects.";
    return;
  }
  if (!entry)
    return;
  // What runs showed comes before what people knew then.
  if (!finding.get("fixedIn"))
    finding["state"] = entry->state;
  finding["reference"] = entry->reference;
  finding["reason"] = entry->reason;
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
  llvm::Error readMatch(const json::Object &match, size_t index,
                        KnownFinding &entry) const;

  llvm::StringRef path;
};

} // namespace

llvm::Error Reader::readMatch(const json::Object &match, size_t index,
                              KnownFinding &entry) const {
  for (const auto &[key, glob] : match) {
    llvm::StringRef name = key;
    const MatchField *field =
        llvm::find_if(matchFields, [name](const MatchField &field) {
          return field.name == name;
        });
    if (field == std::end(matchFields))
      return failAt(index, "nothing of a finding is called '" + name + "'");
    auto text = glob.getAsString();
    if (!text)
      return failAt(index, "'" + name + "' of 'match' must be a string");
    entry.match.*field->value = text->str();
  }
  bool isNarrow = llvm::any_of(llvm::ArrayRef(matchFields).drop_front(),
                               [&](const MatchField &field) {
                                 return !(entry.match.*field.value).empty();
                               });
  if (entry.match.kind.empty() || !isNarrow)
    return failAt(index, "'match' needs 'verdict' and one more");
  return llvm::Error::success();
}

llvm::Expected<KnownFinding> Reader::readEntry(const json::Value &value,
                                               size_t index) const {
  const json::Object *object = value.getAsObject();
  if (!object)
    return failAt(index, "not an object");
  static constexpr llvm::StringLiteral keys[] = {
      "signature", "match", "state", "reference", "reason", "firstVersion"};
  for (const auto &[key, field] : *object) {
    llvm::StringRef name = key;
    if (!llvm::is_contained(keys, name))
      return failAt(index, "no entry has '" + name + "'");
    if (name != "match" && !field.getAsString())
      return failAt(index, "'" + name + "' must be a string");
  }
  KnownFinding entry;
  entry.signature = getText(*object, "signature");
  entry.state = getText(*object, "state");
  entry.reference = getText(*object, "reference");
  entry.reason = getText(*object, "reason");
  entry.firstVersion = getText(*object, "firstVersion");
  const json::Object *match = object->getObject("match");
  if (entry.signature.empty() == !match)
    return failAt(index, "either 'signature' or 'match' must be there");
  if (!llvm::is_contained(getFindingStates(), entry.state))
    return failAt(index, "'state' must be one of " +
                             llvm::join(getFindingStates(), ", "));
  if (entry.reason.empty())
    return failAt(index, "'reason' must be there");
  if (match)
    if (llvm::Error error = readMatch(*match, index, entry))
      return std::move(error);
  return entry;
}

/// `path:line:col: error: what`, from the parser's `[line:col, byte=N]: what`.
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
  if (list->getInteger("schemaVersion") != 1)
    return reader.fail("'schemaVersion' must be 1");
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
  json::Object globs;
  for (const MatchField &field : matchFields)
    put(globs, field.name, match.*field.value);
  if (!globs.empty())
    object["match"] = std::move(globs);
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
      "{0:2}\n", json::Value(json::Object{{"schemaVersion", 1},
                                          {"findings", std::move(list)}}));
}
