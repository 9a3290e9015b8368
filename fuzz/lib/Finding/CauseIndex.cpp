//===- CauseIndex.cpp - which finding is about which cause ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CauseIndex.h"

#include "padlab/fuzz/FindingFolder.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace padlab;

std::string CauseIndex::getCause(const json::Object &finding) const {
  if (!getSureCauses)
    return "";
  Attribution shown = getSureCauses(finding);
  return shown.isSure() && shown.getShown().size() == 1
             ? shown.getShown().front()
             : "";
}

void CauseIndex::readNewFindings() {
  std::error_code error;
  for (fs::directory_iterator it(findingsDir, error), end; it != end && !error;
       it.increment(error)) {
    std::string name = llvm::sys::path::filename(it->path()).str();
    if (StringRef(name).starts_with(".") || read.count(name))
      continue;
    auto record = loadFinding(findingsDir, name);
    if (!record) {
      // The finding is perhaps just being written; the next call tries again.
      llvm::consumeError(record.takeError());
      continue;
    }
    read.insert(name);
    std::string cause = getCause(record->object);
    if (cause.empty())
      continue;
    auto [known, isFirst] = signatures.emplace(std::move(cause), name);
    // Processes that reduce the same cause at the same time store a finding
    // each. The choice among these must not depend on the order of the folder.
    if (!isFirst && name < known->second)
      known->second = std::move(name);
  }
}

std::string CauseIndex::findSame(const json::Object &finding) {
  std::string cause = getCause(finding);
  if (cause.empty())
    return "";
  readNewFindings();
  auto it = signatures.find(cause);
  return it == signatures.end() ? "" : it->second;
}

std::string CauseIndex::findOther(const json::Object &finding) {
  std::string same = findSame(finding);
  return same == finding.getString("signature") ? "" : same;
}
