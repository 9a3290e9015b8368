//===- Stats.cpp - what a corpus holds -------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Corpus.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace padlab;

namespace {

class Counter {
public:
  Error add(const std::string &dir) {
    if (!fs::is_directory(dir))
      return createStringError("%s: error: no such folder", dir.c_str());
    std::vector<std::string> paths;
    std::error_code error;
    for (fs::recursive_directory_iterator it(dir, error), end;
         it != end && !error; it.increment(error))
      if (it->type() == fs::file_type::regular_file)
        paths.push_back(it->path());
    llvm::sort(paths);
    for (const std::string &path : paths)
      addFile(path);
    return Error::success();
  }

  void lookForMissing(const OpEvidence &evidence) {
    stats.missing.emplace();
    for (const auto &[operation, columns] : evidence.columns)
      if (evidence.has(operation, OpColumn::Generated) &&
          !stats.features.count(operation))
        stats.missing->push_back(operation);
  }

  CorpusStats finish() { return std::move(stats); }

private:
  void addFile(const std::string &path) {
    CorpusStats::Folder &entry =
        stats.folders[llvm::sys::path::parent_path(path).str()];
    ++entry.cases;
    uint64_t size = 0;
    fs::file_size(path, size);
    entry.bytes += size;
    mlir::ScopedDiagnosticHandler quiet(context.get(),
                                        [](mlir::Diagnostic &) {});
    mlir::FailureOr<Case> theCase = Case::parseFile(path, context.get());
    if (mlir::failed(theCase)) {
      ++entry.unreadable;
      return;
    }
    for (const std::string &feature : listCaseFeatures(*theCase))
      ++stats.features[feature];
  }

  std::unique_ptr<mlir::MLIRContext> context = makeProgramContext();
  CorpusStats stats;
};

} // namespace

Expected<CorpusStats>
padlab::countCorpus(const std::vector<std::string> &dirs,
                    const std::optional<OpEvidence> &evidence) {
  Counter counter;
  for (const std::string &dir : dirs)
    if (Error error = counter.add(dir))
      return std::move(error);
  if (evidence)
    counter.lookForMissing(*evidence);
  return counter.finish();
}

std::string CorpusStats::str() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const auto &[path, folder] : folders)
    os << formatv("{0}: {1} cases, {2} bytes, {3} unreadable\n", path,
                  folder.cases, folder.bytes, folder.unreadable);
  os << features.size() << " features:\n";
  for (const auto &[feature, count] : features)
    os << formatv("{0,8}  {1}\n", count, feature);
  if (!missing)
    return text;
  os << missing->size() << " operations that are generated, and not here";
  for (const std::string &operation : *missing)
    os << (&operation == &missing->front() ? ": " : ", ") << operation;
  os << '\n';
  return text;
}

json::Object CorpusStats::toJSON() const {
  json::Array list;
  for (const auto &[path, folder] : folders)
    list.push_back(json::Object{{"path", path},
                                {"cases", folder.cases},
                                {"bytes", folder.bytes},
                                {"unreadable", folder.unreadable}});
  json::Object counts;
  for (const auto &[feature, count] : features)
    counts[feature] = count;
  json::Object object{{"folders", std::move(list)},
                      {"features", std::move(counts)}};
  if (missing)
    object["missing"] = json::Array(*missing);
  return object;
}
