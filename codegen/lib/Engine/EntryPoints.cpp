//===- EntryPoints.cpp - entries that take one pointer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EntryPoints.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace padlab;

static constexpr uint64_t slotBytes = 8;

unsigned padlab::countScalars(llvm::Type *type) {
  if (type->isVoidTy())
    return 0;
  if (auto *structure = llvm::dyn_cast<llvm::StructType>(type)) {
    unsigned count = 0;
    for (llvm::Type *element : structure->elements())
      count += countScalars(element);
    return count;
  }
  if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    return array->getNumElements() * countScalars(array->getElementType());
  if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    return vector->getNumElements();
  return 1;
}

namespace {

/// Walks the slots of one entry in order.
class Slots {
public:
  Slots(llvm::IRBuilder<> &builder, llvm::Value *base, unsigned first)
      : builder(builder), base(base), next(first) {}

  /// Every scalar of the value from a slot of its own, depth first.
  llvm::Value *load(llvm::Type *type) {
    unsigned elements = 0;
    if (auto *structure = llvm::dyn_cast<llvm::StructType>(type))
      elements = structure->getNumElements();
    else if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
      elements = array->getNumElements();
    else if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
      return loadVector(vector);
    else
      return builder.CreateLoad(type, advance());
    llvm::Value *value = llvm::PoisonValue::get(type);
    for (unsigned i = 0; i != elements; ++i)
      value = builder.CreateInsertValue(
          value, load(llvm::ExtractValueInst::getIndexedType(type, i)), i);
    return value;
  }

  /// Stores every scalar of `value`, depth first.
  void store(llvm::Value *value) {
    llvm::SmallVector<unsigned, 4> path;
    storePart(value, value->getType(), path);
  }

private:
  llvm::Value *advance() {
    return builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), base,
                                              slotBytes * next++);
  }

  llvm::Value *loadVector(llvm::FixedVectorType *type) {
    llvm::Value *vector = llvm::PoisonValue::get(type);
    for (uint64_t i = 0; i != type->getNumElements(); ++i)
      vector = builder.CreateInsertElement(
          vector, builder.CreateLoad(type->getElementType(), advance()), i);
    return vector;
  }

  void storeLeaf(llvm::Value *leaf) {
    auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(leaf->getType());
    if (!vector) {
      builder.CreateStore(leaf, advance());
      return;
    }
    for (uint64_t i = 0; i != vector->getNumElements(); ++i)
      builder.CreateStore(builder.CreateExtractElement(leaf, i), advance());
  }

  void storePart(llvm::Value *whole, llvm::Type *type,
                 llvm::SmallVectorImpl<unsigned> &path) {
    unsigned elements = 0;
    if (auto *structure = llvm::dyn_cast<llvm::StructType>(type))
      elements = structure->getNumElements();
    else if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
      elements = array->getNumElements();
    else {
      storeLeaf(path.empty() ? whole : builder.CreateExtractValue(whole, path));
      return;
    }
    for (unsigned i = 0; i != elements; ++i) {
      path.push_back(i);
      storePart(whole, llvm::ExtractValueInst::getIndexedType(type, i), path);
      path.pop_back();
    }
  }

  llvm::IRBuilder<> &builder;
  llvm::Value *base;
  unsigned next;
};

} // namespace

/// The body itself becomes the entry where nothing else calls the function.
static void moveBody(llvm::Function &from, llvm::Function &to) {
  to.splice(to.end(), &from);
  llvm::BasicBlock &first = to.getEntryBlock();
  llvm::IRBuilder<> builder(&first, first.begin());
  Slots arguments(builder, to.getArg(0), 0);
  unsigned firstResult = 0;
  for (llvm::Argument &argument : from.args()) {
    argument.replaceAllUsesWith(arguments.load(argument.getType()));
    firstResult += countScalars(argument.getType());
  }

  for (llvm::BasicBlock &block : to) {
    auto *exit = llvm::dyn_cast<llvm::ReturnInst>(block.getTerminator());
    if (!exit)
      continue;
    builder.SetInsertPoint(exit);
    if (llvm::Value *result = exit->getReturnValue())
      Slots(builder, to.getArg(0), firstResult).store(result);
    builder.CreateRetVoid();
    exit->eraseFromParent();
  }
  from.eraseFromParent();
}

