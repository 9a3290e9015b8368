//===- PlainTranslation.cpp - common operations to LLVM IR ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainTranslation.h"

#include "PlainTranslator.h"

#include "mlir/Analysis/TopologicalSortUtils.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::plain;

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

static bool isPlainBranch(Operation *op) {
  return !cast<LLVM::BrOp>(op).getLoopAnnotationAttr();
}

static llvm::Value *translateBranch(Operation *op, PlainTranslator &to) {
  to.builder.CreateBr(to.get(op->getSuccessor(0)));
  return nullptr;
}

/// Whether the branch has no further attributes and two different successors.
/// (If both edges went to the same block, LLVM's phis would require that they
/// pass the same values.)
static bool isPlainCondBranch(Operation *op) {
  auto branch = cast<LLVM::CondBrOp>(op);
  return !branch.getBranchWeightsAttr() && !branch.getLoopAnnotationAttr() &&
         branch.getTrueDest() != branch.getFalseDest();
}

static llvm::Value *translateCondBranch(Operation *op, PlainTranslator &to) {
  to.builder.CreateCondBr(to.get(op->getOperand(0)),
                          to.get(op->getSuccessor(0)),
                          to.get(op->getSuccessor(1)));
  return nullptr;
}

static llvm::Value *translateReturn(Operation *op, PlainTranslator &to) {
  if (op->getNumOperands())
    to.builder.CreateRet(to.get(op->getOperand(0)));
  else
    to.builder.CreateRetVoid();
  return nullptr;
}

static llvm::Value *translateUnreachable(Operation *, PlainTranslator &to) {
  to.builder.CreateUnreachable();
  return nullptr;
}

static void addControl(Table &table) {
  add<LLVM::BrOp>(table, isPlainBranch, translateBranch);
  add<LLVM::CondBrOp>(table, isPlainCondBranch, translateCondBranch);
  add<LLVM::ReturnOp>(table, always, translateReturn);
  add<LLVM::UnreachableOp>(table, always, translateUnreachable);
}

static const Table &getTable() {
  static const Table table = [] {
    Table made;
    addArithmetic(made);
    addValues(made);
    addMemory(made);
    addControl(made);
    return made;
  }();
  return table;
}

static const Translation *find(Operation *op) {
  auto known = getTable().find(op->getName().getTypeID());
  return known == getTable().end() ? nullptr : &known->second;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void PlainTranslator::addBlock(Block &block, llvm::Function &function) {
  builder.SetInsertPoint(get(&block));
  if (block.isEntryBlock()) {
    for (auto [argument, known] :
         llvm::zip_equal(block.getArguments(), function.args()))
      values[argument] = &known;
  } else {
    for (BlockArgument argument : block.getArguments())
      values[argument] = builder.CreatePHI(get(argument.getType()), 2);
  }
  for (Operation &op : block)
    if (llvm::Value *value = find(&op)->translate(&op, *this))
      values[op.getResult(0)] = value;
}

/// Connects the arguments of a block with the operands of the branches to it.
void PlainTranslator::connect(Block &block) {
  for (auto it = block.pred_begin(); it != block.pred_end(); ++it) {
    auto branch = cast<BranchOpInterface>((*it)->getTerminator());
    SuccessorOperands operands =
        branch.getSuccessorOperands(it.getSuccessorIndex());
    for (BlockArgument argument : block.getArguments())
      cast<llvm::PHINode>(get(argument))
          ->addIncoming(get(operands[argument.getArgNumber()]), get(*it));
  }
}

void PlainTranslator::translate(Region &body, llvm::Function &function) {
  values.clear();
  blocks.clear();
  for (Block &block : body)
    blocks[&block] =
        llvm::BasicBlock::Create(module.getContext(), "", &function);
  // The blocks are translated in an order in which definitions come before
  // their uses.
  if (body.hasOneBlock())
    addBlock(body.front(), function);
  else
    for (Block *block : getBlocksSortedByDominance(body))
      addBlock(*block, function);
  for (Block &block : llvm::drop_begin(body))
    if (block.getNumArguments())
      connect(block);
}

/// Whether all attributes of the function are ones that do not affect the
/// translation of its body.
static bool hasPlainSignature(LLVM::LLVMFuncOp function) {
  static constexpr llvm::StringLiteral known[] = {
      "sym_name", "sym_visibility", "function_type", "linkage",
      "CConv",    "visibility_",    "unnamed_addr"};
  return llvm::all_of(function->getAttrs(), [](NamedAttribute attribute) {
    return llvm::is_contained(known, attribute.getName().strref());
  });
}

static bool isPlain(Operation &op) {
  const Translation *known = find(&op);
  return known && known->isPlain(&op) && op.getDiscardableAttrs().empty();
}

static bool isPlain(LLVM::LLVMFuncOp function) {
  return !function.isExternal() && hasPlainSignature(function) &&
         llvm::all_of(function.getBody(), [](Block &block) {
           return llvm::all_of(block,
                               [](Operation &op) { return isPlain(op); });
         });
}

PlainBodies::PlainBodies(ModuleOp module) {
  for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
    if (!isPlain(function))
      continue;
    Body &body =
        bodies.emplace_back(Body{function, std::make_unique<Region>()});
    body.region->takeBody(function.getBody());
  }
}

PlainBodies::~PlainBodies() {
  for (Body &body : bodies)
    body.function.getBody().takeBody(*body.region);
}

void PlainBodies::translate(llvm::Module &translated) {
  PlainTranslator translator(translated);
  for (Body &body : bodies)
    translator.translate(*body.region,
                         *translated.getFunction(body.function.getName()));
}
