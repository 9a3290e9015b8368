//===- FindingFolder.cpp - findings that are stored -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/FindingFolder.h"

#include "padlab/codegen/Variant.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Blame.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace padlab;

std::string StoredRecord::read(StringRef name) const {
  return readFile(path + "/" + name.str()).value_or("");
}

Blame StoredRecord::getBlame() const {
  const json::Object *blame = object.getObject("blame");
  return blame ? Blame::fromJSON(*blame) : Blame();
}

Verdict StoredRecord::getVerdict() const {
  Verdict verdict;
  json::Value said = json::Object{{"kind", getText("verdict")},
                                  {"pipeline", getText("pipeline")},
                                  {"detail", getText("detail")}};
  if (const json::Object *says = object.getObject("says"))
    said = json::Object(*says);
  json::Path::Root root;
  fromJSON(said, verdict, root);
  // Other fields of finding.json take precedence over `says`, because people or
  // a migration may have changed them.
  verdict.kind = getText("verdict");
  verdict.pipeline = getText("pipeline");
  Target target;
  if (std::string cpu = getText("cpu"); !cpu.empty())
    target.cpu = cpu;
  if (!verdict.pipeline.empty())
    verdict.pipeline = spellOut(verdict.pipeline, target);
  return verdict;
}

std::vector<StoredRecord>
padlab::listFindings(StringRef findingsDir,
                     llvm::function_ref<void(const std::string &)> say) {
  std::vector<StoredRecord> records;
  std::error_code error;
  for (fs::directory_iterator it(findingsDir, error), end; it != end && !error;
       it.increment(error)) {
    StringRef name = llvm::sys::path::filename(it->path());
    if (name.starts_with("."))
      continue;
    Expected<StoredRecord> record = loadFinding(findingsDir, name);
    if (record) {
      records.push_back(std::move(*record));
      continue;
    }
    std::string message = llvm::toString(record.takeError());
    if (say && fs::exists(it->path() + "/finding.json"))
      say(message);
  }
  llvm::sort(records, [](const StoredRecord &a, const StoredRecord &b) {
    return a.signature < b.signature;
  });
  return records;
}

Expected<StoredRecord> padlab::loadFinding(StringRef findingsDir,
                                           StringRef signature) {
  StoredRecord record;
  record.signature = signature.str();
  record.path = (findingsDir + "/" + signature).str();
  // The signature must be a name, and not a path that leaves the folder.
  bool isName = !signature.empty() && signature.find('/') == signature.npos &&
                !signature.starts_with(".");
  if (!isName || !fs::is_directory(record.path))
    return createStringError("no finding is named '" + signature + "' in " +
                             findingsDir);
  std::string file = record.path + "/finding.json";
  Expected<json::Value> value = json::parse(record.read("finding.json"));
  if (!value)
    return createStringError(file +
                             ": error: " + llvm::toString(value.takeError()));
  json::Object *object = value->getAsObject();
  if (!object)
    return createStringError(file + ": error: not an object");
  record.object = std::move(*object);
  return record;
}