static void callBody(llvm::Function &from, llvm::Function &to) {
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(to.getContext(), "", &to));
  Slots slots(builder, to.getArg(0), 0);
  llvm::SmallVector<llvm::Value *> arguments;
  for (llvm::Argument &argument : from.args())
    arguments.push_back(slots.load(argument.getType()));
  llvm::Value *result = builder.CreateCall(&from, arguments);
  if (!result->getType()->isVoidTy())
    slots.store(result);
  builder.CreateRetVoid();
}

llvm::Function *padlab::packEntry(llvm::Function &function,
                                  llvm::StringRef name) {
  llvm::LLVMContext &context = function.getContext();
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                                       {llvm::PointerType::get(context, 0)},
                                       /*isVarArg=*/false);
  auto *entry = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage,
                                       name, function.getParent());
  if (function.use_empty()) {
    entry->copyAttributesFrom(&function);
    entry->setAttributes({});
    moveBody(function, *entry);
  } else {
    callBody(function, *entry);
  }
  return entry;
}

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

/// Stores of whole descriptors become one store a member.
static void splitStores(llvm::Function &function) {
  const llvm::DataLayout &layout = function.getDataLayout();
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(block)) {
      auto *store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
      if (!store || !store->getValueOperand()->getType()->isAggregateType())
        continue;
      llvm::IRBuilder<> builder(store);
      llvm::Value *value = store->getValueOperand();
      // Members of descriptors are pointers and 64-bit integers: eight bytes
      // each, as slots are.
      if (countScalars(value->getType()) * slotBytes !=
          layout.getTypeStoreSize(value->getType()))
        continue;
      Slots(builder, store->getPointerOperand(), 0).store(value);
      store->eraseFromParent();
    }
}

/// Of the widest vectors: calls store those that no register takes at a
/// multiple of it from the stack's end, which an alloca whose size is not known
/// moves by less (LLVM 22.1.8 for x86).
static constexpr llvm::Align stackAlignment = llvm::Align::Constant<64>();

/// Allocas of known size move to the entry, where they cost nothing; then
/// nobody has to restore the stack.
static void hoistAllocas(llvm::Function &function) {
  llvm::BasicBlock &entry = function.getEntryBlock();
  llvm::SmallVector<llvm::Instruction *> stackMarks;
  bool isDynamic = false;
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(block)) {
      if (auto *slot = llvm::dyn_cast<llvm::AllocaInst>(&instruction)) {
        auto *count = llvm::dyn_cast<llvm::ConstantInt>(slot->getArraySize());
        isDynamic |= !count;
        if (!count)
          slot->setAlignment(std::max(slot->getAlign(), stackAlignment));
        if (count && !slot->isStaticAlloca())
          slot->moveBefore(entry, entry.begin());
      }
      if (auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction))
        if (call->getIntrinsicID() == llvm::Intrinsic::stacksave ||
            call->getIntrinsicID() == llvm::Intrinsic::stackrestore)
          stackMarks.push_back(call);
    }
  if (isDynamic)
    return;
  // A restore uses its save and stands after it.
  for (llvm::Instruction *mark : llvm::reverse(stackMarks))
    if (mark->use_empty())
      mark->eraseFromParent();
}

/// FastISel knows no minimum or maximum, and one that it does not know slows a
/// whole block down.
static void expandMinMax(llvm::Function &function) {
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(block)) {
      auto *minMax = llvm::dyn_cast<llvm::MinMaxIntrinsic>(&instruction);
      if (!minMax || minMax->getType()->isVectorTy())
        continue;
      llvm::IRBuilder<> builder(minMax);
      llvm::Value *lhs = minMax->getLHS(), *rhs = minMax->getRHS();
      llvm::Value *chosen = builder.CreateSelect(
          builder.CreateICmp(minMax->getPredicate(), lhs, rhs), lhs, rhs);
      minMax->replaceAllUsesWith(chosen);
      minMax->eraseFromParent();
    }
}

