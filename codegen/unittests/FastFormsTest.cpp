//===- FastFormsTest.cpp - what FastISel is given -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Engine/EntryPoints.h"
#include "../lib/Engine/ObjectEmitter.h"

#include "padlab/codegen/LLVMVersion.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace padlab;

namespace {

/// Collects the remarks about instructions that FastISel does not support.
struct Fallbacks : llvm::DiagnosticHandler {
  explicit Fallbacks(std::vector<std::string> &texts) : texts(texts) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &info) override {
    if (auto *missed = llvm::dyn_cast<llvm::OptimizationRemarkMissed>(&info))
      texts.push_back(missed->getMsg());
    return true;
  }
  bool isMissedOptRemarkEnabled(llvm::StringRef pass) const override {
    return pass == "sdagisel";
  }
  bool isAnyRemarkEnabled() const override { return true; }
  std::vector<std::string> &texts;
};

struct FastForms : testing::Test {
  std::unique_ptr<llvm::Module> parse(llvm::StringRef text) {
    llvm::SMDiagnostic error;
    auto module = llvm::parseAssemblyString(text, error, context);
    EXPECT_TRUE(module) << error.getMessage().str();
    return module;
  }

  /// Returns remarks about the instructions of `text` that FastISel cannot
  /// select although the functions were prepared for it.
  std::vector<std::string> findFallbacks(llvm::StringRef text) {
    auto module = parse(text);
    packCalls(*module);
    for (llvm::Function &function : *module)
      prepareForFastISel(function, /*isFast=*/true, /*hasHalf=*/true);
    EXPECT_FALSE(llvm::verifyModule(*module, &llvm::errs()));
    std::vector<std::string> texts;
    context.setDiagnosticHandler(std::make_unique<Fallbacks>(texts));
    auto emitter = ObjectEmitter::create(Target{"x86-64-v3", 0});
    llvm::SmallVector<char, 0> object;
    llvm::cantFail(std::move(emitter))->emit(*module, object);
    EXPECT_FALSE(object.empty());
    return texts;
  }

  llvm::LLVMContext context;
};

using Texts = std::vector<std::string>;

/// Here the sizes of slots add up to the size of the aggregate, but the second
/// scalar is not where its slot would be.
TEST_F(FastForms, AggregatesThatAreNotLikeSlots) {
  auto module = parse(R"(
target datalayout = "i128:128"
define void @f(ptr %from, ptr %to) {
  %x = load { i32, i32, i128 }, ptr %from
  store { i32, i32, i128 } %x, ptr %to
  %y = load { ptr, i64 }, ptr %from
  store volatile { ptr, i64 } %y, ptr %to
  ret void
})");
  llvm::Function &function = *module->getFunction("f");
  prepareForFastISel(function, /*isFast=*/true, /*hasHalf=*/true);
  unsigned loads = 0, stores = 0, volatileStores = 0;
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    if (auto *load = llvm::dyn_cast<llvm::LoadInst>(&instruction))
      loads += load->getType()->isAggregateType();
    if (auto *store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
      stores += store->getValueOperand()->getType()->isAggregateType();
      volatileStores += store->isVolatile();
    }
  }
  EXPECT_EQ(loads, 1u);
  EXPECT_EQ(stores, 2u);
  EXPECT_EQ(volatileStores, 1u);
}

