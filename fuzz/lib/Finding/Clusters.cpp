//===- Clusters.cpp - raw defects that are most likely one ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Clusters.h"

#include "../Support/Words.h"

#include "padlab/codegen/GuardNames.h"
#include "padlab/fuzz/Blame.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

using namespace padlab;

std::string Clusters::describeAspect(const Blame &blame) {
  if (blame.step.empty())
    return {};
  // If a pattern is guilty, the aspect is what its guilty application changed.
  bool isApplication = blame.application != 0;
  Words words;
  StringRef step = blame.step;
  if (blame.getPatternName().empty())
    addWords(step.drop_front(std::min(step.find('{'), step.size())), words);
  auto before = countNames(isApplication ? blame.before : blame.program);
  auto after = countNames(isApplication ? blame.after : blame.result);
  for (auto &[name, count] : before)
    if (!after.empty() && after[name] < count)
      words.insert("-" + name);
  for (auto &[name, count] : after)
    if (before[name] < count)
      words.insert("+" + name);
  return llvm::join(words, " ");
}

DefectKey Clusters::makeKeyOfCause(const Verdict &defect, std::string cause) {
  DefectKey cluster;
  if (hasPassGuard(cause))
    cluster = DefectKey::of(defect).at(Grain::Cluster);
  cluster.aspect = std::move(cause);
  return cluster;
}

std::vector<DefectKey> Clusters::listKeys(const StoredRecord &finding,
                                          const GetCause &getCause) {
  std::vector<DefectKey> keys = {
      DefectKey::fromFinding(finding.object).at(Grain::Cluster)};
  std::string cause = getCause(finding.object);
  if (!cause.empty())
    keys.push_back(makeKeyOfCause(finding.getVerdict(), std::move(cause)));
  return keys;
}

/// One in this many of the defects that a known cause explains is reduced
/// nevertheless, because some of them have another cause.
static constexpr uint64_t gapOfCause = 8;
/// Even if the reductions of a cluster have long given nothing new, one defect
/// in this many is reduced, because a cluster may have other defects, too: for
/// example, a guard on a whole pass explains every defect of the pass.
static constexpr uint64_t widestGap = 256;

void Clusters::load(StringRef findingsDir, const GetCause &getCause) {
  for (const StoredRecord &record : listFindings(findingsDir))
    for (const DefectKey &key : listKeys(record, getCause)) {
      Cluster &cluster = clusters[key];
      uint64_t count = record.object.getInteger("count").value_or(1);
      cluster.seen += count;
      cluster.signatures[record.signature] += count;
      cluster.reduced = cluster.signatures.size();
    }
  for (auto &[name, cluster] : clusters) {
    cluster.gap = std::clamp<uint64_t>(
        llvm::bit_floor(cluster.seen / cluster.signatures.size()),
        name.aspect.empty() ? 1 : gapOfCause, widestGap);
    // `due` counts the defects of all nights. If it counted those of one night,
    // a cluster with fewer than `gap` defects per night would never be reduced
    // again.
    cluster.due = llvm::alignDown(cluster.seen, cluster.gap) + cluster.gap;
  }
}

void Clusters::learn(StringRef findingsDir, const GetCause &getCause) {
  for (const StoredRecord &record : listFindings(findingsDir))
    for (const DefectKey &key : listKeys(record, getCause)) {
      Cluster &cluster = clusters[key];
      if (!cluster.signatures.try_emplace(record.signature, 1).second)
        continue;
      cluster.reduced = std::max(cluster.reduced, cluster.signatures.size());
      cluster.due = cluster.seen + cluster.gap;
    }
}

/// Returns the most frequent of `signatures`, which are not empty.
static const std::string &
getMostFrequent(const std::map<std::string, uint64_t> &signatures) {
  return llvm::max_element(signatures,
                           [](auto &a, auto &b) { return a.second < b.second; })
      ->first;
}

/// Whether all defects of the cluster are taken for the same one: the cluster's
/// key has the place of a crash, or only a known cause.
static bool isOne(const DefectKey &name) {
  return name.hasPlace() || (name.kind.empty() && !name.aspect.empty());
}

Clusters::Decision Clusters::enter(const DefectKey &name,
                                   const std::string &aspect) {
  constexpr size_t maxAspects = 8;
  Cluster &cluster = clusters[name];
  if (cluster.seen == 0 && !name.aspect.empty())
    cluster.gap = gapOfCause;
  ++cluster.seen;
  bool isNews = cluster.aspects.size() < maxAspects &&
                cluster.aspects.insert(aspect).second && !aspect.empty();
  if (!cluster.signatures.empty() &&
      (isOne(name) || (cluster.seen < cluster.due && !isNews)))
    return {getMostFrequent(cluster.signatures), cluster.reduced};
  cluster.due = cluster.seen + cluster.gap;
  return {"", cluster.reduced++};
}

std::string Clusters::findKnown(const DefectKey &name) {
  auto cluster = clusters.find(name);
  bool mayCount = isOne(name) || !name.aspect.empty();
  if (!mayCount || cluster == clusters.end() ||
      cluster->second.signatures.empty())
    return "";
  return enter(name).countsFor;
}

void Clusters::note(const DefectKey &name, const std::string &signature) {
  Cluster &cluster = clusters[name];
  bool isNew = ++cluster.signatures[signature] == 1;
  if (!isNew)
    cluster.gap = std::min(2 * cluster.gap, widestGap);
  cluster.due = cluster.seen + cluster.gap;
}
