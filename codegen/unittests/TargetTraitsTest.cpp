//===- TargetTraitsTest.cpp - what passes know of the target CPU ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/TargetTraits.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;

static TargetTraits getTraits(llvm::StringRef cpu) {
  llvm::InitializeNativeTarget();
  llvm::Triple triple(llvm::sys::getProcessTriple());
  std::string error;
  const llvm::Target *backend =
      llvm::TargetRegistry::lookupTarget(triple, error);
  EXPECT_TRUE(backend) << error;
  std::unique_ptr<llvm::TargetMachine> machine(backend->createTargetMachine(
      triple, cpu == "native" ? "x86-64" : cpu, "", {}, std::nullopt));
  return TargetTraits::get(*machine, cpu);
}

TEST(TargetTraits, FollowFeatures) {
  TargetTraits v2 = getTraits("x86-64-v2");
  EXPECT_EQ(v2.vectorBits, 128u);
  EXPECT_FALSE(v2.hasMaskedMemory(32));
  EXPECT_TRUE(v2.needsStoreFence);
  EXPECT_EQ(v2.lastLevelCacheBytes, 32 << 20);

  TargetTraits v3 = getTraits("x86-64-v3");
  EXPECT_EQ(v3.vectorBits, 256u);
  EXPECT_FALSE(v3.hasMaskedMemory(16));
  EXPECT_TRUE(v3.hasMaskedMemory(32));
  EXPECT_TRUE(v3.hasMaskedMemory(64));

  TargetTraits v4 = getTraits("x86-64-v4");
  EXPECT_EQ(v4.vectorBits, 512u);
  EXPECT_FALSE(v4.hasMaskedMemory(4));
  EXPECT_TRUE(v4.hasMaskedMemory(8));

  EXPECT_GT(getTraits("native").lastLevelCacheBytes, 0);
}

TEST(TargetTraits, SurviveTheAttribute) {
  MLIRContext context;
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  TargetTraits unknown = TargetTraits::get(*module);
  EXPECT_EQ(unknown.vectorBits, 0u);
  EXPECT_EQ(unknown.lastLevelCacheBytes, 0);

  TargetTraits traits;
  traits.vectorBits = 256;
  traits.smallestMaskedBits = 32;
  traits.needsStoreFence = true;
  traits.lastLevelCacheBytes = int64_t(5) << 32;
  (*module)->setAttr(TargetTraits::getAttrName(), traits.toAttribute(&context));
  EXPECT_TRUE(succeeded(verify(*module)));
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  OwningOpRef<ModuleOp> parsed = parseSourceString<ModuleOp>(text, &context);
  ASSERT_TRUE(parsed) << text;
  TargetTraits read = TargetTraits::get(*parsed);
  EXPECT_EQ(read.vectorBits, 256u);
  EXPECT_EQ(read.smallestMaskedBits, 32u);
  EXPECT_TRUE(read.needsStoreFence);
  EXPECT_EQ(read.lastLevelCacheBytes, int64_t(5) << 32);
}

TEST(TargetTraits, IgnoreWhatIsNoNumber) {
  MLIRContext context;
  context.getOrLoadDialect<DLTIDialect>();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      R"(module attributes {dlti.target_system_spec = #dlti.target_system_spec<
           "CPU" = #dlti.target_device_spec<"max_vector_op_width" = "wide",
             "L3_cache_size_in_bytes" = -1 : i64>>} {})",
      &context);
  ASSERT_TRUE(module);
  TargetTraits traits = TargetTraits::get(*module);
  EXPECT_EQ(traits.vectorBits, 0u);
  EXPECT_EQ(traits.lastLevelCacheBytes, 0);
}
