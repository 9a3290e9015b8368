//===- OddIntegers.cpp - integers of widths that no CPU has -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FastForms.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ValueHandle.h"

using namespace padlab;

namespace {

/// Makes a wider integer for each integer of an odd width. The upper bits of
/// the wider integer are arbitrary, so users that depend on them first clear
/// them or fill them with the sign. A value whose defining instruction is not
/// supported here keeps its type, and is extended right after its definition.
class OddIntegers {
public:
  explicit OddIntegers(llvm::Function &function) : function(function) {}

  void run() {
    llvm::SmallVector<llvm::Instruction *> makers, takers;
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      if (isOdd(instruction.getType()))
        makers.push_back(&instruction);
      else if (llvm::any_of(
                   instruction.operand_values(),
                   [](llvm::Value *value) { return isOdd(value->getType()); }))
        takers.push_back(&instruction);
    }
    for (llvm::Instruction *maker : makers)
      if (llvm::Value *wide = make(*maker))
        wides[maker] = wide;
    for (llvm::Instruction *maker : makers)
      if (auto *phi = llvm::dyn_cast<llvm::PHINode>(maker))
        connect(*phi);
    for (llvm::Instruction *taker : takers)
      if (take(*taker))
        taker->eraseFromParent();
    llvm::erase_if(
        makers, [&](llvm::Instruction *maker) { return !wides.count(maker); });
    eraseReplaced(makers);
  }

private:
  /// Whether this is an odd type, whose integers are widened. Integers of 17 to
  /// 24 and of more than 32 bits are not widened, because most of them are
  /// loaded and stored in several parts.
  static bool isOdd(llvm::Type *type) {
    if (!type->isIntegerTy() || type->isIntegerTy(1))
      return false;
    unsigned bits = type->getIntegerBitWidth();
    return bits < 16 ? bits != 8 : bits > 24 && bits < 32;
  }

  static llvm::Type *widen(llvm::Type *type) {
    unsigned bits = type->getIntegerBitWidth();
    return llvm::IntegerType::get(type->getContext(), bits < 8    ? 8
                                                      : bits < 16 ? 16
                                                                  : 32);
  }

  llvm::Value *make(llvm::Instruction &maker) {
    llvm::IRBuilder<> builder(&maker);
    llvm::Type *type = widen(maker.getType());
    if (auto *load = llvm::dyn_cast<llvm::LoadInst>(&maker))
      return load->isAtomic()
                 ? nullptr
                 : builder.CreateAlignedLoad(type, load->getPointerOperand(),
                                             load->getAlign(),
                                             load->isVolatile());
    if (auto *phi = llvm::dyn_cast<llvm::PHINode>(&maker))
      return builder.CreatePHI(type, phi->getNumIncomingValues());
    if (auto *select = llvm::dyn_cast<llvm::SelectInst>(&maker))
      return builder.CreateSelect(select->getCondition(),
                                  getWide(select->getTrueValue()),
                                  getWide(select->getFalseValue()));
    if (auto *operation = llvm::dyn_cast<llvm::BinaryOperator>(&maker))
      return compute(builder, *operation);
    if (llvm::isa<llvm::TruncInst>(maker))
      return builder.CreateZExtOrTrunc(getAny(maker.getOperand(0)), type);
    if (llvm::isa<llvm::ZExtInst, llvm::SExtInst>(maker))
      return builder.CreateIntCast(
          getExtended(builder, maker.getOperand(0),
                      llvm::isa<llvm::SExtInst>(maker)),
          type, llvm::isa<llvm::SExtInst>(maker));
    return nullptr;
  }

  llvm::Value *compute(llvm::IRBuilder<> &builder,
                       llvm::BinaryOperator &operation) {
    llvm::Value *lhs = operation.getOperand(0), *rhs = operation.getOperand(1);
    llvm::Instruction::BinaryOps code = operation.getOpcode();
    switch (code) {
    case llvm::Instruction::Add:
    case llvm::Instruction::Sub:
    case llvm::Instruction::Mul:
    case llvm::Instruction::And:
    case llvm::Instruction::Or:
    case llvm::Instruction::Xor:
      return builder.CreateBinOp(code, getWide(lhs), getWide(rhs));
    case llvm::Instruction::Shl:
      return builder.CreateShl(getWide(lhs),
                               getExtended(builder, rhs, /*isSigned=*/false));
    case llvm::Instruction::LShr:
    case llvm::Instruction::AShr:
      return builder.CreateBinOp(
          code, getExtended(builder, lhs, code == llvm::Instruction::AShr),
          getExtended(builder, rhs, /*isSigned=*/false));
    case llvm::Instruction::UDiv:
    case llvm::Instruction::URem:
    case llvm::Instruction::SDiv:
    case llvm::Instruction::SRem: {
      bool isSigned =
          code == llvm::Instruction::SDiv || code == llvm::Instruction::SRem;
      return builder.CreateBinOp(code, getExtended(builder, lhs, isSigned),
                                 getExtended(builder, rhs, isSigned));
    }
    default:
      return nullptr;
    }
  }

