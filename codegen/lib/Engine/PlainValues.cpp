//===- PlainValues.cpp - constants, comparisons, aggregates to LLVM IR ----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainTranslator.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::plain;

static llvm::Value *translateNegation(Operation *op, PlainTranslator &to) {
  return to.builder.CreateFNeg(to.get(op->getOperand(0)));
}

/// Translates a comparison. MLIR and LLVM have predicates of the same names,
/// but with different numbers.
static llvm::Value *translateICmp(Operation *op, PlainTranslator &to) {
  auto compare = cast<LLVM::ICmpOp>(op);
  static constexpr llvm::CmpInst::Predicate predicates[] = {
      llvm::CmpInst::ICMP_EQ,  llvm::CmpInst::ICMP_NE,  llvm::CmpInst::ICMP_SLT,
      llvm::CmpInst::ICMP_SLE, llvm::CmpInst::ICMP_SGT, llvm::CmpInst::ICMP_SGE,
      llvm::CmpInst::ICMP_ULT, llvm::CmpInst::ICMP_ULE, llvm::CmpInst::ICMP_UGT,
      llvm::CmpInst::ICMP_UGE};
  return to.builder.CreateICmp(
      predicates[static_cast<unsigned>(compare.getPredicate())],
      to.get(compare.getLhs()), to.get(compare.getRhs()));
}

static llvm::Value *translateFCmp(Operation *op, PlainTranslator &to) {
  auto compare = cast<LLVM::FCmpOp>(op);
  static constexpr llvm::CmpInst::Predicate predicates[] = {
      llvm::CmpInst::FCMP_FALSE, llvm::CmpInst::FCMP_OEQ,
      llvm::CmpInst::FCMP_OGT,   llvm::CmpInst::FCMP_OGE,
      llvm::CmpInst::FCMP_OLT,   llvm::CmpInst::FCMP_OLE,
      llvm::CmpInst::FCMP_ONE,   llvm::CmpInst::FCMP_ORD,
      llvm::CmpInst::FCMP_UEQ,   llvm::CmpInst::FCMP_UGT,
      llvm::CmpInst::FCMP_UGE,   llvm::CmpInst::FCMP_ULT,
      llvm::CmpInst::FCMP_ULE,   llvm::CmpInst::FCMP_UNE,
      llvm::CmpInst::FCMP_UNO,   llvm::CmpInst::FCMP_TRUE};
  return to.builder.CreateFCmp(
      predicates[static_cast<unsigned>(compare.getPredicate())],
      to.get(compare.getLhs()), to.get(compare.getRhs()));
}

static llvm::Value *translateSelect(Operation *op, PlainTranslator &to) {
  return to.builder.CreateSelect(to.get(op->getOperand(0)),
                                 to.get(op->getOperand(1)),
                                 to.get(op->getOperand(2)));
}

static bool isPlainConstant(Operation *op) {
  auto constant = cast<LLVM::ConstantOp>(op);
  Type type = constant.getType();
  if (isa<IntegerAttr>(constant.getValue()))
    return type.isSignlessInteger();
  auto number = dyn_cast<FloatAttr>(constant.getValue());
  return number && number.getType() == type &&
         isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type);
}

static llvm::Value *translateConstant(Operation *op, PlainTranslator &to) {
  auto constant = cast<LLVM::ConstantOp>(op);
  llvm::Type *type = to.get(constant.getType());
  if (auto number = dyn_cast<FloatAttr>(constant.getValue()))
    return llvm::ConstantFP::get(type, number.getValue());
  return llvm::ConstantInt::get(type,
                                cast<IntegerAttr>(constant.getValue())
                                    .getValue()
                                    .sextOrTrunc(type->getIntegerBitWidth()));
}

template <typename Constant>
static llvm::Value *translateNothing(Operation *op, PlainTranslator &to) {
  return Constant::get(to.get(op->getResult(0).getType()));
}

static llvm::Value *translateZero(Operation *op, PlainTranslator &to) {
  return llvm::Constant::getNullValue(to.get(op->getResult(0).getType()));
}

static bool isPlainZero(Operation *op) {
  return isa<IntegerType, FloatType, LLVM::LLVMPointerType>(
      op->getResult(0).getType());
}

static llvm::SmallVector<unsigned, 4> getPath(llvm::ArrayRef<int64_t> path) {
  return llvm::SmallVector<unsigned, 4>(path.begin(), path.end());
}

static llvm::Value *translateExtract(Operation *op, PlainTranslator &to) {
  auto extract = cast<LLVM::ExtractValueOp>(op);
  return to.builder.CreateExtractValue(to.get(extract.getContainer()),
                                       getPath(extract.getPosition()));
}

static llvm::Value *translateInsert(Operation *op, PlainTranslator &to) {
  auto insert = cast<LLVM::InsertValueOp>(op);
  return to.builder.CreateInsertValue(to.get(insert.getContainer()),
                                      to.get(insert.getValue()),
                                      getPath(insert.getPosition()));
}

void plain::addValues(Table &table) {
  add<LLVM::FNegOp>(table, isStrict<LLVM::FNegOp>, translateNegation);
  add<LLVM::ICmpOp>(table, always, translateICmp);
  add<LLVM::FCmpOp>(table, isStrict<LLVM::FCmpOp>, translateFCmp);
  add<LLVM::SelectOp>(table, isStrict<LLVM::SelectOp>, translateSelect);
  add<LLVM::ConstantOp>(table, isPlainConstant, translateConstant);
  add<LLVM::UndefOp>(table, always, translateNothing<llvm::UndefValue>);
  add<LLVM::PoisonOp>(table, always, translateNothing<llvm::PoisonValue>);
  add<LLVM::ZeroOp>(table, isPlainZero, translateZero);
  add<LLVM::ExtractValueOp>(table, always, translateExtract);
  add<LLVM::InsertValueOp>(table, always, translateInsert);
}
