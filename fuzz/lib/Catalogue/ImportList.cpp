//===- ImportList.cpp - imports known findings of version 1 ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/DefectKey.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/GlobPattern.h"

using namespace padlab;

/// Matches `text` with a glob. Brackets in the glob stand for themselves,
/// because the text of a shape has brackets.
static bool matchesGlob(StringRef glob, StringRef text) {
  std::string escaped;
  for (char c : glob) {
    if (StringRef("[]{}\\").contains(c))
      escaped += '\\';
    escaped += c;
  }
  Expected<llvm::GlobPattern> pattern = llvm::GlobPattern::create(escaped);
  if (pattern)
    return pattern->match(text);
  llvm::consumeError(pattern.takeError());
  return false;
}

/// Returns the field of a defect that an entry calls `name`, or null.
static const std::string *findField(const DefectKey &key, StringRef name) {
  return name == "verdict"   ? &key.kind
         : name == "pass"    ? &key.pass
         : name == "pattern" ? &key.pattern
         : name == "message" ? &key.message
         : name == "shape"   ? &key.shape
                             : nullptr;
}

static bool matches(const json::Object &entry, const DefectKey &key) {
  if (auto signature = entry.getString("signature"))
    return *signature == key.name;
  const json::Object *match = entry.getObject("match");
  return match && llvm::all_of(*match, [&](const auto &field) {
           const std::string *text = findField(key, field.first);
           auto glob = field.second.getAsString();
           return text && glob && matchesGlob(*glob, *text);
         });
}

static std::string describe(const json::Object &entry) {
  if (auto signature = entry.getString("signature"))
    return signature->str();
  std::string text;
  if (const json::Object *match = entry.getObject("match"))
    for (const auto &[key, glob] : *match)
      text += (text.empty() ? "" : " ") + key.str() + "=" +
              glob.getAsString().value_or("").str();
  return text;
}

static ImportedEntry lookUp(const json::Object &entry,
                            ArrayRef<StoredRecord> findings) {
  ImportedEntry result;
  result.description = describe(entry);
  result.reason = entry.getString("reason").value_or("").str();
  int64_t fewest = INT64_MAX;
  for (const StoredRecord &finding : findings) {
    if (!matches(entry, DefectKey::fromFinding(finding.object)))
      continue;
    result.findings.push_back(finding.signature);
    Attribution shown = Attribution::load(finding.object);
    result.causes.insert(shown.getShown().begin(), shown.getShown().end());
    int64_t operations = finding.object.getInteger("operations").value_or(0);
    if (!shown.isKnown() && operations < fewest) {
      fewest = operations;
      result.unexplained = finding.signature;
    }
  }
  return result;
}

Expected<std::vector<ImportedEntry>>
padlab::importKnownFindings(const std::string &path,
                            ArrayRef<StoredRecord> findings) {
  auto fail = [&](const Twine &what) {
    return createStringError(path + ": error: " + what);
  };
  std::optional<std::string> text = readFile(path);
  if (!text)
    return fail("cannot be read");
  Expected<json::Value> value = json::parse(*text);
  if (!value)
    return fail(llvm::toString(value.takeError()));
  const json::Object *list = value->getAsObject();
  const json::Array *entries = list ? list->getArray("findings") : nullptr;
  if (!entries || list->getInteger("schemaVersion") != 1)
    return fail("is no list of known findings of version 1");
  std::vector<ImportedEntry> imported;
  for (auto [index, entry] : llvm::enumerate(*entries)) {
    const json::Object *object = entry.getAsObject();
    if (!object || describe(*object).empty())
      return fail("findings[" + Twine(index) +
                  "]: has neither 'signature' nor 'match'");
    imported.push_back(lookUp(*object, findings));
  }
  return imported;
}
