//===- SmallFloats.cpp - floats of 16 bits as integers ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FastForms.h"

#include "padlab/codegen/LLVMVersion.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace padlab;

namespace {

/// Makes integers for small floats (bf16 and, if `hasHalf`, f16), then rewrites
/// the users of the floats that can use the integers instead.
class SmallFloats {
public:
  SmallFloats(llvm::Function &function, bool hasHalf)
      : function(function), hasHalf(hasHalf) {}

  void run() {
    llvm::SmallVector<llvm::Instruction *> makers, takers;
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      if (isSmall(instruction.getType()))
        makers.push_back(&instruction);
      else if (llvm::any_of(instruction.operand_values(),
                            [&](llvm::Value *value) {
                              return isSmall(value->getType());
                            }))
        takers.push_back(&instruction);
    }
    // Instructions are visited in program order, so that the integers for the
    // operands of an instruction exist already. Only phis may use values that
    // come later, so their operands are added afterwards.
    for (llvm::Instruction *maker : makers)
      make(*maker);
    for (llvm::Instruction *maker : makers)
      if (auto *phi = llvm::dyn_cast<llvm::PHINode>(maker))
        connect(*phi);
    for (llvm::Instruction *taker : takers)
      take(*taker);
    llvm::erase_if(
        makers, [&](llvm::Instruction *maker) { return !bits.count(maker); });
    eraseReplaced(makers);
  }

private:
  bool isSmall(llvm::Type *type) const {
    return type->isBFloatTy() || (hasHalf && type->isHalfTy());
  }

