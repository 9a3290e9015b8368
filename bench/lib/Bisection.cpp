//===- Bisection.cpp - the first commit that is slower --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bisection.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace padlab;
namespace json = llvm::json;

void Bisection::note(llvm::StringRef commit, CommitAnswer answer) {
  answers[commit.str()] = std::move(answer);
}

std::optional<CommitState> Bisection::getState(size_t place) const {
  auto it = answers.find(commits[place]);
  if (it == answers.end())
    return std::nullopt;
  return it->second.state;
}

std::pair<size_t, size_t> Bisection::getRange() const {
  size_t bad = 0, begin = 0;
  while (bad != commits.size() && getState(bad) != CommitState::Bad)
    ++bad;
  if (bad == commits.size())
    return {0, 0};
  for (size_t place = 0; place != bad; ++place)
    if (getState(place) == CommitState::Good)
      begin = place + 1;
  return {begin, bad + 1};
}

bool Bisection::isUnfounded() const {
  return !commits.empty() &&
         getState(commits.size() - 1) == CommitState::Good &&
         getRange().second == 0;
}

std::optional<std::string> Bisection::getNext() const {
  if (commits.empty())
    return std::nullopt;
  if (!getState(commits.size() - 1))
    return commits.back();
  auto [begin, end] = getRange();
  // Choose the commit without an answer that is closest to the middle: the
  // middle one may have been skipped.
  std::optional<size_t> next;
  size_t middle = (begin + end) / 2;
  auto getDistance = [&](size_t place) {
    return place < middle ? middle - place : place - middle + 1;
  };
  for (size_t place = begin; place + 1 < end; ++place)
    if (!getState(place) && (!next || getDistance(place) < getDistance(*next)))
      next = place;
  if (!next)
    return std::nullopt;
  return commits[*next];
}

std::vector<std::string> Bisection::getCandidates() const {
  auto [begin, end] = getRange();
  return {commits.begin() + begin, commits.begin() + end};
}

std::optional<std::string> Bisection::getLastGood() const {
  size_t begin = getRange().first;
  if (begin == 0)
    return std::nullopt;
  return commits[begin - 1];
}

static llvm::StringRef getStateName(CommitState state) {
  switch (state) {
  case CommitState::Good:
    return "good";
  case CommitState::Bad:
    return "bad";
  case CommitState::Skipped:
    return "skipped";
  }
  llvm_unreachable("unknown state");
}

json::Object Bisection::toJSON() const {
  json::Object object;
  for (const auto &[commit, answer] : answers)
    object[commit] = json::Object{{"state", getStateName(answer.state)},
                                  {"why", answer.why}};
  return object;
}

void Bisection::read(const json::Object &object) {
  for (const std::string &commit : commits) {
    const json::Object *entry = object.getObject(commit);
    auto state = llvm::StringSwitch<std::optional<CommitState>>(
                     entry ? entry->getString("state").value_or("") : "")
                     .Case("good", CommitState::Good)
                     .Case("bad", CommitState::Bad)
                     .Case("skipped", CommitState::Skipped)
                     .Default(std::nullopt);
    if (state)
      answers[commit] = {*state, entry->getString("why").value_or("").str()};
  }
}
