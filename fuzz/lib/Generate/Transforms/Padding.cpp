//===- Padding.cpp - scripts that pad structured operations ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Draws an operation whose operands may be padded. Returns null if there is
/// none, or if some operation of the program might be undefined for padding
/// values.
static const Target *drawPaddable(ScriptWriter &w, bool readsTensors = false) {
  if (w.payload.mayTrap)
    return nullptr;
  return w.drawTarget([&](const Target &target) {
    if (readsTensors &&
        (target.ranks.size() == target.inits ||
         llvm::all_of(target.ranks, [](int64_t rank) { return rank == 0; })))
      return false;
    return llvm::all_of(target.elementTypes, [](Type type) {
      return isa<FloatType, IntegerType>(type) &&
             (!isa<IntegerType>(type) || type.isSignlessInteger());
    });
  });
}

/// Returns whether a loop may be padded. If it is parallel, the padded part of
/// the result is sliced off again. If it is a reduction, the padding is added
/// to the sum. This is harmless if the sum is one of products, the padding is
/// 0, and the sum is exact.
static bool mayPad(ScriptWriter &w, const Target &target, unsigned dimension) {
  return target.parallel[dimension] || (target.isContraction && !w.exact);
}

static bool padsReduction(const Target &target, ArrayRef<int64_t> dims) {
  return llvm::any_of(dims, [&](int64_t d) { return !target.parallel[d]; });
}

/// Draws a padding value for each operand.
static std::string drawPaddingValues(ScriptWriter &w, const Target &target,
                                     bool onlyZeros) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "padding_values = [";
  llvm::ListSeparator comma;
  for (Type type : target.elementTypes) {
    bool isZero = onlyZeros || w.choices.chance(70);
    os << comma;
    if (isa<FloatType>(type))
      os << (isZero ? "0.0" : "1.5");
    else if (type.isInteger(1))
      os << (isZero ? "false" : "true");
    else
      os << (isZero ? "0" : "1");
    if (!type.isInteger(1))
      os << " : " << type;
  }
  os << "]";
  return text;
}

static SmallVector<int64_t> drawPaddedDims(ScriptWriter &w,
                                           const Target &target) {
  SmallVector<int64_t> dims;
  for (unsigned i = 0; i < target.parallel.size(); ++i)
    if (mayPad(w, target, i) && !w.choices.chance(25))
      dims.push_back(i);
  return dims;
}

/// Draws, for each operand, a permutation of its dimensions. The permutation is
/// applied if the pad of the operand is hoisted.
static std::string drawTransposes(ScriptWriter &w, const Target &target) {
  std::string text = "transpose_paddings = [";
  for (auto [i, rank] : llvm::enumerate(target.ranks))
    text += (i ? ", " : "") + printList(drawOrder(w.choices, rank));
  return text + "]";
}

/// Writes a `structured.pad` of `op`. The second handle that it returns is that
/// of the pads.
static Handles writePad(ScriptWriter &w, const Target &target, const Handle &op,
                        ArrayRef<int64_t> dims, ArrayRef<std::string> more) {
  SmallVector<std::string> attributes(more);
  attributes.push_back(
      drawPaddingValues(w, target, padsReduction(target, dims)));
  attributes.push_back("padding_dimensions = " + printList(dims));
  std::string copyBack = w.choices.pick<const char *>(
      {"", "copy_back_op = \"none\"", "copy_back_op = \"linalg.copy\""});
  if (!copyBack.empty())
    attributes.push_back(copyBack);
  if (w.choices.chance(25))
    attributes.push_back(drawTransposes(w, target));
  std::string multiples;
  if (w.choices.chance(45)) {
    SmallVector<int64_t> numbers;
    for (size_t i = 0; i < dims.size(); ++i)
      numbers.push_back(w.choices.pick<int64_t>({2, 1, 3, 4, 5}));
    multiples = " pad_to_multiple_of " + printList(numbers);
  }
  if (w.choices.chance(20))
    attributes.push_back("use_prescribed_tensor_shapes");
  return w.write("structured.pad",
                 op.name + multiples + printAttributes(attributes), {op}, 3);
}

/// Prints a condition for a match: the operands must have the types of the
/// target's operands, because the padding values have these types.
static std::string printTypes(const Target &target) {
  return " filter_operand_types = [" + target.operandTypes + "]";
}
static Handle matchTyped(ScriptWriter &w, const Target &target) {
  return w.match(target.match + printTypes(target));
}
static Handle pickTyped(ScriptWriter &w, const Target &target) {
  return w.pickTarget(target, printTypes(target));
}

static bool pad(ScriptWriter &w) {
  const Target *target = drawPaddable(w);
  if (!target)
    return false;
  SmallVector<int64_t> dims = drawPaddedDims(w, *target);
  if (dims.empty())
    return false;
  Handle op = matchTyped(w, *target);
  writePad(w, *target, op, dims, {});
  return true;
}

