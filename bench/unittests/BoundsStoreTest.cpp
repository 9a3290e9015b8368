//===- BoundsStoreTest.cpp - bounds in files ------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/BoundsStore.h"

#include "padlab/fuzz/AtomicFile.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/FileSystem.h"

#include <gtest/gtest.h>

using namespace padlab;

namespace {

class BoundsStoreTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("bounds", folder));
    open(store, "build-1");
    TensorValue tensor(mlir::Float32Type::get(&context), {3});
    for (int64_t i = 0; i != 3; ++i) {
      Element element = Element::fromBits(tensor.getElementType(), 7 + i);
      // One result is exact.
      if (i != 1)
        element.setBound({double(i), 0.5 * i, unsigned(i + 1), i == 0});
      tensor.set(i, element);
    }
    results.push_back(std::move(tensor));
  }
  void TearDown() override { llvm::sys::fs::remove_directories(folder); }

  void open(BoundsStore &store, std::string build) {
    EXPECT_EQ(llvm::toString(store.open(folder.str().str(), build)), "");
  }
  llvm::SmallVector<RuntimeValue> makeRoom() {
    llvm::SmallVector<RuntimeValue> room;
    room.push_back(TensorValue(mlir::Float32Type::get(&context), {3}));
    return room;
  }
  std::string getOnlyFile() {
    std::error_code error;
    llvm::sys::fs::directory_iterator it(folder, error);
    return it == llvm::sys::fs::directory_iterator() ? "" : it->path();
  }

  mlir::MLIRContext context;
  llvm::SmallString<128> folder;
  BoundsStore store;
  llvm::SmallVector<RuntimeValue> results;
};

} // namespace

TEST_F(BoundsStoreTest, ReadsWhatItWrote) {
  store.write("key", results);
  llvm::SmallVector<RuntimeValue> read = makeRoom();
  ASSERT_TRUE(store.read("key", read));
  const auto &before = std::get<TensorValue>(results.front());
  const auto &after = std::get<TensorValue>(read.front());
  EXPECT_EQ(before.getBytes(), after.getBytes());
  EXPECT_FALSE(after.hasPoison());
  for (int64_t i = 0; i != 3; ++i) {
    ErrorBound a = before.get(i).getBound(), b = after.get(i).getBound();
    EXPECT_EQ(a.terms, b.terms);
    EXPECT_EQ(a.error, b.error);
    EXPECT_EQ(a.count, b.count);
    EXPECT_EQ(a.isProduct, b.isProduct);
  }
}

TEST_F(BoundsStoreTest, KnowsNoOtherRun) {
  llvm::SmallVector<RuntimeValue> read = makeRoom();
  store.write("key", results);
  EXPECT_FALSE(store.read("other", read));
  EXPECT_FALSE(BoundsStore().read("key", read));
}

TEST_F(BoundsStoreTest, RefusesADamagedFile) {
  store.write("key", results);
  std::string text = readFile(getOnlyFile()).value_or("");
  ASSERT_FALSE(text.empty());
  llvm::SmallVector<RuntimeValue> read = makeRoom();
  for (size_t at : {size_t(0), text.size() / 2, text.size() - 1}) {
    std::string damaged = text;
    damaged[at] ^= 1;
    ASSERT_FALSE(
        llvm::errorToBool(writeFileAtomically(getOnlyFile(), damaged)));
    EXPECT_FALSE(store.read("key", read)) << at;
  }
  ASSERT_FALSE(llvm::errorToBool(
      writeFileAtomically(getOnlyFile(), llvm::StringRef(text).drop_back())));
  EXPECT_FALSE(store.read("key", read));
}

TEST_F(BoundsStoreTest, DropsWhatAnotherBuildComputed) {
  store.write("key", results);
  BoundsStore same, other;
  open(same, "build-1");
  llvm::SmallVector<RuntimeValue> read = makeRoom();
  EXPECT_TRUE(same.read("key", read));
  open(other, "build-2");
  EXPECT_FALSE(other.read("key", read));
  EXPECT_EQ(getOnlyFile(), "");
}

TEST_F(BoundsStoreTest, KeepsNoPoison) {
  store.write("key", makeRoom());
  EXPECT_EQ(getOnlyFile(), "");
}

TEST_F(BoundsStoreTest, TellsRunsApart) {
  std::string key = BoundsStore::getKey("program", results, {true, 2});
  EXPECT_EQ(key, BoundsStore::getKey("program", results, {true, 2}));
  EXPECT_NE(key, BoundsStore::getKey("programs", results, {true, 2}));
  EXPECT_NE(key, BoundsStore::getKey("program", results, {true, 0}));
  EXPECT_NE(key, BoundsStore::getKey("program", {}, {true, 2}));
  llvm::SmallVector<RuntimeValue> others = results;
  std::get<TensorValue>(others.front()).getMutableBytes()[0] ^= 1;
  EXPECT_NE(key, BoundsStore::getKey("program", others, {true, 2}));
}
