//===- Packing.cpp - scripts that pack operands ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

#include "../Ops/LLVMVersion.h"

using namespace padlab;
using namespace padlab::generate;

/// Draws the sizes by which loops are packed. If the order of additions
/// matters, no reduction is packed, because packing would change the order.
static llvm::SmallVector<int64_t> drawPackedSizes(ScriptWriter &w,
                                                  const Target &target) {
  llvm::SmallVector<int64_t> sizes;
  for (bool isParallel : target.parallel)
    sizes.push_back(!isParallel && w.exact
                        ? 0
                        : w.choices.pick<int64_t>({2, 0, 3, 4, 5, 1}));
  return sizes;
}

static bool pack(ScriptWriter &w) {
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  llvm::SmallVector<int64_t> sizes = drawPackedSizes(w, *target);
  Handle op = w.pickTarget(*target);
  Handles operands;
  std::string text = w.printSizes(op, *target, sizes, operands, 12);
  w.write("structured.pack", op.name + " packed_sizes = " + text, operands, 1);
  return true;
}

static bool packGreedily(ScriptWriter &w) {
  const Target *target = w.drawTarget(
      [](const Target &target) { return target.parallel.size() >= 3; });
  if (!target)
    return false;
  llvm::SmallVector<int64_t> sizes, multiples;
  for (unsigned i = 0; i < 3; ++i) {
    bool isPadded = w.choices.chance(25);
    sizes.push_back(isPadded ? 0 : w.choices.pick<int64_t>({2, 0, 3, 4, 5}));
    multiples.push_back(isPadded ? w.choices.pick<int64_t>({2, 4, 3}) : 0);
  }
  // Rarely use an operation without reductions, because the transform must
  // leave such operations as they are.
  if (target && target->countReductions() == 0 && !w.choices.chance(25))
    return false;
  std::string order = w.choices.pick<const char *>(
      {"[0, 1, 2]", "[1, 2, 0]", "[2, 0, 1]", "[1, 0, 2]", "[0, 2, 1]"});
  Handle op = w.matchTarget(*target);
  w.apply("structured.pack_greedily", op,
          " matmul_packed_sizes = " + printList(sizes) +
              " matmul_padded_sizes_next_multiple_of = " +
              printList(multiples) + " matmul_inner_dims_order = " + order);
  return true;
}

/// Returns the number of dimensions of `operand` that packing by `sizes`
/// divides.
static size_t countPacked(const Target &target, size_t operand,
                          llvm::ArrayRef<int64_t> sizes) {
  return llvm::count_if(target.loopsOfOperands[operand], [&](int64_t loop) {
    return loop >= 0 && size_t(loop) < sizes.size() && sizes[loop] != 0;
  });
}

/// Draws permutations for a packed operand: of its outer dimensions, of its
/// inner (packed) dimensions, or of both.
static std::string drawPermutations(ScriptWriter &w, size_t outer,
                                    size_t inner) {
  bool isOuter = outer > 1 && w.choices.chance(60);
  std::string text;
  if (isOuter)
    text = "outer_perm = " + printList(drawOrder(w.choices, outer));
  if (!isOuter || (inner > 1 && w.choices.chance(60)))
    text += (text.empty() ? "" : " ") +
            ("inner_perm = " + printList(drawOrder(w.choices, inner)));
  return text;
}

/// Packs an operation, and transposes one of its packed operands.
static bool packTranspose(ScriptWriter &w) {
  const Target *target = w.drawTarget(
      [](const Target &target) { return target.parallel.size() > 1; });
  if (!target)
    return false;
  llvm::SmallVector<int64_t> sizes = drawPackedSizes(w, *target);
  llvm::SmallVector<size_t> packedOperands;
  for (size_t i = 0; i < target->loopsOfOperands.size(); ++i)
    if (countPacked(*target, i, sizes) != 0)
      packedOperands.push_back(i);
  if (packedOperands.empty())
    return false;
  size_t operand = packedOperands[w.choices.draw(packedOperands.size())];
  Handle op = w.pickTarget(*target);
  Handle packed =
      w.apply("structured.pack", op, " packed_sizes = " + printList(sizes));
  size_t inputs = target->loopsOfOperands.size() - target->inits;
  bool isUnpack = operand >= inputs && w.choices.chance(50);
  Handle pack = w.apply(
      isUnpack ? "get_consumers_of_result" : "get_producer_of_operand", packed,
      "[" + llvm::Twine(isUnpack ? operand - inputs : operand) + "]");
  w.write("structured.pack_transpose",
          pack.name + " with_compute_op(" + packed.name + ") " +
              drawPermutations(w, target->loopsOfOperands[operand].size(),
                               countPacked(*target, operand, sizes)),
          {pack, packed}, 3);
  return true;
}

static bool lowerPack(ScriptWriter &w) {
  Handle packs = w.matchTyped("linalg.pack");
  w.line(
      "%pad, %expand, %transpose = transform.structured.lower_pack " +
      packs.name +
      (w.choices.chance(40) ? " {lowerPadLikeWithInsertSlice = false}" : "") +
      " : (" + packs.type +
      ") -> (!transform.op<\"tensor.pad\">, "
      "!transform.op<\"tensor.expand_shape\">, "
      "!transform.op<\"linalg.transpose\">)");
  return true;
}

static bool lowerUnpack(ScriptWriter &w) {
  Handle unpacks = w.matchTyped("linalg.unpack");
  bool copies = llvm_version::unpackGivesCopy;
  w.line(llvm::Twine("%empty, %transpose, %collapse, %slice") +
         (copies ? ", %copy" : "") + " = transform.structured.lower_unpack " +
         unpacks.name +
         (w.choices.chance(40) ? " {lowerUnpadLikeWithExtractSlice = false}"
                               : "") +
         " : (" + unpacks.type +
         ") -> (!transform.op<\"tensor.empty\">, "
         "!transform.op<\"linalg.transpose\">, "
         "!transform.op<\"tensor.collapse_shape\">, "
         "!transform.op<\"tensor.extract_slice\">" +
         (copies ? ", !transform.op<\"linalg.copy\">)" : ")"));
  return true;
}

/// Vectorizes a pad, pack or unpack, without vector sizes or with some that are
/// at least the extents of its result.
static bool vectorizeMoved(ScriptWriter &w) {
  if (w.payload.tileables.empty())
    return false;
  const Target &target =
      w.choices.pick<Target>(llvm::ArrayRef(w.payload.tileables));
  if (target.points == 0 || target.points > 128)
    return false;
  llvm::SmallVector<int64_t> sizes(target.ranges);
  if (w.choices.chance(30))
    for (int64_t &size : sizes)
      size += w.choices.draw(2);
  bool isInferred = w.choices.chance(25);
  w.run("structured.vectorize", w.pickTarget(target),
        isInferred ? "" : " vector_sizes " + printList(sizes));
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getPackingScripts() {
  static constexpr unsigned packs = Packs | Unpacks | Generics;
  static constexpr ScriptEntry entries[] = {
      {"pack", 9, OnTensors, Structured, packs, pack},
      {"pack_greedily", 6, OnTensors, Contractions | Convolutions, packs,
       packGreedily, true},
      {"pack_transpose", 6, OnTensors, Structured, packs, packTranspose},
      {"vectorize pads and packs", 9, OnTensors, Pads | Packs | Unpacks,
       Vectors, vectorizeMoved},
      {"lower_pack", 7, OnTensors, Packs, Pads | Reshapes, lowerPack},
      {"lower_unpack", 7, OnTensors, Unpacks, Slices | Reshapes, lowerUnpack},
  };
  return entries;
}