  void connect(llvm::PHINode &phi) {
    auto *wide =
        llvm::cast<llvm::PHINode>(static_cast<llvm::Value *>(wides[&phi]));
    for (unsigned i = 0; i != phi.getNumIncomingValues(); ++i)
      wide->addIncoming(getWide(phi.getIncomingValue(i)),
                        phi.getIncomingBlock(i));
  }

  /// Replaces an operation that has operands of odd types. Returns false if the
  /// operation cannot be replaced.
  bool take(llvm::Instruction &taker) {
    llvm::IRBuilder<> builder(&taker);
    llvm::Value *first = taker.getOperand(0);
    if (auto *store = llvm::dyn_cast<llvm::StoreInst>(&taker)) {
      if (store->isAtomic())
        return false;
      // In memory, the bits beyond the integer's width must be zero.
      builder.CreateAlignedStore(
          getExtended(builder, store->getValueOperand(), /*isSigned=*/false),
          store->getPointerOperand(), store->getAlign(), store->isVolatile());
      return true;
    }
    llvm::Value *known = nullptr;
    if (auto *compare = llvm::dyn_cast<llvm::ICmpInst>(&taker)) {
      known = builder.CreateICmp(
          compare->getPredicate(),
          getExtended(builder, first, compare->isSigned()),
          getExtended(builder, compare->getOperand(1), compare->isSigned()));
    } else if (llvm::isa<llvm::TruncInst>(taker)) {
      known = builder.CreateZExtOrTrunc(getWide(first), taker.getType());
    } else if (llvm::isa<llvm::ZExtInst, llvm::SExtInst>(taker)) {
      bool isSigned = llvm::isa<llvm::SExtInst>(taker);
      known = builder.CreateIntCast(getExtended(builder, first, isSigned),
                                    taker.getType(), isSigned);
    } else if (llvm::isa<llvm::SIToFPInst, llvm::UIToFPInst>(taker)) {
      bool isSigned = llvm::isa<llvm::SIToFPInst>(taker);
      known = builder.CreateSIToFP(
          builder.CreateIntCast(getExtended(builder, first, isSigned),
                                builder.getInt32Ty(), isSigned),
          taker.getType());
    }
    if (known)
      taker.replaceAllUsesWith(known);
    return known != nullptr;
  }

  /// Returns the wider value, whose upper bits are arbitrary.
  llvm::Value *getWide(llvm::Value *value) {
    llvm::Type *type = widen(value->getType());
    if (auto *constant = llvm::dyn_cast<llvm::ConstantInt>(value))
      return llvm::ConstantInt::get(
          type, constant->getValue().zext(type->getIntegerBitWidth()));
    if (llvm::isa<llvm::PoisonValue>(value))
      return llvm::PoisonValue::get(type);
    if (llvm::Value *known = wides.lookup(value))
      return known;
    auto *definition = llvm::dyn_cast<llvm::Instruction>(value);
    llvm::BasicBlock::iterator after =
        definition ? *definition->getInsertionPointAfterDef()
                   : function.getEntryBlock().getFirstNonPHIIt();
    llvm::Value *wide =
        llvm::IRBuilder<>(after->getParent(), after).CreateZExt(value, type);
    wides[value] = wide;
    return wide;
  }

  /// Returns the wider value of an odd integer, and any other value unchanged.
  llvm::Value *getAny(llvm::Value *value) {
    return isOdd(value->getType()) ? getWide(value) : value;
  }

  /// Returns the wider value of an odd integer with upper bits that are zeros,
  /// or copies of the sign if `isSigned`; any other value unchanged.
  llvm::Value *getExtended(llvm::IRBuilder<> &builder, llvm::Value *value,
                           bool isSigned) {
    if (!isOdd(value->getType()))
      return value;
    llvm::Value *wide = getWide(value);
    unsigned bits = value->getType()->getIntegerBitWidth();
    unsigned wideBits = wide->getType()->getIntegerBitWidth();
    if (!isSigned)
      return builder.CreateAnd(wide, llvm::maskTrailingOnes<uint64_t>(bits));
    return builder.CreateAShr(builder.CreateShl(wide, wideBits - bits),
                              wideBits - bits);
  }

  llvm::Function &function;
  /// The wider value of each value. These are tracking handles, because a wider
  /// value may itself be replaced later, for example if it is the operand of a
  /// truncation.
  llvm::DenseMap<llvm::Value *, llvm::WeakTrackingVH> wides;
};

} // namespace

void padlab::widenOddIntegers(llvm::Function &function) {
  OddIntegers(function).run();
}
