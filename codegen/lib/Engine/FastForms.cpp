//===- FastForms.cpp - IR that FastISel supports ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FastForms.h"

#include "EntryPoints.h"

#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace padlab;

/// The alignment of the widest vectors. Calls pass vectors that do not fit into
/// registers on the stack, and require this alignment of the stack. LLVM 22.1.8
/// for x86 moves the end of the stack by other amounts for an alloca of dynamic
/// size, unless the alloca itself has this alignment.
static constexpr llvm::Align stackAlignment = llvm::Align::Constant<64>();

/// Moves allocas of known size to the entry block, where they cost nothing. If
/// no other allocas are left, the stack need not be saved and restored, so
/// these intrinsics are erased.
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
  // This goes backwards, because a restore of the stack uses the save that
  // comes before it.
  for (llvm::Instruction *mark : llvm::reverse(stackMarks))
    if (mark->use_empty())
      mark->eraseFromParent();
}

/// Replaces minima and maxima of scalar integers by comparisons and selects:
/// FastISel does not support minima and maxima, and one unsupported instruction
/// makes the code generation for a whole block slow.
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

/// Returns the replacement of an instruction that FastISel does not support:
/// the same operation on wider integers, or another operation on single bits
/// with the same result. The replacement of a select of bits is one of them if
/// the other one is undefined. Returns null if the instruction stays.
static llvm::Value *widen(llvm::Instruction &instruction) {
  llvm::IRBuilder<> builder(&instruction);
  auto isBit = [](llvm::Value *value) {
    return value->getType()->isIntegerTy(1);
  };
  llvm::Value *first =
      instruction.getNumOperands() ? instruction.getOperand(0) : nullptr;
  switch (instruction.getOpcode()) {
  case llvm::Instruction::SIToFP:
  case llvm::Instruction::UIToFP: {
    if (!isBit(first) && !first->getType()->isIntegerTy(8) &&
        !first->getType()->isIntegerTy(16))
      return nullptr;
    bool isSigned = instruction.getOpcode() == llvm::Instruction::SIToFP;
    return builder.CreateSIToFP(
        builder.CreateIntCast(first, builder.getInt32Ty(), isSigned),
        instruction.getType());
  }
  case llvm::Instruction::ICmp: {
    if (!isBit(first))
      return nullptr;
    auto &compare = llvm::cast<llvm::ICmpInst>(instruction);
    auto extend = [&](llvm::Value *bit) {
      return builder.CreateIntCast(bit, builder.getInt8Ty(),
                                   compare.isSigned());
    };
    return builder.CreateICmp(compare.getPredicate(), extend(first),
                              extend(instruction.getOperand(1)));
  }
  case llvm::Instruction::Add:
  case llvm::Instruction::Sub:
    return isBit(first) ? builder.CreateXor(first, instruction.getOperand(1))
                        : nullptr;
  case llvm::Instruction::Mul:
    return isBit(first) ? builder.CreateAnd(first, instruction.getOperand(1))
                        : nullptr;
  case llvm::Instruction::Select: {
    if (!isBit(&instruction) || !isBit(first))
      return nullptr;
    llvm::Value *chosen = instruction.getOperand(1),
                *other = instruction.getOperand(2);
    if (llvm::isa<llvm::UndefValue>(other))
      return chosen;
    if (llvm::isa<llvm::UndefValue>(chosen))
      return other;
    // This does not compute the select by bitwise operations, although they
    // suffice for single bits: the operand that is not selected may be poison,
    // and arithmetic would propagate the poison.
    auto extend = [&](llvm::Value *bit) {
      return builder.CreateZExt(bit, builder.getInt32Ty());
    };
    return builder.CreateTrunc(
        builder.CreateSelect(first, extend(chosen), extend(other)),
        instruction.getType());
  }
  default:
    return nullptr;
  }
}

