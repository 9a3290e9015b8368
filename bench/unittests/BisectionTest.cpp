//===- BisectionTest.cpp - the first commit that is slower ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Bisection.h"

#include "gtest/gtest.h"

#include <set>

using namespace padlab;

static std::vector<std::string> makeCommits(unsigned count) {
  std::vector<std::string> commits;
  for (unsigned i = 0; i != count; ++i)
    commits.push_back("c" + std::to_string(i));
  return commits;
}

/// Asks until no further answer helps; returns the number of questions.
static unsigned finish(Bisection &bisection, unsigned firstBad,
                       const std::set<unsigned> &broken = {}) {
  unsigned asked = 0;
  while (std::optional<std::string> commit = bisection.getNext()) {
    unsigned place = std::stoi(commit->substr(1));
    bisection.note(*commit, {broken.count(place) ? CommitState::Skipped
                             : place >= firstBad ? CommitState::Bad
                                                 : CommitState::Good});
    if (++asked > 100)
      break;
  }
  return asked;
}

TEST(Bisection, NamesEachCommitAndAsksFew) {
  for (unsigned count : {1u, 2u, 7u, 40u})
    for (unsigned first = 0; first != count; ++first) {
      Bisection bisection(makeCommits(count));
      EXPECT_LE(finish(bisection, first), 8u) << count << " " << first;
      EXPECT_EQ(bisection.getCandidates(),
                std::vector<std::string>{"c" + std::to_string(first)});
    }
}

TEST(Bisection, PassesByWhatDoesNotBuild) {
  Bisection bisection(makeCommits(9));
  finish(bisection, 6, {4, 3});
  EXPECT_EQ(bisection.getCandidates(), std::vector<std::string>{"c6"});
  EXPECT_EQ(bisection.getLastGood(), "c5");
  Bisection first(makeCommits(2));
  finish(first, 0);
  EXPECT_EQ(first.getLastGood(), std::nullopt);
}

TEST(Bisection, SaysThatItDoesNotKnow) {
  Bisection bisection(makeCommits(9));
  finish(bisection, 4, {3, 4});
  EXPECT_EQ(bisection.getCandidates(),
            (std::vector<std::string>{"c3", "c4", "c5"}));
  Bisection broken(makeCommits(3));
  finish(broken, 1, {0, 1, 2});
  EXPECT_TRUE(broken.getCandidates().empty());
}

TEST(Bisection, SaysThatThereIsNoChange) {
  Bisection bisection(makeCommits(9));
  EXPECT_EQ(finish(bisection, 100), 1u);
  EXPECT_TRUE(bisection.isUnfounded());
}

TEST(Bisection, GoesOnWithWhatItKnew) {
  Bisection first(makeCommits(40)), second(makeCommits(40));
  first.note(*first.getNext(), {CommitState::Bad});
  first.note(*first.getNext(), {CommitState::Good});
  second.read(first.toJSON());
  EXPECT_EQ(second.getNext(), first.getNext());
  EXPECT_EQ(second.getCandidates(), first.getCandidates());
}
