//===- PlainAccesses.cpp - memory and calls to LLVM IR --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainTranslator.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::plain;

template <typename Op>
static bool isPlainAccess(Op op) {
  return !op.getNontemporal() && !op.getInvariantGroup() &&
         op.getOrdering() == LLVM::AtomicOrdering::not_atomic &&
         !op.getAccessGroupsAttr() && !op.getAliasScopesAttr() &&
         !op.getNoaliasScopesAttr() && !op.getTbaaAttr();
}

static bool isPlainLoad(Operation *op) {
  auto load = cast<LLVM::LoadOp>(op);
  return isPlainAccess(load) && !load.getInvariant() &&
         !load.getDereferenceableAttr();
}

static bool isPlainStore(Operation *op) {
  return isPlainAccess(cast<LLVM::StoreOp>(op));
}

static llvm::Value *translateLoad(Operation *op, PlainTranslator &to) {
  auto load = cast<LLVM::LoadOp>(op);
  auto *made = to.builder.CreateLoad(
      to.get(load.getType()), to.get(load.getAddr()), load.getVolatile_());
  if (std::optional<uint64_t> alignment = load.getAlignment())
    made->setAlignment(llvm::Align(*alignment));
  return made;
}

static llvm::Value *translateStore(Operation *op, PlainTranslator &to) {
  auto store = cast<LLVM::StoreOp>(op);
  auto *made = to.builder.CreateStore(
      to.get(store.getValue()), to.get(store.getAddr()), store.getVolatile_());
  if (std::optional<uint64_t> alignment = store.getAlignment())
    made->setAlignment(llvm::Align(*alignment));
  return nullptr;
}

static bool isPlainPlace(Operation *op) {
  return isa<LLVM::LLVMPointerType>(op->getResult(0).getType());
}

static llvm::Value *translatePlace(Operation *op, PlainTranslator &to) {
  auto place = cast<LLVM::GEPOp>(op);
  llvm::SmallVector<llvm::Value *, 4> indices;
  for (auto index : place.getIndices())
    if (auto value = dyn_cast<Value>(index))
      indices.push_back(to.get(value));
    else
      indices.push_back(to.builder.getInt32(cast<IntegerAttr>(index).getInt()));
  auto flags = place.getNoWrapFlags();
  auto has = [&](LLVM::GEPNoWrapFlags flag) { return (flags & flag) == flag; };
  llvm::GEPNoWrapFlags known = llvm::GEPNoWrapFlags::none();
  if (has(LLVM::GEPNoWrapFlags::inbounds))
    known |= llvm::GEPNoWrapFlags::inBounds();
  if (has(LLVM::GEPNoWrapFlags::nusw))
    known |= llvm::GEPNoWrapFlags::noUnsignedSignedWrap();
  if (has(LLVM::GEPNoWrapFlags::nuw))
    known |= llvm::GEPNoWrapFlags::noUnsignedWrap();
  return to.builder.CreateGEP(to.get(place.getElemType()),
                              to.get(place.getBase()), indices, "", known);
}

static bool isPlainAlloca(Operation *op) {
  return !cast<LLVM::AllocaOp>(op).getInalloca();
}

static llvm::Value *translateAlloca(Operation *op, PlainTranslator &to) {
  auto slot = cast<LLVM::AllocaOp>(op);
  auto *made =
      to.builder.CreateAlloca(to.get(slot.getElemType()),
                              to.get(slot.getType())->getPointerAddressSpace(),
                              to.get(slot.getArraySize()));
  if (std::optional<uint64_t> alignment = slot.getAlignment();
      alignment && *alignment)
    made->setAlignment(llvm::Align(*alignment));
  return made;
}

static bool isPlainCopy(Operation *op) {
  auto copy = cast<LLVM::MemcpyOp>(op);
  return !copy.getAccessGroupsAttr() && !copy.getAliasScopesAttr() &&
         !copy.getNoaliasScopesAttr() && !copy.getTbaaAttr() &&
         !copy.getArgAttrsAttr() && !copy.getResAttrsAttr();
}

static llvm::Value *translateCopy(Operation *op, PlainTranslator &to) {
  auto copy = cast<LLVM::MemcpyOp>(op);
  to.builder.CreateMemCpy(to.get(copy.getDst()), llvm::MaybeAlign(),
                          to.get(copy.getSrc()), llvm::MaybeAlign(),
                          to.get(copy.getLen()), copy.getIsVolatile());
  return nullptr;
}

static llvm::Value *translateAddress(Operation *op, PlainTranslator &to) {
  return to.module.getNamedValue(cast<LLVM::AddressOfOp>(op).getGlobalName());
}

static bool isPlainCall(Operation *op) {
  auto call = cast<LLVM::CallOp>(op);
  return call.getCalleeAttr() && !call.getVarCalleeTypeAttr() &&
         call.getFastmathFlags() == LLVM::FastmathFlags::none &&
         call.getCConv() == LLVM::CConv::C &&
         call.getTailCallKind() == LLVM::TailCallKind::None &&
         !call.getMemoryEffectsAttr() && !call.getConvergent() &&
         !call.getNoUnwind() && !call.getWillReturn() &&
         call.getOpBundleSizes().empty() && !call.getArgAttrsAttr() &&
         !call.getResAttrsAttr() && !call.getNoInline() &&
         !call.getAlwaysInline() && !call.getInlineHint() &&
         !call.getAccessGroupsAttr() && !call.getAliasScopesAttr() &&
         !call.getNoaliasScopesAttr() && !call.getTbaaAttr();
}

static llvm::Value *translateCall(Operation *op, PlainTranslator &to) {
  auto call = cast<LLVM::CallOp>(op);
  llvm::Function *callee = to.module.getFunction(*call.getCallee());
  auto *made = to.builder.CreateCall(callee, to.get(call.getCalleeOperands()));
  return call->getNumResults() ? made : nullptr;
}

static llvm::Value *translateStackSave(Operation *, PlainTranslator &to) {
  return to.builder.CreateStackSave();
}

static llvm::Value *translateStackRestore(Operation *op, PlainTranslator &to) {
  to.builder.CreateStackRestore(to.get(op->getOperand(0)));
  return nullptr;
}

void plain::addMemory(Table &table) {
  add<LLVM::StackSaveOp>(table, always, translateStackSave);
  add<LLVM::StackRestoreOp>(table, always, translateStackRestore);
  add<LLVM::LoadOp>(table, isPlainLoad, translateLoad);
  add<LLVM::StoreOp>(table, isPlainStore, translateStore);
  add<LLVM::GEPOp>(table, isPlainPlace, translatePlace);
  add<LLVM::AllocaOp>(table, isPlainAlloca, translateAlloca);
  add<LLVM::MemcpyOp>(table, isPlainCopy, translateCopy);
  add<LLVM::AddressOfOp>(table, always, translateAddress);
  add<LLVM::CallOp>(table, isPlainCall, translateCall);
}