/// FastISel keeps a `<1 x i1>` that calls and other blocks see in registers of
/// different classes, and stops. Each operand of that type is made anew where
/// it is used, of a scalar that is taken where it was defined.
static void remakeBits(llvm::Function &function) {
  auto isBit = [](llvm::Type *type) {
    auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
    return vector && vector->getNumElements() == 1 &&
           vector->getElementType()->isIntegerTy(1);
  };
  llvm::SmallVector<llvm::Value *> bits;
  for (llvm::Argument &argument : function.args())
    if (isBit(argument.getType()))
      bits.push_back(&argument);
  for (llvm::Instruction &instruction : llvm::instructions(function))
    if (isBit(instruction.getType()))
      bits.push_back(&instruction);
  for (llvm::Value *vector : bits) {
    auto *definition = llvm::dyn_cast<llvm::Instruction>(vector);
    llvm::BasicBlock::iterator after =
        definition ? *definition->getInsertionPointAfterDef()
                   : function.getEntryBlock().getFirstNonPHIOrDbg();
    llvm::IRBuilder<> builder(after->getParent(), after);
    llvm::SmallVector<llvm::Use *> uses = llvm::map_to_vector(
        vector->uses(), [](llvm::Use &use) { return &use; });
    llvm::Value *bit = builder.CreateExtractElement(vector, uint64_t(0));
    for (llvm::Use *use : uses) {
      auto *user = llvm::cast<llvm::Instruction>(use->getUser());
      auto *phi = llvm::dyn_cast<llvm::PHINode>(user);
      builder.SetInsertPoint(phi ? phi->getIncomingBlock(*use)->getTerminator()
                                 : user);
      use->set(builder.CreateInsertElement(
          llvm::PoisonValue::get(vector->getType()), bit, uint64_t(0)));
    }
  }
}

/// Elements of masks become elements of bytes: where one of several is moved
/// out of a mask register that was made of sign bits, the code generator moves
/// it out of these and forgets to make the mask, though others still read it
/// (LLVM 22.1.8 with AVX-512, upstream's issue 198197).
static void extractBytes(llvm::Function &function) {
  llvm::DenseMap<llvm::Value *, llvm::Value *> bytesOf;
  for (llvm::Instruction &instruction :
       llvm::make_early_inc_range(llvm::instructions(function))) {
    auto *extract = llvm::dyn_cast<llvm::ExtractElementInst>(&instruction);
    if (!extract || !extract->getType()->isIntegerTy(1))
      continue;
    llvm::Value *mask = extract->getVectorOperand();
    // Of one element: see `remakeBits`.
    if (countScalars(mask->getType()) == 1)
      continue;
    llvm::IRBuilder<> builder(extract);
    llvm::Value *&bytes = bytesOf[mask];
    if (!bytes) {
      auto *definition = llvm::dyn_cast<llvm::Instruction>(mask);
      llvm::BasicBlock::iterator after =
          definition ? *definition->getInsertionPointAfterDef()
                     : function.getEntryBlock().getFirstNonPHIOrDbg();
      llvm::IRBuilder<> early(after->getParent(), after);
      bytes = early.CreateZExt(
          mask, mask->getType()->getWithNewType(early.getInt8Ty()));
    }
    llvm::Value *byte =
        builder.CreateExtractElement(bytes, extract->getIndexOperand());
    extract->replaceAllUsesWith(builder.CreateTrunc(byte, extract->getType()));
    extract->eraseFromParent();
  }
}

/// FastISel folds the load of a float into the blend that a select becomes with
/// AVX, which reads a whole register: memory outside of the buffer. It leaves
/// volatile loads alone.
static void keepLoadsOfSelects(llvm::Function &function) {
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    auto *select = llvm::dyn_cast<llvm::SelectInst>(&instruction);
    if (!select || !select->getType()->isFloatingPointTy())
      continue;
    for (llvm::Value *value : {select->getTrueValue(), select->getFalseValue()})
      if (auto *load = llvm::dyn_cast<llvm::LoadInst>(value))
        load->setVolatile(true);
  }
}

/// Backwards, so that what only a dead instruction used is dead in its turn.
static void eraseDead(llvm::Function &function) {
  for (llvm::BasicBlock &block : llvm::reverse(function))
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::reverse(block)))
      if (llvm::isInstructionTriviallyDead(&instruction))
        instruction.eraseFromParent();
      else if (llvm::isa<llvm::FPMathOperator>(instruction))
        instruction.setFastMathFlags({});
}

void padlab::prepareForFastISel(llvm::Function &function, bool isFast) {
  if (function.isDeclaration())
    return;
  splitStores(function);
  forwardInserted(function);
  hoistAllocas(function);
  expandMinMax(function);
  remakeBits(function);
  eraseDead(function);
  if (!isFast)
    return;
  extractBytes(function);
  keepLoadsOfSelects(function);
}
