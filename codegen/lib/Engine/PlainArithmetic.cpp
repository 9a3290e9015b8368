//===- PlainArithmetic.cpp - operations on numbers to LLVM IR -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainTranslator.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::plain;

using Code = llvm::Instruction::BinaryOps;
using Cast = llvm::Instruction::CastOps;

template <Code code>
static llvm::Value *translateBinary(Operation *op, PlainTranslator &to) {
  return to.builder.CreateBinOp(code, to.get(op->getOperand(0)),
                                to.get(op->getOperand(1)));
}

using CreateWrapping =
    llvm::Value *(llvm::IRBuilderBase::*)(llvm::Value *, llvm::Value *,
                                          const llvm::Twine &, bool, bool);

template <typename Op, CreateWrapping create>
static llvm::Value *translateWrapping(Operation *op, PlainTranslator &to) {
  auto wrapping = cast<Op>(op);
  return (to.builder.*
          create)(to.get(op->getOperand(0)), to.get(op->getOperand(1)), "",
                  wrapping.hasNoUnsignedWrap(), wrapping.hasNoSignedWrap());
}

template <Cast code>
static llvm::Value *translateCast(Operation *op, PlainTranslator &to) {
  return to.builder.CreateCast(code, to.get(op->getOperand(0)),
                               to.get(op->getResult(0).getType()));
}

/// Translates an operation to an intrinsic with one or two operands of the same
/// type.
template <llvm::Intrinsic::ID id>
static llvm::Value *translateIntrinsic(Operation *op, PlainTranslator &to) {
  llvm::Value *first = to.get(op->getOperand(0));
  return op->getNumOperands() == 1 ? to.builder.CreateUnaryIntrinsic(id, first)
                                   : to.builder.CreateBinaryIntrinsic(
                                         id, first, to.get(op->getOperand(1)));
}

template <typename Op, CreateWrapping create>
static void addWrapping(Table &table) {
  add<Op>(table, always, translateWrapping<Op, create>);
}

template <typename Op, Code code>
static void addExact(Table &table) {
  add<Op>(
      table, [](Operation *op) { return !cast<Op>(op).getIsExact(); },
      translateBinary<code>);
}

template <typename Op, Code code>
static void addFloat(Table &table) {
  add<Op>(table, isStrict<Op>, translateBinary<code>);
}

template <typename Op, llvm::Intrinsic::ID id>
static void addFloatIntrinsic(Table &table) {
  add<Op>(table, isStrict<Op>, translateIntrinsic<id>);
}

static void addFloatIntrinsics(Table &table) {
  addFloatIntrinsic<LLVM::MaximumOp, llvm::Intrinsic::maximum>(table);
  addFloatIntrinsic<LLVM::MinimumOp, llvm::Intrinsic::minimum>(table);
  addFloatIntrinsic<LLVM::MaxNumOp, llvm::Intrinsic::maxnum>(table);
  addFloatIntrinsic<LLVM::MinNumOp, llvm::Intrinsic::minnum>(table);
  addFloatIntrinsic<LLVM::CopySignOp, llvm::Intrinsic::copysign>(table);
  addFloatIntrinsic<LLVM::FAbsOp, llvm::Intrinsic::fabs>(table);
  addFloatIntrinsic<LLVM::FCeilOp, llvm::Intrinsic::ceil>(table);
  addFloatIntrinsic<LLVM::FFloorOp, llvm::Intrinsic::floor>(table);
  addFloatIntrinsic<LLVM::FTruncOp, llvm::Intrinsic::trunc>(table);
  addFloatIntrinsic<LLVM::SqrtOp, llvm::Intrinsic::sqrt>(table);
}

static void addOperators(Table &table) {
  using I = llvm::Instruction;
  using B = llvm::IRBuilderBase;
  addWrapping<LLVM::AddOp, &B::CreateAdd>(table);
  addWrapping<LLVM::SubOp, &B::CreateSub>(table);
  addWrapping<LLVM::MulOp, &B::CreateMul>(table);
  addWrapping<LLVM::ShlOp, static_cast<CreateWrapping>(&B::CreateShl)>(table);
  addExact<LLVM::UDivOp, I::UDiv>(table);
  addExact<LLVM::SDivOp, I::SDiv>(table);
  addExact<LLVM::LShrOp, I::LShr>(table);
  addExact<LLVM::AShrOp, I::AShr>(table);
  add<LLVM::URemOp>(table, always, translateBinary<I::URem>);
  add<LLVM::SRemOp>(table, always, translateBinary<I::SRem>);
  add<LLVM::AndOp>(table, always, translateBinary<I::And>);
  add<LLVM::XOrOp>(table, always, translateBinary<I::Xor>);
  add<LLVM::OrOp>(
      table,
      [](Operation *op) { return !cast<LLVM::OrOp>(op).getIsDisjoint(); },
      translateBinary<I::Or>);
  addFloat<LLVM::FAddOp, I::FAdd>(table);
  addFloat<LLVM::FSubOp, I::FSub>(table);
  addFloat<LLVM::FMulOp, I::FMul>(table);
  addFloat<LLVM::FDivOp, I::FDiv>(table);
  addFloat<LLVM::FRemOp, I::FRem>(table);
  add<LLVM::SMaxOp>(table, always, translateIntrinsic<llvm::Intrinsic::smax>);
  add<LLVM::SMinOp>(table, always, translateIntrinsic<llvm::Intrinsic::smin>);
  add<LLVM::UMaxOp>(table, always, translateIntrinsic<llvm::Intrinsic::umax>);
  add<LLVM::UMinOp>(table, always, translateIntrinsic<llvm::Intrinsic::umin>);
}

static void addCasts(Table &table) {
  using I = llvm::Instruction;
  add<LLVM::SExtOp>(table, always, translateCast<I::SExt>);
  add<LLVM::ZExtOp>(
      table, [](Operation *op) { return !cast<LLVM::ZExtOp>(op).getNonNeg(); },
      translateCast<I::ZExt>);
  add<LLVM::UIToFPOp>(
      table,
      [](Operation *op) { return !cast<LLVM::UIToFPOp>(op).getNonNeg(); },
      translateCast<I::UIToFP>);
  add<LLVM::TruncOp>(
      table,
      [](Operation *op) {
        return cast<LLVM::TruncOp>(op).getOverflowFlags() ==
               LLVM::IntegerOverflowFlags::none;
      },
      translateCast<I::Trunc>);
  add<LLVM::SIToFPOp>(table, always, translateCast<I::SIToFP>);
  add<LLVM::FPToSIOp>(table, always, translateCast<I::FPToSI>);
  add<LLVM::FPToUIOp>(table, always, translateCast<I::FPToUI>);
  add<LLVM::FPExtOp>(table, always, translateCast<I::FPExt>);
  add<LLVM::FPTruncOp>(table, always, translateCast<I::FPTrunc>);
  add<LLVM::BitcastOp>(table, always, translateCast<I::BitCast>);
  add<LLVM::PtrToIntOp>(table, always, translateCast<I::PtrToInt>);
  add<LLVM::IntToPtrOp>(
      table,
      [](Operation *op) {
        return !cast<LLVM::IntToPtrOp>(op).getDereferenceableAttr();
      },
      translateCast<I::IntToPtr>);
}

void plain::addArithmetic(Table &table) {
  addOperators(table);
  addFloatIntrinsics(table);
  addCasts(table);
}
