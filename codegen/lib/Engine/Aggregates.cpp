//===- Aggregates.cpp - values of several scalars ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FastForms.h"

#include "Slots.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace padlab;

static void forwardInserted(llvm::Function &function) {
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(block))
      if (auto *extract = llvm::dyn_cast<llvm::ExtractValueInst>(&instruction))
        if (llvm::Value *inserted = llvm::FindInsertedValue(
                extract->getAggregateOperand(), extract->getIndices())) {
          extract->replaceAllUsesWith(inserted);
          extract->eraseFromParent();
        }
}

/// Whether a scalar of `type` is smaller than a slot.
static bool hasNarrowScalar(llvm::Type *type) {
  if (auto *structure = llvm::dyn_cast<llvm::StructType>(type))
    return llvm::any_of(structure->elements(), hasNarrowScalar);
  if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    return hasNarrowScalar(array->getElementType());
  return !type->isPtrOrPtrVectorTy() &&
         type->getScalarSizeInBits() < 8 * slotBytes;
}

/// Whether memory holds each scalar of an aggregate where its slot would be.
/// All members of descriptors are pointers and 64-bit integers, which have
/// eight bytes, the size of a slot (Slots.h). The size alone does not tell:
/// narrow scalars may save as many bytes as the alignment of wide ones costs.
static bool isLikeSlots(llvm::Type *type, const llvm::DataLayout &layout) {
  return countScalars(type) * slotBytes == layout.getTypeStoreSize(type) &&
         !hasNarrowScalar(type);
}

/// Replaces each store of a descriptor by one store for each of its members.
/// Does the same for other aggregates whose scalars are where their slots would
/// be.
static void splitStores(llvm::Function &function) {
  const llvm::DataLayout &layout = function.getDataLayout();
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(block)) {
      auto *store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
      if (!store || !store->isSimple() ||
          !store->getValueOperand()->getType()->isAggregateType())
        continue;
      llvm::IRBuilder<> builder(store);
      llvm::Value *value = store->getValueOperand();
      if (!isLikeSlots(value->getType(), layout))
        continue;
      Slots(builder, store->getPointerOperand(), 0).store(value);
      store->eraseFromParent();
    }
}

void padlab::forwardAggregates(llvm::Function &function) {
  splitStores(function);
  forwardInserted(function);
}

using Path = llvm::SmallVector<unsigned, 4>;

/// Appends the paths (lists of indices, as `extractvalue` takes them) to all
/// scalars and vectors of an aggregate, depth first.
static void addLeaves(llvm::Type *type, Path &path,
                      llvm::SmallVectorImpl<Path> &leaves) {
  if (!type->isAggregateType()) {
    leaves.push_back(path);
    return;
  }
  unsigned count = llvm::isa<llvm::StructType>(type)
                       ? type->getStructNumElements()
                       : type->getArrayNumElements();
  for (unsigned i = 0; i != count; ++i) {
    path.push_back(i);
    addLeaves(llvm::ExtractValueInst::getIndexedType(type, i), path, leaves);
    path.pop_back();
  }
}

/// Phis and selects of aggregates with more scalars than this are not split.
/// Descriptors have a few dozen scalars, so an aggregate with hundreds is an
/// array that is used as a value.
static constexpr unsigned maxLeaves = 256;

static bool isSplittable(llvm::Type *type) {
  return type->isAggregateType() && countScalars(type) <= maxLeaves;
}

static llvm::SmallVector<Path> getLeaves(llvm::Type *type) {
  llvm::SmallVector<Path> leaves;
  Path path;
  addLeaves(type, path, leaves);
  return leaves;
}

static llvm::Value *getPart(llvm::Value *whole, const Path &path,
                            llvm::Instruction *before) {
  if (llvm::Value *known = llvm::FindInsertedValue(whole, path))
    return known;
  return llvm::IRBuilder<>(before).CreateExtractValue(whole, path);
}

static void splitLoads(llvm::Function &function) {
  const llvm::DataLayout &layout = function.getDataLayout();
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(block)) {
      auto *load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
      if (!load || !load->getType()->isAggregateType() || !load->isSimple() ||
          !isLikeSlots(load->getType(), layout))
        continue;
      llvm::IRBuilder<> builder(load);
      load->replaceAllUsesWith(
          Slots(builder, load->getPointerOperand(), 0).load(load->getType()));
      load->eraseFromParent();
    }
}

static void splitSelect(llvm::SelectInst &select) {
  llvm::IRBuilder<> builder(&select);
  llvm::Value *whole = llvm::PoisonValue::get(select.getType());
  for (const Path &path : getLeaves(select.getType()))
    whole = builder.CreateInsertValue(
        whole,
        builder.CreateSelect(select.getCondition(),
                             getPart(select.getTrueValue(), path, &select),
                             getPart(select.getFalseValue(), path, &select)),
        path);
  select.replaceAllUsesWith(whole);
  select.eraseFromParent();
}

static void splitPhi(llvm::PHINode &phi,
                     llvm::SmallVectorImpl<llvm::PHINode *> &parts) {
  llvm::BasicBlock *block = phi.getParent();
  llvm::SmallVector<Path> leaves = getLeaves(phi.getType());
  llvm::IRBuilder<> merges(&phi), after(block, block->getFirstInsertionPt());
  llvm::Value *whole = llvm::PoisonValue::get(phi.getType());
  size_t first = parts.size();
  for (const Path &path : leaves) {
    parts.push_back(merges.CreatePHI(
        llvm::ExtractValueInst::getIndexedType(phi.getType(), path),
        phi.getNumIncomingValues()));
    whole = after.CreateInsertValue(whole, parts.back(), path);
  }
  phi.replaceAllUsesWith(whole);
  for (unsigned i = 0; i != phi.getNumIncomingValues(); ++i) {
    llvm::BasicBlock *from = phi.getIncomingBlock(i);
    // If several edges come from the same block, a phi must have the same value
    // for each of them, so the value of the first edge is used again.
    int known =
        parts.size() == first ? -1 : parts[first]->getBasicBlockIndex(from);
    for (auto [part, path] :
         llvm::zip_equal(llvm::ArrayRef(parts).drop_front(first), leaves))
      part->addIncoming(known >= 0 ? part->getIncomingValue(known)
                                   : getPart(phi.getIncomingValue(i), path,
                                             from->getTerminator()),
                        from);
  }
  phi.eraseFromParent();
}

/// Replaces phis that merge only one value by this value: loops carry many
/// values that they never change.
static void foldPhis(llvm::SmallVectorImpl<llvm::PHINode *> &phis) {
  size_t before;
  do {
    before = phis.size();
    llvm::erase_if(phis, [](llvm::PHINode *phi) {
      llvm::Value *same = phi->hasConstantValue();
      if (!same)
        return false;
      phi->replaceAllUsesWith(same);
      phi->eraseFromParent();
      return true;
    });
  } while (phis.size() != before);
}

void padlab::splitAggregates(llvm::Function &function) {
  splitLoads(function);
  llvm::SmallVector<llvm::PHINode *> phis, parts;
  llvm::SmallVector<llvm::SelectInst *> selects;
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : block) {
      auto *phi = llvm::dyn_cast<llvm::PHINode>(&instruction);
      auto *select = llvm::dyn_cast<llvm::SelectInst>(&instruction);
      if (phi && isSplittable(phi->getType()))
        phis.push_back(phi);
      if (select && isSplittable(select->getType()))
        selects.push_back(select);
    }
  for (llvm::SelectInst *select : selects)
    splitSelect(*select);
  for (llvm::PHINode *phi : phis)
    splitPhi(*phi, parts);
  foldPhis(parts);
}