TEST_F(FastForms, LoopsCarryDescriptors) {
  EXPECT_EQ(findFallbacks(R"(
define void @f(ptr %p, i64 %n) {
entry:
  %a = insertvalue { ptr, [1 x i64] } poison, ptr %p, 0
  %b = insertvalue { ptr, [1 x i64] } %a, i64 %n, 1, 0
  br label %loop
loop:
  %d = phi { ptr, [1 x i64] } [ %b, %entry ], [ %e, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = extractvalue { ptr, [1 x i64] } %d, 0
  %x = getelementptr i64, ptr %q, i64 %i
  store i64 %i, ptr %x
  %e = insertvalue { ptr, [1 x i64] } %d, ptr %x, 0
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
})"),
            Texts());
}

TEST_F(FastForms, CallsPassDescriptors) {
  EXPECT_EQ(findFallbacks(R"(
define internal { ptr, i64 } @f(ptr %a, i64 %b, i8 %c) {
  %x = zext i8 %c to i64
  %y = add i64 %x, %b
  %r = insertvalue { ptr, i64 } poison, ptr %a, 0
  %s = insertvalue { ptr, i64 } %r, i64 %y, 1
  ret { ptr, i64 } %s
}
define void @g(ptr %p) {
  %r = call { ptr, i64 } @f(ptr %p, i64 3, i8 4)
  %q = extractvalue { ptr, i64 } %r, 0
  %n = extractvalue { ptr, i64 } %r, 1
  store i64 %n, ptr %q
  ret void
})"),
            Texts());
}

/// Each function but the first calls the first one and the function before it.
/// So functions are replaced that have already replaced callers and callees.
TEST_F(FastForms, CallsInReplacedFunctions) {
  std::string text = "define internal [2 x i64] @f0([2 x i64] %a) {\n"
                     "  ret [2 x i64] %a\n}\n";
  constexpr unsigned functions = 40;
  for (unsigned i = 1; i != functions; ++i) {
    std::string callee = "@f" + std::to_string(i - 1);
    text += "define internal [2 x i64] @f" + std::to_string(i) +
            "([2 x i64] %a) {\n"
            "  %b = call [2 x i64] @f0([2 x i64] %a)\n"
            "  %c = call [2 x i64] " +
            callee + "([2 x i64] %b)\n  ret [2 x i64] %c\n}\n";
  }
  auto module = parse(text);
  packCalls(*module);
  EXPECT_FALSE(llvm::verifyModule(*module, &llvm::errs()));
}

TEST_F(FastForms, SmallFloats) {
  if (!llvm_version::hasHalfIntrinsics)
    GTEST_SKIP() << "FastISel does not take the bits of a half";
  EXPECT_EQ(findFallbacks(R"(
define void @f(ptr %p, ptr %q) {
  %c = load i1, ptr %q
  %h = load half, ptr %p
  %w = fpext half %h to float
  %s = fadd float %w, 1.0
  %t = fptrunc float %s to half
  %u = select i1 %c, half %t, half 0xH3C00
  store half %u, ptr %p
  %b = load bfloat, ptr %q
  %x = fpext bfloat %b to float
  %y = fadd float %x, 1.0
  %z = fptrunc float %y to bfloat
  store bfloat %z, ptr %q
  ret void
})"),
            Texts());
}

TEST_F(FastForms, OddIntegers) {
  EXPECT_EQ(findFallbacks(R"(
define void @f(ptr %p, ptr %q, i64 %n) {
entry:
  %a = load i4, ptr %p
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %x = phi i4 [ %a, %entry ], [ %y, %loop ]
  %m = mul i4 %x, 3
  %d = ashr i4 %m, 1
  %c = icmp slt i4 %d, %a
  %y = select i1 %c, i4 %d, i4 5
  %j = add i64 %i, 1
  %e = icmp slt i64 %j, %n
  br i1 %e, label %loop, label %exit
exit:
  store i4 %y, ptr %q
  %s = sext i4 %y to i16
  store i16 %s, ptr %p
  %t = trunc i64 %n to i7
  %u = uitofp i7 %t to float
  store float %u, ptr %p
  ret void
})"),
            Texts());
}

/// The operand of the truncation is an integer that is itself replaced.
TEST_F(FastForms, OddIntegersThereAndBack) {
  EXPECT_EQ(findFallbacks(R"(
define void @f(ptr %p, ptr %q) {
  %a = load i4, ptr %p
  %b = zext i4 %a to i8
  %c = trunc i8 %b to i4
  %d = sext i4 %c to i8
  store i8 %d, ptr %q
  ret void
})"),
            Texts());
}

TEST_F(FastForms, NarrowIntegers) {
  EXPECT_EQ(findFallbacks(R"(
define void @f(ptr %p, ptr %q) {
  %a = load i1, ptr %p
  %b = load i1, ptr %q
  %c = load i8, ptr %q
  %s = add i1 %a, %b
  %t = select i1 %s, i1 %a, i1 %b
  %u = icmp slt i1 %t, %a
  store i1 %u, ptr %p
  %d = sitofp i8 %c to double
  store double %d, ptr %p
  ret void
})"),
            Texts());
}

// The select must stay: bitwise arithmetic on both operands would propagate
// poison of the operand that is not selected.
TEST_F(FastForms, PoisonOfTheOtherArm) {
  auto module = parse(R"(
define i1 @f(i1 %c, i1 %a, i32 %x) {
  %y = add nsw i32 %x, 1
  %b = icmp slt i32 %y, 7
  %t = select i1 %c, i1 %a, i1 %b
  ret i1 %t
})");
  llvm::Function &function = *module->getFunction("f");
  prepareForFastISel(function, /*isFast=*/true, /*hasHalf=*/true);
  EXPECT_TRUE(llvm::any_of(llvm::instructions(function),
                           llvm::IsaPred<llvm::SelectInst>));
}

} // namespace