  void make(llvm::Instruction &maker) {
    llvm::IRBuilder<> builder(&maker);
    if (auto *load = llvm::dyn_cast<llvm::LoadInst>(&maker)) {
      if (load->isAtomic())
        return;
      bits[&maker] = builder.CreateAlignedLoad(
          builder.getInt16Ty(), load->getPointerOperand(), load->getAlign(),
          load->isVolatile());
    } else if (auto *phi = llvm::dyn_cast<llvm::PHINode>(&maker)) {
      bits[&maker] =
          builder.CreatePHI(builder.getInt16Ty(), phi->getNumIncomingValues());
    } else if (auto *select = llvm::dyn_cast<llvm::SelectInst>(&maker)) {
      if (!select->getCondition()->getType()->isVectorTy())
        bits[&maker] = builder.CreateSelect(select->getCondition(),
                                            getBits(select->getTrueValue()),
                                            getBits(select->getFalseValue()));
    } else if (auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&maker);
               call && call->getIntrinsicID() == llvm::Intrinsic::copysign) {
      // This copies the sign on integers because of a defect of LLVM 22.1.8: if
      // the result of `copysign` is bitcast to an integer, the magnitude is a
      // constant and the sign comes from a value that was rounded from f32,
      // then this sign is lost.
      bits[&maker] = builder.CreateOr(
          builder.CreateAnd(getBits(call->getArgOperand(0)), 0x7FFF),
          builder.CreateAnd(getBits(call->getArgOperand(1)), 0x8000));
    } else if (auto *round = llvm::dyn_cast<llvm::FPTruncInst>(&maker)) {
      llvm::Value *wide = round->getOperand(0);
      if (wide->getType()->isFloatTy())
        bits[&maker] = roundBits(builder, wide, maker.getType());
    } else if (auto *binary = llvm::dyn_cast<llvm::BinaryOperator>(&maker);
               binary && binary->getOpcode() != llvm::Instruction::FRem) {
      // A subject may produce arithmetic on small floats. It is done in f32,
      // which has so many bits that rounding a second time does not change the
      // result. (LLVM 22.1.8 would multiply twice if only the sign of a product
      // is used.)
      llvm::Value *wide = builder.CreateBinOp(
          binary->getOpcode(), extendBits(builder, binary->getOperand(0)),
          extendBits(builder, binary->getOperand(1)));
      bits[&maker] = roundBits(builder, wide, maker.getType());
    }
  }

  void connect(llvm::PHINode &phi) {
    auto *carried = llvm::cast<llvm::PHINode>(bits[&phi]);
    for (unsigned i = 0; i != phi.getNumIncomingValues(); ++i)
      carried->addIncoming(getBits(phi.getIncomingValue(i)),
                           phi.getIncomingBlock(i));
  }

  void take(llvm::Instruction &taker) {
    llvm::IRBuilder<> builder(&taker);
    if (auto *store = llvm::dyn_cast<llvm::StoreInst>(&taker)) {
      if (store->isAtomic())
        return;
      builder.CreateAlignedStore(getBits(store->getValueOperand()),
                                 store->getPointerOperand(), store->getAlign(),
                                 store->isVolatile());
    } else if (auto *extend = llvm::dyn_cast<llvm::FPExtInst>(&taker)) {
      llvm::Value *wide = extendBits(builder, extend->getOperand(0));
      taker.replaceAllUsesWith(builder.CreateFPExt(wide, extend->getType()));
    } else if (auto *compare = llvm::dyn_cast<llvm::FCmpInst>(&taker)) {
      taker.replaceAllUsesWith(builder.CreateFCmp(
          compare->getPredicate(), extendBits(builder, compare->getOperand(0)),
          extendBits(builder, compare->getOperand(1))));
    } else if (llvm::isa<llvm::BitCastInst>(taker) &&
               taker.getType()->isIntegerTy()) {
      taker.replaceAllUsesWith(getBits(taker.getOperand(0)));
    } else {
      return;
    }
    taker.eraseFromParent();
  }

  llvm::Value *getBits(llvm::Value *value) {
    llvm::Type *i16 = llvm::Type::getInt16Ty(function.getContext());
    if (auto *constant = llvm::dyn_cast<llvm::ConstantFP>(value))
      return llvm::ConstantInt::get(i16,
                                    constant->getValueAPF().bitcastToAPInt());
    if (llvm::isa<llvm::PoisonValue>(value))
      return llvm::PoisonValue::get(i16);
    llvm::Value *&known = bits[value];
    if (known)
      return known;
    if (auto *constant = llvm::dyn_cast<llvm::Constant>(value))
      return known = llvm::ConstantExpr::getBitCast(constant, i16);
    auto *definition = llvm::dyn_cast<llvm::Instruction>(value);
    llvm::BasicBlock::iterator after =
        definition ? *definition->getInsertionPointAfterDef()
                   : function.getEntryBlock().getFirstNonPHIIt();
    return known = llvm::IRBuilder<>(after->getParent(), after)
                       .CreateBitCast(value, i16);
  }

  llvm::Value *extendBits(llvm::IRBuilder<> &builder, llvm::Value *value) {
    llvm::Value *carried = getBits(value);
    if (value->getType()->isHalfTy())
      return llvm_version::extendHalf(builder, carried);
    llvm::Value *high = builder.CreateShl(
        builder.CreateZExt(carried, builder.getInt32Ty()), 16);
    return builder.CreateBitCast(high, builder.getFloatTy());
  }

  static llvm::Value *roundBits(llvm::IRBuilder<> &builder, llvm::Value *wide,
                                llvm::Type *type) {
    return type->isHalfTy() ? llvm_version::truncateToHalf(builder, wide)
                            : roundToBFloat(builder, wide);
  }

  /// Rounds an f32 to the nearest bf16, ties to even; a NaN becomes quiet.
  static llvm::Value *roundToBFloat(llvm::IRBuilder<> &builder,
                                    llvm::Value *wide) {
    llvm::Value *all = builder.CreateBitCast(wide, builder.getInt32Ty());
    llvm::Value *odd = builder.CreateAnd(builder.CreateLShr(all, 16), 1);
    llvm::Value *rounded = builder.CreateAdd(
        all, builder.CreateAdd(odd, builder.getInt32(0x7FFF)));
    llvm::Value *quiet = builder.CreateOr(all, 0x400000);
    llvm::Value *chosen =
        builder.CreateSelect(builder.CreateFCmpUNO(wide, wide), quiet, rounded);
    return builder.CreateTrunc(builder.CreateLShr(chosen, 16),
                               builder.getInt16Ty());
  }

  llvm::Function &function;
  bool hasHalf;
  llvm::DenseMap<llvm::Value *, llvm::Value *> bits;
};

} // namespace

void padlab::carrySmallFloats(llvm::Function &function, bool hasHalf) {
  SmallFloats(function, hasHalf).run();
}
