//===- CatalogueTest.cpp ---------------------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Catalogue.h"

#include "padlab/codegen/Guards.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace padlab;

static const std::vector<CauseRecord> &getRecords() {
  static const std::vector<CauseRecord> records =
      llvm::cantFail(readCatalogue(PADLAB_SOURCE_DIR "/corpus/defects"));
  return records;
}

TEST(Catalogue, EveryGuardHasARecord) {
  for (const Guard &guard : getGuards())
    EXPECT_TRUE(llvm::any_of(
        getRecords(), [&](auto &record) { return record.name == guard.cause; }))
        << guard.cause.str();
}

/// A guard that withholds another pass than the guilty one hides something
/// else.
TEST(Catalogue, GuardsOnPassesAreOnTheGuiltyPass) {
  for (const CauseRecord &record : getRecords()) {
    const Guard *guard = findGuard(record.name);
    if (guard && guard->withholds == Guard::Withholds::Pass)
      EXPECT_EQ(record.guilty.pass, guard->name.str()) << record.name;
  }
}

TEST(Catalogue, RelatedCausesAreThere) {
  for (const CauseRecord &record : getRecords())
    for (const std::string &name : record.related)
      EXPECT_TRUE(llvm::any_of(
          getRecords(), [&](auto &other) { return other.name == name; }))
          << record.name << " names " << name;
}
