//===- RangeForms.cpp - maxima by VRANGEPS --------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RangeForms.h"

#include "padlab/codegen/LLVMVersion.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/MC/MCSubtargetInfo.h"

using namespace padlab;

/// Returns the intrinsic of VRANGEPS or VRANGEPD for vectors of this type;
/// `not_intrinsic` if there is none.
static llvm::Intrinsic::ID findRange(const llvm::FixedVectorType &type) {
  bool isSingle = type.getElementType()->isFloatTy();
  if (!isSingle && !type.getElementType()->isDoubleTy())
    return llvm::Intrinsic::not_intrinsic;
  switch (type.getNumElements() * (isSingle ? 32 : 64)) {
  case 128:
    return isSingle ? llvm::Intrinsic::x86_avx512_mask_range_ps_128
                    : llvm::Intrinsic::x86_avx512_mask_range_pd_128;
  case 256:
    return isSingle ? llvm::Intrinsic::x86_avx512_mask_range_ps_256
                    : llvm::Intrinsic::x86_avx512_mask_range_pd_256;
  case 512:
    return isSingle ? llvm::Intrinsic::x86_avx512_mask_range_ps_512
                    : llvm::Intrinsic::x86_avx512_mask_range_pd_512;
  default:
    return llvm::Intrinsic::not_intrinsic;
  }
}

/// Computes the maxima or minima of the elements of two vectors. They are only
/// right where neither element is NaN.
static llvm::Value *emitRange(llvm::IRBuilder<> &b, llvm::Intrinsic::ID range,
                              bool isMaximum, llvm::Value *lhs,
                              llvm::Value *rhs) {
  auto *type = llvm::cast<llvm::FixedVectorType>(lhs->getType());
  // Bit 2 of the immediate gives the result the sign of the chosen operand.
  constexpr int chosenSign = 4, maximum = 1, currentRounding = 4;
  llvm::Type *mask = b.getIntNTy(std::max<unsigned>(8, type->getNumElements()));
  llvm::SmallVector<llvm::Value *> operands = {
      lhs, rhs, b.getInt32(chosenSign + (isMaximum ? maximum : 0)),
      llvm::PoisonValue::get(type), llvm::Constant::getAllOnesValue(mask)};
  if (type->getPrimitiveSizeInBits() == 512)
    operands.push_back(b.getInt32(currentRounding));
  return b.CreateIntrinsic(range, operands);
}

/// Whether LLVM's own code for the call is short: it is a single instruction if
/// an operand is constant, and fewer instructions than usual if flags say that
/// no operand is NaN or that signs of zeros do not matter.
static bool isCheapAlready(const llvm::IntrinsicInst &call) {
  llvm::FastMathFlags flags = call.getFastMathFlags();
  return flags.noNaNs() || flags.noSignedZeros() ||
         llvm::any_of(call.args(), llvm::IsaPred<llvm::Constant>);
}

static void takeRangeForm(llvm::IntrinsicInst &call) {
  auto *type = llvm::dyn_cast<llvm::FixedVectorType>(call.getType());
  llvm::Intrinsic::ID range =
      type ? findRange(*type) : llvm::Intrinsic::not_intrinsic;
  if (range == llvm::Intrinsic::not_intrinsic || isCheapAlready(call))
    return;
  llvm::IRBuilder<> b(&call);
  llvm::Value *lhs = call.getArgOperand(0), *rhs = call.getArgOperand(1);
  bool isMaximum = call.getIntrinsicID() == llvm::Intrinsic::maximum;
  llvm::Value *chosen = emitRange(b, range, isMaximum, lhs, rhs);
  // The instruction returns the other operand if one operand is a quiet NaN,
  // but the result must then be NaN.
  llvm::Value *isNaN = b.CreateFCmpUNO(lhs, rhs);
  call.replaceAllUsesWith(
      b.CreateSelect(isNaN, llvm::ConstantFP::getNaN(type), chosen));
  call.eraseFromParent();
}

bool padlab::takeRangeForms(llvm::Module &module,
                            const llvm::TargetMachine &machine) {
  if (!machine.getTargetTriple().isX86() ||
      !llvm_version::getSubtarget(machine).checkFeatures("+avx512dq,+avx512vl"))
    return false;
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
      auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
      if (call && (call->getIntrinsicID() == llvm::Intrinsic::maximum ||
                   call->getIntrinsicID() == llvm::Intrinsic::minimum))
        takeRangeForm(*call);
    }
  return true;
}
