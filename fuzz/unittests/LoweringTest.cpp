//===- LoweringTest.cpp - lowerings keep programs valid -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// For speed, the compiler's pass managers do not verify. These tests verify
/// generated programs after every pass of a lowering.
///
//===----------------------------------------------------------------------===//

#include "../lib/Support/Operations.h"
#include "GenerateTestContext.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/Registration.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/VectorInterfaces.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;

namespace {

constexpr uint64_t seeds = 100;

/// Whether a lowering is tested with the program. Upstream's deallocation
/// cannot handle programs that free memory themselves, nor branches without a
/// predicate, such as switches; programs with any branches between blocks are
/// left out. If a program casts unranked tensors, it takes some values for
/// tensors of rank 0, and asks for their extents. It repeatedly puts more than
/// one operation under the mask of a transfer, and does not end; programs with
/// any vector transfer are left out. It also clones a view that a callee
/// returns, which upstream cannot lower.
bool isFor(const Lowering &lowering, ModuleOp module) {
  if (lowering.name != "loops-dealloc")
    return true;
  auto isView = [](Type type) {
    auto buffer = dyn_cast<MemRefType>(type);
    return buffer && !buffer.getLayout().isIdentity();
  };
  auto isUnfit = [&](Operation *op) {
    return isa<BranchOpInterface, VectorTransferOpInterface>(op) ||
           (isa<CallOpInterface>(op) &&
            llvm::any_of(op->getResultTypes(), isView)) ||
           hasEffect<MemoryEffects::Free>(op) ||
           llvm::any_of(op->getResultTypes(),
                        llvm::IsaPred<UnrankedTensorType>);
  };
  return !hasOperation(module, isUnfit);
}

/// Stores in `name` the name of the last pass that failed.
struct FailedPass : PassInstrumentation {
  explicit FailedPass(std::string &name) : name(name) {}
  void runAfterPassFailed(Pass *pass, Operation *) override {
    name = pass->getArgument().str();
  }
  std::string &name;
};

void expectValid(llvm::StringRef target, llvm::StringRef subject,
                 const Lowering &lowering) {
  Compiler compiler;
  MLIRContext *context = compiler.getContext();
  registerAllPasses();
  PassManager passes(context);
  passes.enableVerifier(true);
  for (llvm::StringRef list : {subject, llvm::StringRef(lowering.passes)})
    if (!list.empty())
      ASSERT_TRUE(succeeded(parsePassPipeline(list, passes)));
  std::string error, failed;
  passes.addInstrumentation(std::make_unique<FailedPass>(failed));
  ScopedDiagnosticHandler collect(context, [&](Diagnostic &diagnostic) {
    error += diagnostic.str() + "\n";
  });
  for (uint64_t seed = 1; seed <= seeds; ++seed) {
    Case theCase = generateCase(*findFuzzTarget(target), seed, context);
    OwningOpRef<ModuleOp> module = theCase.getModule().clone();
    if (!isFor(lowering, *module))
      continue;
    EXPECT_TRUE(succeeded(passes.run(*module)))
        << lowering.name << ", " << target.str() << " " << seed << ", "
        << failed << ": " << error;
    error.clear();
  }
}

TEST(LoweringTest, EveryPassLeavesAValidProgram) {
  // Programs of TOSA and of sparse tensors cannot be lowered before upstream's
  // conversions.
  for (const FuzzTarget &target : getFuzzTargets())
    for (const Lowering &lowering : getLowerings())
      if (target.name != "tosa" && target.name != "sparse")
        expectValid(target.name, "", lowering);
}

TEST(LoweringTest, AlsoAfterFusion) {
  expectValid("pad", findPipeline("fused")->subject, *findLowering("loops"));
}

} // namespace