/// Rewrites two kinds of instructions that FastISel does not support:
/// conversions of narrow integers to floats, and most operations on single
/// bits.
static void widenIntegers(llvm::Function &function) {
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(block))
      if (llvm::Value *wide = widen(instruction)) {
        instruction.replaceAllUsesWith(wide);
        instruction.eraseFromParent();
      }
}

/// Extracts the scalar of each `<1 x i1>` where the vector is defined, and
/// makes a new vector of the scalar at each use. If calls or other blocks used
/// the original vector, FastISel would keep it in registers of different
/// classes, and then fail.
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
                   : function.getEntryBlock().getFirstNonPHIIt();
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

/// Extends masks to vectors of bytes, and extracts elements from these instead
/// of the masks, because of a defect in LLVM 22.1.8 with AVX-512 (upstream's
/// issue 198197): if a mask register is made from sign bits, the code generator
/// reads one extracted element directly from the sign bits and then does not
/// make the mask register, although other elements are still read from this
/// register.
static void extractBytes(llvm::Function &function) {
  llvm::DenseMap<llvm::Value *, llvm::Value *> bytesOf;
  for (llvm::Instruction &instruction :
       llvm::make_early_inc_range(llvm::instructions(function))) {
    auto *extract = llvm::dyn_cast<llvm::ExtractElementInst>(&instruction);
    if (!extract || !extract->getType()->isIntegerTy(1))
      continue;
    llvm::Value *mask = extract->getVectorOperand();
    // `remakeBits` handles masks of one element.
    if (countScalars(mask->getType()) == 1)
      continue;
    llvm::IRBuilder<> builder(extract);
    llvm::Value *&bytes = bytesOf[mask];
    if (!bytes) {
      auto *definition = llvm::dyn_cast<llvm::Instruction>(mask);
      llvm::BasicBlock::iterator after =
          definition ? *definition->getInsertionPointAfterDef()
                     : function.getEntryBlock().getFirstNonPHIIt();
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

/// Makes a load of a float volatile if it is an operand of a select. Otherwise
/// FastISel makes the load a memory operand of the blend instruction that
/// implements the select with AVX. The blend reads as many bytes as a register
/// has, and thus memory outside of the buffer.
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

/// Returns the simplified form of an integer operation with a constant operand;
/// null if this function knows none. Most operations on descriptors have a
/// constant operand.
static llvm::Value *foldInteger(llvm::BinaryOperator &operation) {
  llvm::Value *lhs = operation.getOperand(0), *rhs = operation.getOperand(1);
  if (operation.isCommutative() && llvm::isa<llvm::ConstantInt>(lhs))
    std::swap(lhs, rhs);
  auto *known = llvm::dyn_cast<llvm::ConstantInt>(rhs);
  if (!known)
    return nullptr;
  switch (operation.getOpcode()) {
  case llvm::Instruction::Add:
  case llvm::Instruction::Sub:
  case llvm::Instruction::Or:
  case llvm::Instruction::Xor:
  case llvm::Instruction::Shl:
    return known->isZero() ? lhs : nullptr;
  case llvm::Instruction::Mul:
    return known->isZero() ? rhs : known->isOne() ? lhs : nullptr;
  case llvm::Instruction::And:
    return known->isZero() ? rhs : known->isMinusOne() ? lhs : nullptr;
  default:
    return nullptr;
  }
}

static llvm::Value *fold(llvm::Instruction &instruction,
                         const llvm::DataLayout &layout) {
  if (auto *place = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction))
    return place->hasAllZeroIndices() && !place->getType()->isVectorTy()
               ? place->getPointerOperand()
               : nullptr;
  if (!instruction.getType()->isIntegerTy())
    return nullptr;
  if (auto *select = llvm::dyn_cast<llvm::SelectInst>(&instruction)) {
    auto *condition = llvm::dyn_cast<llvm::ConstantInt>(select->getCondition());
    return !condition           ? nullptr
           : condition->isOne() ? select->getTrueValue()
                                : select->getFalseValue();
  }
  bool isComparison = llvm::isa<llvm::ICmpInst>(instruction);
  auto *operation = llvm::dyn_cast<llvm::BinaryOperator>(&instruction);
  if (!isComparison && !operation)
    return nullptr;
  if (llvm::all_of(instruction.operands(), llvm::IsaPred<llvm::ConstantInt>))
    return llvm::ConstantFoldInstruction(&instruction, layout);
  return operation ? foldInteger(*operation) : nullptr;
}

/// Folds operations that have constant operands, and address computations that
/// add nothing. Looking at each operation once costs less time than generating
/// code for those that can be folded.
static void foldKnown(llvm::Function &function) {
  const llvm::DataLayout &layout = function.getDataLayout();
  for (llvm::BasicBlock &block : function)
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(block))
      if (llvm::Value *known = fold(instruction, layout)) {
        instruction.replaceAllUsesWith(known);
        instruction.eraseFromParent();
      }
}

/// Merges blocks, because blocks are costly at level 0: values that one block
/// passes to another go through memory, and each block takes compile time.
static void mergeBlocks(llvm::Function &function) {
  for (llvm::BasicBlock &block :
       llvm::make_early_inc_range(llvm::drop_begin(function))) {
    if (llvm::MergeBlockIntoPredecessor(&block))
      continue;
    // This removes a block that consists only of an unconditional branch.
    const llvm::Instruction &first = block.front();
    if (first.isTerminator() && first.getNumSuccessors() == 1 &&
        first.getNumOperands() == 1)
      llvm::TryToSimplifyUncondBranchFromEmptyBlock(&block);
  }
}

void padlab::eraseReplaced(llvm::ArrayRef<llvm::Instruction *> replaced) {
  llvm::SmallPtrSet<llvm::Instruction *, 16> dead(replaced.begin(),
                                                  replaced.end());
  llvm::SmallVector<llvm::Instruction *> needed;
  auto isNeeded = [&](llvm::Instruction *instruction) {
    return llvm::any_of(instruction->users(), [&](llvm::User *user) {
      return !dead.contains(llvm::cast<llvm::Instruction>(user));
    });
  };
  for (llvm::Instruction *instruction : replaced)
    if (isNeeded(instruction))
      needed.push_back(instruction);
  while (!needed.empty()) {
    llvm::Instruction *instruction = needed.pop_back_val();
    if (!dead.erase(instruction))
      continue;
    for (llvm::Value *operand : instruction->operand_values())
      if (auto *definition = llvm::dyn_cast<llvm::Instruction>(operand))
        needed.push_back(definition);
  }
  for (llvm::Instruction *instruction : replaced)
    if (dead.contains(instruction))
      instruction->dropAllReferences();
  for (llvm::Instruction *instruction : replaced)
    if (dead.contains(instruction))
      instruction->eraseFromParent();
}

/// Erases dead instructions. This goes backwards, so that instructions whose
/// only users were dead are erased, too.
static void eraseDead(llvm::Function &function) {
  for (llvm::BasicBlock &block : llvm::reverse(function))
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::reverse(block)))
      if (llvm::isInstructionTriviallyDead(&instruction))
        instruction.eraseFromParent();
}

void padlab::prepareForFastISel(llvm::Function &function, bool isFast,
                                bool hasHalf) {
  if (function.isDeclaration())
    return;
  if (isFast) {
    // Generated code never unwinds: faults and errors leave it by longjmp.
    function.setDoesNotThrow();
    splitAggregates(function);
  }
  forwardAggregates(function);
  if (isFast) {
    foldKnown(function);
    mergeBlocks(function);
  }
  hoistAllocas(function);
  expandMinMax(function);
  remakeBits(function);
  if (isFast) {
    widenOddIntegers(function);
    widenIntegers(function);
    carrySmallFloats(function, hasHalf);
  }
  eraseDead(function);
  if (!isFast)
    return;
  extractBytes(function);
  keepLoadsOfSelects(function);
}
