//===- Seeds.cpp - few small cases for many features -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/Files.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Corpus.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

#include <algorithm>

using namespace padlab;

namespace {

struct Candidate {
  std::string text;
  std::set<std::string> features;
};

class SeedMaker {
public:
  explicit SeedMaker(const SeedOptions &options)
      : options(options),
        worker(makeDifferentialFactory(options.target->pipelines)) {}

  /// Takes the candidate whose new features are worth most per byte (`weigh`),
  /// again and again, until none brings a new feature or there are enough
  /// seeds.
  std::vector<Seed> make() {
    std::vector<Candidate> candidates = makeCandidates();
    while (seeds.size() < options.most && !candidates.empty()) {
      double most = 0;
      auto best = candidates.begin();
      for (auto it = candidates.begin(); it != candidates.end(); ++it)
        if (double worth = weigh(getNews(*it)) / it->text.size();
            worth > most) {
          most = worth;
          best = it;
        }
      if (most == 0)
        break;
      consider(*best);
      candidates.erase(best);
    }
    return std::move(seeds);
  }

private:
  std::vector<Candidate> makeCandidates() const {
    constexpr unsigned maxMutations = 3;
    auto context = makeProgramContext();
    std::vector<Candidate> candidates;
    for (unsigned i = 0; i < options.candidates; ++i) {
      RandomChoices choices(options.firstSeed + i);
      RunCase made{options.target->generate(choices, context.get())};
      for (unsigned n = i % (maxMutations + 1); n; --n)
        if (auto changed = options.target->mutate(made, choices))
          made = std::move(*changed);
      candidates.push_back(
          {made.theCase.str(), listCaseFeatures(made.theCase)});
    }
    return candidates;
  }

  std::vector<std::string> getNews(const Candidate &candidate) const {
    std::vector<std::string> news;
    std::set_difference(candidate.features.begin(), candidate.features.end(),
                        covered.begin(), covered.end(),
                        std::back_inserter(news));
    return news;
  }

  /// Returns the worth of features. An operation counts more than a property of
  /// a pad, because each operation must occur in some seed, while there are
  /// many properties.
  static double weigh(ArrayRef<std::string> features) {
    constexpr double operationWeight = 5;
    double sum = 0;
    for (StringRef feature : features)
      sum += feature.contains(' ') ? 1 : operationWeight;
    return sum;
  }

  void consider(const Candidate &candidate) {
    std::vector<std::string> news = getNews(candidate);
    // Programs that show a bug, or on which the pipelines cannot agree for
    // another reason, do not belong among seeds.
    CaseReport report = checkInWorker(worker, candidate.text);
    if (report.getExitCode() != ExitCode::Agree)
      return;
    covered.insert(candidate.features.begin(), candidate.features.end());
    seeds.push_back(
        {nameAfter(news.front()),
         "// Brings " + llvm::join(news, ", ") + ".\n" + candidate.text});
  }

  static std::string nameAfter(const std::string &feature) {
    std::string name;
    for (char c : feature)
      name += llvm::isAlnum(c) || c == '.' || c == '_' ? c : '-';
    return name;
  }

  const SeedOptions &options;
  Worker worker;
  std::set<std::string> covered;
  std::vector<Seed> seeds;
};

} // namespace

std::vector<Seed> padlab::makeSeeds(const SeedOptions &options) {
  return SeedMaker(options).make();
}

Expected<size_t> padlab::writeSeeds(const std::vector<Seed> &seeds,
                                    const std::string &dir) {
  if (Error error = ensureWritableDirectory(dir))
    return std::move(error);
  for (const std::string &old : listFiles(dir, ".mlir"))
    fs::remove(old);
  std::set<std::string> names;
  for (const Seed &seed : seeds) {
    std::string name = seed.name;
    for (unsigned i = 2; !names.insert(name).second; ++i)
      name = seed.name + "-" + std::to_string(i);
    if (Error error =
            writeFileAtomically(dir + "/" + name + ".mlir", seed.text))
      return std::move(error);
  }
  return seeds.size();
}
