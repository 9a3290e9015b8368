//===- Clusters.cpp - raw defects that are most likely one ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Clusters.h"

#include "padlab/fuzz/FindingFolder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace padlab;

std::string Clusters::getName(const FindingKey &key) {
  return key.verdict + "|" + key.pass + "|" + key.pattern + "|" + key.message;
}

void Clusters::load(llvm::StringRef findingsDir) {
  for (const StoredRecord &record : listFindings(findingsDir)) {
    Cluster &cluster = clusters[getName(FindingKey::fromJSON(record.object))];
    uint64_t count = record.object.getInteger("count").value_or(1);
    cluster.seen += count;
    cluster.signatures[record.signature] += count;
  }
}

std::string Clusters::enter(const std::string &name) {
  Cluster &cluster = clusters[name];
  ++cluster.seen;
  // A place is in the signature in lieu of the shape, see `getSignature`.
  bool hasPlace = llvm::StringRef(name).contains("|at ");
  if (cluster.signatures.empty() ||
      (!hasPlace && llvm::isPowerOf2_64(cluster.seen)))
    return {};
  return llvm::max_element(cluster.signatures,
                           [](auto &a, auto &b) { return a.second < b.second; })
      ->first;
}

void Clusters::note(const std::string &name, const std::string &signature) {
  ++clusters[name].signatures[signature];
}
