//===- AskReleases.cpp - runs many findings on many releases --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/Process.h"

#include "padlab/fuzz/FindingVersions.h"

#include "llvm/ADT/STLExtras.h"

#include <atomic>
#include <mutex>
#include <thread>

using namespace padlab;

namespace {

/// A question to ask: one finding on one release.
struct Cell {
  size_t row;
  const Release *release;
};

class Matrix {
public:
  Matrix(ArrayRef<StoredRecord> findings, const VersionQuestions &questions)
      : findings(findings), questions(questions) {}

  Expected<std::vector<VersionRow>> fill();

private:
  void readRow(const StoredRecord &finding);
  Error askAll(const Release &home);
  Error store(const Cell &cell, VersionAnswer answer);

  ArrayRef<StoredRecord> findings;
  const VersionQuestions &questions;
  std::vector<VersionRow> rows;
  std::vector<std::string> folders;
  std::vector<Demonstration> demonstrations;
  std::vector<Cell> cells;
  std::mutex mutex;
};

} // namespace

void Matrix::readRow(const StoredRecord &finding) {
  auto demonstration = Demonstration::ofFinding(finding);
  if (!demonstration) {
    std::string why = llvm::toString(demonstration.takeError());
    if (questions.say)
      questions.say("left out: " + why);
    return;
  }
  VersionRow row;
  row.name = finding.signature;
  for (VersionAnswer &answer : readVersions(finding.path)) {
    auto now = llvm::find_if(questions.releases, [&](const Release &release) {
      return release.name == answer.release;
    });
    if (now == questions.releases.end())
      continue;
    row.stale.push_back(answer.isStale(*now, *demonstration));
    row.answers.push_back(std::move(answer));
  }
  for (const Release &release : questions.releases) {
    bool known = false;
    for (auto [answer, stale] : llvm::zip(row.answers, row.stale))
      known |= answer.release == release.name && !stale;
    if (questions.ask && (questions.again || !known))
      cells.push_back({rows.size(), &release});
  }
  rows.push_back(std::move(row));
  folders.push_back(finding.path);
  demonstrations.push_back(std::move(*demonstration));
}

/// Stores an answer in the finding's folder and in its row. The caller must
/// hold `mutex`.
Error Matrix::store(const Cell &cell, VersionAnswer answer) {
  VersionRow &row = rows[cell.row];
  auto at = llvm::find_if(row.answers, [&](const VersionAnswer &other) {
    return other.release == answer.release;
  });
  if (Error error = writeVersions(folders[cell.row], answer))
    return error;
  if (at == row.answers.end()) {
    row.answers.push_back(std::move(answer));
    row.stale.push_back(false);
    return Error::success();
  }
  row.stale[at - row.answers.begin()] = false;
  *at = std::move(answer);
  return Error::success();
}

Error Matrix::askAll(const Release &home) {
  std::atomic<size_t> next{0};
  size_t done = 0;
  std::string problem;
  double begin = processes::getSeconds(), last = begin;
  auto work = [&] {
    for (;;) {
      size_t index = next++;
      if (index >= cells.size())
        return;
      const Cell &cell = cells[index];
      auto answer = askRelease(demonstrations[cell.row], *cell.release, home);
      std::lock_guard<std::mutex> lock(mutex);
      Error error =
          answer ? store(cell, std::move(*answer)) : answer.takeError();
      if (error) {
        problem = llvm::toString(std::move(error));
        next = cells.size();
        return;
      }
      ++done;
      double now = processes::getSeconds();
      constexpr double interval = 10;
      if (!questions.say || now - last < interval)
        continue;
      last = now;
      questions.say(formatv("{0} of {1} asked, about {2:F0} s left", done,
                            cells.size(),
                            (now - begin) / done * (cells.size() - done)));
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < std::max(1u, questions.jobs); ++i)
    threads.emplace_back(work);
  for (std::thread &thread : threads)
    thread.join();
  if (problem.empty())
    return Error::success();
  return createStringError(problem);
}

Expected<std::vector<VersionRow>> Matrix::fill() {
  for (const StoredRecord &finding : findings)
    readRow(finding);
  if (!cells.empty()) {
    auto home = getInstalledRelease();
    if (!home)
      return home.takeError();
    if (Error error = askAll(*home))
      return std::move(error);
  }
  return std::move(rows);
}

Expected<std::vector<VersionRow>>
padlab::askReleases(ArrayRef<StoredRecord> findings,
                    const VersionQuestions &questions) {
  return Matrix(findings, questions).fill();
}
