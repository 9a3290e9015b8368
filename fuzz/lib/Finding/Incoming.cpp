//===- Incoming.cpp - raw defects on their way to triage -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Incoming.h"

#include "../Support/Words.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/xxhash.h"

using namespace padlab;

/// Returns whether the operation is a constant, has no results, or only
/// computes scalars, such as amounts and extents.
static bool computesScalars(mlir::Operation &op) {
  return op.hasTrait<mlir::OpTrait::ConstantLike>() ||
         llvm::all_of(op.getResultTypes(), [](mlir::Type type) {
           return type.isIntOrIndexOrFloat();
         });
}

std::string padlab::getCoarseShape(const Case &theCase) {
  std::set<StringRef> names;
  for (mlir::Operation &op : theCase.getEntry().getOps())
    if (!computesScalars(op) && !op.hasTrait<mlir::OpTrait::IsTerminator>())
      names.insert(op.getName().getStringRef());
  return llvm::join(names, ",");
}

void padlab::removeOrphanedReports(StringRef dir) {
  std::vector<std::string> orphans;
  std::error_code error;
  for (fs::recursive_directory_iterator it(dir, error), end;
       it != end && !error; it.increment(error)) {
    StringRef path = it->path();
    if (path.consume_back(".json") && !fs::exists(path + ".mlir") &&
        isAbandoned(it->path()))
      orphans.push_back(it->path());
  }
  for (const std::string &orphan : orphans)
    fs::remove(orphan);
}

Error Incoming::retain(const std::string &name, StringRef text,
                       const CaseReport &report) {
  auto [entry, isNew] = stored.try_emplace(name, 0);
  if (!isNew) {
    ++entry->second;
    return Error::success();
  }
  std::string path = directory + "/" + name;
  std::string json = formatv("{0:2}\n", json::Value(report.toJSON()));
  Error error = writeFileAtomically(path + ".json", json);
  if (!error)
    error = writeFileAtomically(path + ".mlir", text);
  if (error) {
    fs::remove(path + ".json");
    stored.erase(entry);
    return error;
  }
  ++entry->second;
  return Error::success();
}

void Incoming::release(const std::string &name) {
  auto entry = stored.find(name);
  if (entry == stored.end() || --entry->second != 0)
    return;
  stored.erase(entry);
  fs::remove(directory + "/" + name + ".mlir");
  fs::remove(directory + "/" + name + ".json");
}

/// Returns the operations that the verdict names, and the options of the pass
/// that it blames. If these differ, two defects may differ, too.
static std::string describeAspect(StringRef text, const Verdict &verdict) {
  Words words;
  for (const std::string &operation : verdict.operations)
    addWords(operation, words);
  addStepsOf(verdict.pass, text, words);
  return llvm::join(words, " ");
}

/// Returns the key of a raw defect's bucket. For wrong values of an unknown
/// pass and for failures of padlab itself, it has the shape of the case,
/// because nothing else tells these apart.
static std::vector<DefectKey> getBucketKey(StringRef text, StringRef shape,
                                           const CaseReport &report) {
  std::vector<DefectKey> keys = getRawKeys(report);
  bool needsShape = false;
  for (const Verdict &verdict : report.verdicts) {
    bool isOurs = verdict.kind == "internal";
    needsShape |= isOurs || (verdict.has(VerdictKind::WrongValue) &&
                             verdict.pass.empty());
    DefectKey &key = keys.emplace_back();
    key.aspect = describeAspect(text, verdict);
    if (isOurs)
      key.message = verdict.detail;
  }
  if (needsShape)
    keys.emplace_back().shape = shape.str();
  return keys;
}

Error Incoming::add(StringRef text, StringRef shape, const CaseReport &report) {
  ++count;
  for (DefectKey &group : getDefectGroups(report))
    groups.insert(std::move(group));
  Bucket &bucket = buckets[getBucketKey(text, shape, report)];
  ++bucket.count;
  // The name has the owner's number. If stores of several owners shared a file,
  // one of them might remove it while another still needs it.
  std::string name = formatv("{0:x-16}-{1:x-}", llvm::xxh3_64bits(text), owner);

  bool isSmall = bucket.smallest.size() < keptPerBucket ||
                 text.size() < bucket.smallest.rbegin()->first;
  // Reservoir sampling: each of `count` cases is kept with the same chance.
  size_t slot = bucket.sample.size() < keptPerBucket
                    ? bucket.sample.size()
                    : choices.draw(bucket.count);
  bool isSampled = slot < keptPerBucket;
  if (isSmall) {
    if (Error error = retain(name, text, report))
      return error;
    bucket.smallest.emplace(text.size(), name);
    if (bucket.smallest.size() > keptPerBucket) {
      auto largest = std::prev(bucket.smallest.end());
      std::string dropped = largest->second;
      bucket.smallest.erase(largest);
      release(dropped);
    }
  }
  if (isSampled) {
    if (Error error = retain(name, text, report))
      return error;
    if (slot == bucket.sample.size())
      bucket.sample.push_back(name);
    else
      release(std::exchange(bucket.sample[slot], name));
  }
  return Error::success();
}
