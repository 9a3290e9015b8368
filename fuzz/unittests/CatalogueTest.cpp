//===- CatalogueTest.cpp - tests of the catalogue -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Catalogue.h"
#include "padlab/fuzz/FindingReview.h"

#include "padlab/codegen/Guards.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace padlab;

static const std::vector<CauseRecord> &getRecords() {
  static const std::vector<CauseRecord> records =
      llvm::cantFail(readCatalogue(PADLAB_SOURCE_DIR "/corpus/defects"));
  return records;
}

TEST(Catalogue, EveryGuardHasARecord) {
  for (const Guard &guard : getGuards())
    EXPECT_TRUE(llvm::any_of(getRecords(), [&](auto &record) {
      return record.name == guard.cause;
    })) << guard.cause.str();
}

/// If the guards of a cause withhold only passes other than the guilty pass,
/// they hide another defect. A guilty folder, pattern or transformation may
/// also run in other passes, and these may have the guards: a folder runs in
/// any pass, a pattern of a conversion in convert-to-llvm, a transformation in
/// transform-interpreter. A guard on the pattern holds in every pass that
/// applies the pattern.
TEST(Catalogue, GuardsOnPassesAreOnTheGuiltyPass) {
  for (const CauseRecord &record : getRecords()) {
    llvm::SmallVector<llvm::StringRef> passes;
    bool hasPattern = false;
    for (const Guard &guard : getGuards())
      if (guard.cause != record.name)
        continue;
      else if (guard.withholds == Guard::Withholds::Pass)
        passes.push_back(guard.name);
      else
        hasPattern = true;
    EXPECT_TRUE(hasPattern || passes.empty() ||
                llvm::is_contained(passes, record.guilty.pass) ||
                llvm::is_contained(passes, Guard::anyPass))
        << record.name << " is in " << record.guilty.pass << ", its guards in "
        << llvm::join(passes, ", ");
  }
}

TEST(Catalogue, RelatedCausesAreThere) {
  for (const CauseRecord &record : getRecords())
    for (const std::string &name : record.related)
      EXPECT_TRUE(llvm::any_of(getRecords(),
                               [&](auto &other) { return other.name == name; }))
          << record.name << " names " << name;
}

/// Long programs get no link, because browsers and servers do not reliably
/// support longer addresses.
TEST(Catalogue, LongProgramsHaveNoLink) {
  std::string link = makeExplorerLink("func.func @f() { return }", "--cse");
  EXPECT_TRUE(llvm::StringRef(link).starts_with("https://")) << link;
  std::string longest(5500, 'x');
  EXPECT_LE(makeExplorerLink(longest, "--cse").size(), 8000u);
  EXPECT_NE(makeExplorerLink(longest, "--cse"), "");
  EXPECT_EQ(makeExplorerLink(longest + longest, "--cse"), "");
}
