//===- WorkaroundTable.cpp - prints the table of workarounds --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Workarounds.h"
#include "padlab/fuzz/Catalogue.h"

#include "llvm/ADT/StringExtras.h"

using namespace padlab;

/// Returns the releases that show one of `records`, sorted by name.
static std::string joinReleases(ArrayRef<CauseRecord> records) {
  std::set<std::string> releases;
  for (const CauseRecord &record : records)
    for (const auto &[release, answer] : record.versions)
      if (splitAnswer(answer).first == getName(VersionResult::Shows))
        releases.insert(release);
  return llvm::join(releases, ", ");
}

static std::string joinThreads(const Workaround &workaround,
                               ArrayRef<CauseRecord> records) {
  std::set<int64_t> numbers;
  for (const CauseRecord &record : records)
    for (const auto *threads :
         {&record.upstream.issues, &record.upstream.pulls})
      for (const CauseRecord::Thread &thread : *threads)
        numbers.insert(thread.number);
  std::string text = workaround.threads.str();
  for (int64_t number : numbers)
    text += (text.empty() ? "#" : ", #") + std::to_string(number);
  return text;
}

static std::string orNone(std::string text) {
  return text.empty() ? "none known" : text;
}

static constexpr StringLiteral heading =
    "# Workarounds for upstream's defects\n\n"
    "Made by `padlab-planted --workarounds=table`; the test `docs.workarounds` "
    "fails when it is stale. The rows are in\n"
    "`codegen/lib/Pipelines/Workarounds.inc`, the passes in "
    "`codegen/lib/Conversion/Workarounds`. `padlab-planted --workarounds=all`\n"
    "lowers each program without the pass "
    "(`--pipelines=unfused:loops-without-PASS` anywhere): where stock LLVM "
    "does it\n"
    "right by now, the test `workarounds` fails, and the pass is to be "
    "deleted. Releases and threads are those of the records in\n"
    "`corpus/defects`; a workaround without a record was asked of the LLVM "
    "that is linked alone.\n\n"
    "| pass | upstream | what it does without the pass | program | records | "
    "threads | shown by |\n"
    "|---|---|---|---|---|---|---|\n";

Expected<std::string> padlab::printWorkaroundTable(const std::string &corpus) {
  std::string text = heading.str();
  for (const Workaround &workaround : getWorkarounds()) {
    std::vector<CauseRecord> records;
    SmallVector<StringRef> names;
    workaround.causes.split(names, ',', -1, /*KeepEmpty=*/false);
    for (StringRef name : names) {
      Expected<CauseRecord> record =
          readCause(corpus + "/defects/" + name.str());
      if (!record)
        return record.takeError();
      records.push_back(std::move(*record));
    }
    text += "| `" + workaround.pass.str() + "` | " + workaround.upstream.str() +
            " | " + workaround.defect.str() + " | " +
            orNone(workaround.program.str()) + " | " +
            orNone(llvm::join(names, ", ")) + " | " +
            orNone(joinThreads(workaround, records)) + " | " +
            orNone(joinReleases(records)) + " |\n";
  }
  return text;
}