static Handles tile(ScriptWriter &w, const Target &target, const Handle &op) {
  SmallVector<int64_t> sizes = w.drawSizes(target);
  unsigned loops = llvm::count_if(sizes, [](int64_t size) { return size; });
  Handles operands;
  std::string text =
      w.printSizes(op, target, sizes, operands, /*computedShare=*/8);
  return w.write("structured.tile_using_for", op.name + " tile_sizes " + text,
                 operands, 1 + loops);
}

static bool tileAndPad(ScriptWriter &w) {
  const Target *target = drawPaddable(w);
  if (!target)
    return false;
  SmallVector<int64_t> dims = drawPaddedDims(w, *target);
  if (dims.empty())
    return false;
  Handle op = pickTyped(w, *target);
  op = tile(w, *target, op).front();
  SmallVector<int64_t> nofold;
  for (size_t i = 0; i < target->elementTypes.size(); ++i)
    nofold.push_back(w.choices.draw(2));
  writePad(w, *target, op, dims, {"nofold_flags = " + printList(nofold)});
  return true;
}

/// Draws a permutation of the dimensions of the operand whose pad is hoisted.
static std::string drawTranspose(ScriptWriter &w, int64_t rank) {
  if (rank < 2 || !w.choices.chance(25))
    return "";
  return ", transpose by " + printList(drawOrder(w.choices, rank));
}

/// Tiles an operation, pads the tiles, and hoists the pad of an operand out of
/// the loops.
static bool hoistPad(ScriptWriter &w) {
  // Mostly hoist pads of operands that are only read, because operands that are
  // written are carried by the loops.
  const Target *target = drawPaddable(w, /*readsTensors=*/true);
  if (!target)
    return false;
  SmallVector<int64_t> dims = drawPaddedDims(w, *target);
  if (dims.empty())
    return false;
  Handle op = pickTyped(w, *target);
  Handles tiled = tile(w, *target, op);
  // Without a loop, there is nothing out of which a pad can be hoisted.
  if (tiled.size() == 1)
    return false;
  SmallVector<int64_t> nofold(target->elementTypes.size(), 1);
  Handles padded = writePad(w, *target, tiled.front(), dims,
                            {"nofold_flags = " + printList(nofold)});
  unsigned operands = target->elementTypes.size();
  if (!w.choices.chance(10))
    operands -= target->inits;
  unsigned number = w.choices.draw(operands);
  Handle pads = w.pickOne(padded[1], number);
  if (w.choices.chance(30)) {
    w.write("structured.hoist_pad.build_packing_loop_nest",
            pads.name + " above " + tiled[1].name, {pads, tiled[1]}, 1);
    return true;
  }
  unsigned loops = 1 + w.choices.draw(tiled.size() - 1);
  w.apply("structured.hoist_pad", pads,
          " by " + llvm::Twine(loops) + " loops" +
              drawTranspose(w, target->ranks[number]));
  return true;
}

/// Hoists pads that the program itself contains out of its loops.
static bool hoistOwnPad(ScriptWriter &w) {
  int64_t rank = 2;
  for (const Target &target : w.payload.tileables)
    if (target.name == "tensor.pad")
      rank = target.parallel.size();
  Handle pads = w.pickOne(w.matchOps("tensor.pad"), w.choices.draw(2));
  w.apply("structured.hoist_pad", pads,
          " by " + llvm::Twine(w.choices.range(1, 2)) + " loops" +
              drawTranspose(w, rank));
  return true;
}

static bool padTilingInterface(ScriptWriter &w) {
  const Target *target = drawPaddable(w);
  if (!target)
    return false;
  SmallVector<int64_t> sizes, padded;
  // `room` limits the growth of a tensor that is padded in all dimensions.
  int64_t room = 256;
  for (unsigned i = 0; i < target->parallel.size(); ++i) {
    bool isPadded = mayPad(w, *target, i) && !w.choices.chance(25);
    int64_t size = w.choices.pick<int64_t>({4, 2, 3, 8, 16});
    sizes.push_back(isPadded ? std::min(size, room) : 0);
    if (isPadded)
      room = std::max<int64_t>(1, room / size);
    if (isPadded)
      padded.push_back(i);
  }
  bool tilesFirst = w.choices.chance(50);
  Handle op = pickTyped(w, *target);
  if (tilesFirst)
    op = tile(w, *target, op).front();
  w.write("structured.pad_tiling_interface",
          op.name + " to padding_sizes " + printList(sizes) +
              (w.choices.chance(70) ? " pad_to_multiple_of" : "") + " {" +
              drawPaddingValues(w, *target, padsReduction(*target, padded)) +
              "}",
          {op}, 2);
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getPaddingScripts() {
  static constexpr unsigned made = Pads | Slices;
  static constexpr ScriptEntry entries[] = {
      {"pad", 9, OnTensors, Structured, made, pad},
      {"tile and pad", 8, OnTensors, Structured, made | Loops, tileAndPad},
      {"hoist_pad", 8, OnTensors, Structured, made | Loops, hoistPad},
      {"hoist_pad of the program's", 4, OnTensors, Pads, Slices, hoistOwnPad},
      {"pad_tiling_interface", 9, OnTensors, Structured, made | Loops,
       padTilingInterface},
  };
  return entries;
}
