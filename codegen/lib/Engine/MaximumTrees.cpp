//===- MaximumTrees.cpp - maxima of many vectors --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaximumTrees.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace padlab;

/// The number of vectors from which a tree takes fewer instructions than LLVM's
/// own code.
static constexpr size_t fewestLeaves = 4;

/// Returns `value` as a call that may be in a tree, or null. If flags permit to
/// ignore NaN or signs, LLVM's own code is short.
static llvm::IntrinsicInst *getNode(llvm::Value *value) {
  auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(value);
  if (!call || (call->getIntrinsicID() != llvm::Intrinsic::maximum &&
                call->getIntrinsicID() != llvm::Intrinsic::minimum))
    return nullptr;
  auto *type = llvm::dyn_cast<llvm::FixedVectorType>(call->getType());
  llvm::FastMathFlags flags = call->getFastMathFlags();
  if (!type || flags.noNaNs() || flags.noSignedZeros() ||
      !(type->getElementType()->isFloatTy() ||
        type->getElementType()->isDoubleTy()))
    return nullptr;
  return call;
}

/// Whether `value` is an inner node of the tree to which its user `node`
/// belongs.
static bool isInner(llvm::Value *value, const llvm::IntrinsicInst &node) {
  llvm::IntrinsicInst *inner = getNode(value);
  return inner && inner->hasOneUse() &&
         inner->getIntrinsicID() == node.getIntrinsicID() &&
         inner->getParent() == node.getParent();
}

namespace {

/// A tree of calls of one intrinsic.
class Tree {
public:
  explicit Tree(llvm::IntrinsicInst &root);

  size_t countLeaves() const { return nodes.size() + 1; }
  void rewrite();

private:
  /// The vectors of a part of the tree, combined into one.
  struct Part {
    /// The largest or smallest elements, right unless they are zero or one of
    /// the elements is NaN.
    llvm::Value *chosen;
    /// The bits of all vectors, combined so that the sign is that of the
    /// result.
    llvm::Value *signs;
  };

  Part getPart(llvm::IRBuilder<> &b, llvm::Value *operand);
  void noteLeaf(llvm::IRBuilder<> &b, llvm::Value *leaf);
  void noteNaN(llvm::IRBuilder<> &b, llvm::Value *lhs, llvm::Value *rhs);
  Part combine(llvm::IRBuilder<> &b, Part lhs, Part rhs);
  llvm::Value *finish(llvm::IRBuilder<> &b, Part all);

  bool isMaximum() const {
    return root.getIntrinsicID() == llvm::Intrinsic::maximum;
  }
  llvm::Type *getBitsType() const {
    return llvm::VectorType::getInteger(
        llvm::cast<llvm::VectorType>(root.getType()));
  }

  llvm::IntrinsicInst &root;
  /// The root and the inner nodes, in the order of the block.
  llvm::SmallVector<llvm::IntrinsicInst *> nodes;
  llvm::DenseMap<llvm::Value *, Part> parts;
  /// All ones where an element of the leaves so far is NaN, but for
  /// `otherLeaf`, which waits for another one: a comparison takes two leaves.
  llvm::Value *anyNaN = nullptr, *otherLeaf = nullptr;
};

} // namespace

Tree::Tree(llvm::IntrinsicInst &root) : root(root) {
  llvm::SmallVector<llvm::IntrinsicInst *> open = {&root};
  while (!open.empty()) {
    llvm::IntrinsicInst *next = open.pop_back_val();
    nodes.push_back(next);
    for (llvm::Value *operand : next->args())
      if (isInner(operand, root))
        open.push_back(llvm::cast<llvm::IntrinsicInst>(operand));
  }
  llvm::sort(nodes, [](auto *a, auto *b) { return a->comesBefore(b); });
}

void Tree::noteNaN(llvm::IRBuilder<> &b, llvm::Value *lhs, llvm::Value *rhs) {
  llvm::Value *isNaN = b.CreateSExt(b.CreateFCmpUNO(lhs, rhs), getBitsType());
  anyNaN = anyNaN ? b.CreateOr(anyNaN, isNaN) : isNaN;
}

void Tree::noteLeaf(llvm::IRBuilder<> &b, llvm::Value *leaf) {
  if (!otherLeaf) {
    otherLeaf = leaf;
    return;
  }
  noteNaN(b, otherLeaf, leaf);
  otherLeaf = nullptr;
}

Tree::Part Tree::getPart(llvm::IRBuilder<> &b, llvm::Value *operand) {
  auto part = parts.find(operand);
  if (part != parts.end())
    return part->second;
  noteLeaf(b, operand);
  return {operand, b.CreateBitCast(operand, getBitsType())};
}

Tree::Part Tree::combine(llvm::IRBuilder<> &b, Part lhs, Part rhs) {
  // x86 has one instruction for this comparison with this select.
  llvm::Value *isChosen = isMaximum() ? b.CreateFCmpOGT(lhs.chosen, rhs.chosen)
                                      : b.CreateFCmpOLT(lhs.chosen, rhs.chosen);
  return {b.CreateSelect(isChosen, lhs.chosen, rhs.chosen),
          isMaximum() ? b.CreateAnd(lhs.signs, rhs.signs)
                      : b.CreateOr(lhs.signs, rhs.signs)};
}

llvm::Value *Tree::finish(llvm::IRBuilder<> &b, Part all) {
  if (otherLeaf)
    noteNaN(b, otherLeaf, otherLeaf);
  // Only zeros may have the wrong sign. A sum with zero is zero without a sign.
  llvm::Type *type = root.getType(), *bitsType = getBitsType();
  llvm::Value *sum = b.CreateFAdd(all.chosen, llvm::ConstantFP::getZero(type));
  llvm::Value *sign = b.CreateAnd(
      all.signs,
      llvm::ConstantInt::get(
          bitsType, llvm::APInt::getSignMask(bitsType->getScalarSizeInBits())));
  llvm::Value *bits = b.CreateOr(b.CreateBitCast(sum, bitsType), sign);
  return b.CreateBitCast(b.CreateOr(bits, anyNaN), type);
}

void Tree::rewrite() {
  for (llvm::IntrinsicInst *node : nodes) {
    llvm::IRBuilder<> b(node);
    Part lhs = getPart(b, node->getArgOperand(0));
    Part rhs = getPart(b, node->getArgOperand(1));
    Part both = combine(b, lhs, rhs);
    parts[node] = both;
    if (node == &root)
      root.replaceAllUsesWith(finish(b, both));
  }
  for (llvm::IntrinsicInst *node : llvm::reverse(nodes))
    node->eraseFromParent();
}

void padlab::takeMaximumTrees(llvm::Module &module,
                              const llvm::TargetMachine &machine) {
  if (!machine.getTargetTriple().isX86())
    return;
  llvm::SmallVector<llvm::IntrinsicInst *> roots;
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      llvm::IntrinsicInst *node = getNode(&instruction);
      auto *user =
          node && node->hasOneUse() ? getNode(*node->user_begin()) : nullptr;
      if (node && !(user && isInner(node, *user)))
        roots.push_back(node);
    }
  for (llvm::IntrinsicInst *root : roots) {
    Tree tree(*root);
    if (tree.countLeaves() >= fewestLeaves)
      tree.rewrite();
  }
}
