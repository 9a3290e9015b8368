//===- Buffers.cpp - scripts about memory ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

using namespace padlab;
using namespace padlab::generate;

/// Draws attributes of `bufferize_to_allocation`. None of them frees buffers at
/// the end of the block or puts them on the stack, because the program may
/// return the buffers.
static std::string drawAllocation(ScriptWriter &w) {
  llvm::SmallVector<std::string> attributes;
  if (w.choices.chance(50))
    attributes.push_back(
        std::string("memcpy_op = ") +
        w.choices.pick<const char *>({"\"memref.copy\"", "\"linalg.copy\""}));
  if (w.choices.chance(30))
    attributes.push_back("bufferize_destination_only");
  if (w.choices.chance(15))
    attributes.push_back("memory_space = 1 : i64");
  return printAttributes(attributes);
}

static void writeBufferization(ScriptWriter &w, const Handle &op) {
  w.line("%buffer, %new = transform.structured.bufferize_to_allocation " +
         op.name + drawAllocation(w) + " : " + op.type);
}

static bool bufferizeStructured(ScriptWriter &w) {
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  writeBufferization(w, w.pickTarget(*target));
  return true;
}

static bool bufferizePad(ScriptWriter &w) {
  llvm::SmallVector<llvm::StringRef> names;
  if (w.kinds & Pads)
    names.append({"tensor.pad", "tensor.pad", "tensor.pad"});
  if (w.kinds & Inserts)
    names.append({"tensor.insert_slice", "tensor.insert_slice"});
  if (w.kinds & Vectors)
    names.push_back("vector.transfer_write");
  if (names.empty() || w.choices.chance(10))
    names.append({"tensor.insert", "bufferization.alloc_tensor"});
  Handle ops = w.matchOps(w.choices.pick<llvm::StringRef>(names));
  // Rarely pick the second operation, because most programs have only one.
  writeBufferization(w, w.pickOne(ops, w.choices.weighted({80, 20})));
  return true;
}

static bool bufferizeFunction(ScriptWriter &w) {
  llvm::SmallVector<std::string> attributes{
      "allow_return_allocs_from_loops = true"};
  if (w.choices.chance(40))
    attributes.push_back("memcpy_op = \"linalg.copy\"");
  if (w.choices.chance(50))
    attributes.push_back("allow_unknown_ops = true");
  w.apply("bufferization.one_shot_bufferize", w.scope,
          printAttributes(attributes));
  return true;
}

static bool hoistBuffers(ScriptWriter &w) {
  w.run("bufferization.buffer_loop_hoisting", w.scope);
  return true;
}

/// Draws for each operand whether its buffer has the size of a full tile even
/// if the tile is partial.
static std::string drawFullTiles(ScriptWriter &w, const Target &target) {
  std::string flags;
  for (size_t i = 0; i < target.elementTypes.size(); ++i)
    flags +=
        std::string(i ? ", " : "") + (w.choices.chance(50) ? "true" : "false");
  return "use_full_tile_buffers = [" + flags + "]";
}

/// Tiles an operation, so that its operands become subviews, and promotes these
/// subviews to buffers of their own.
static bool promote(ScriptWriter &w) {
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  llvm::SmallVector<std::string> attributes;
  if (w.choices.chance(60))
    attributes.push_back(
        "operands_to_promote = [" +
        std::to_string(w.choices.draw(target->elementTypes.size())) + "]");
  else if (w.choices.chance(30))
    attributes.push_back(drawFullTiles(w, *target));
  for (const char *flag :
       {"use_full_tiles_by_default", "use_alloca", "use_original_subview_size"})
    if (w.choices.chance(30))
      attributes.push_back(flag);
  if (w.choices.chance(25))
    attributes.push_back("alignment = 32");
  if (w.choices.chance(15))
    attributes.push_back("memory_space = 1 : i64");
  llvm::SmallVector<int64_t> sizes = w.drawSizes(*target);
  Handle op = w.pickTarget(*target);
  unsigned loops = llvm::count_if(sizes, [](int64_t size) { return size; });
  Handles operands;
  std::string text = w.printSizes(op, *target, sizes, operands);
  op = w.write("structured.tile_using_for", op.name + " tile_sizes " + text,
               operands, 1 + loops)
           .front();
  w.apply("structured.promote", op, printAttributes(attributes));
  return true;
}

static bool copyToMemref(ScriptWriter &w) {
  w.apply("structured.linalg_copy_to_memref", w.matchOps("linalg.copy"));
  return true;
}

/// Tries multibuffering for each allocation. Allocations for which the
/// transform fails stay as they are; the generator cannot tell which ones these
/// are.
static bool multibuffer(ScriptWriter &w) {
  w.applyToEach("memref.multibuffer", w.matchTyped("memref.alloc"),
                " {factor = " + llvm::Twine(w.choices.range(2, 4)) + " : i64}");
  return true;
}

static bool eraseDead(ScriptWriter &w) {
  w.write("memref.erase_dead_alloc_and_stores", w.scope.name, {w.scope}, 0);
  return true;
}

static bool allocaToGlobal(ScriptWriter &w) {
  Handle alloca = w.matchTyped("memref.alloca");
  w.write("memref.alloca_to_global", alloca.name, {alloca}, 2);
  return true;
}

static bool makeBufferLoopIndependent(ScriptWriter &w) {
  w.applyToEach("memref.make_loop_independent", w.matchOps("memref.alloca"),
                " {num_loops = 1}");
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getBufferScripts() {
  static constexpr unsigned lower = OnBuffers | anyLoops;
  static constexpr ScriptEntry entries[] = {
      {"bufferize_to_allocation", 8, OnTensors, Structured, Allocations,
       bufferizeStructured},
      {"bufferize_to_allocation of pads", 7, OnTensors, Pads | Inserts,
       Allocations, bufferizePad},
      {"one_shot_bufferize", 2, OnTensors, 0, Allocations, bufferizeFunction},
      {"buffer_loop_hoisting", 5, lower, Allocations, 0, hoistBuffers},
      {"promote", 9, OnBuffers, Structured, Allocations | Loops | Slices,
       promote},
      {"linalg_copy_to_memref", 5, lower | OnTensors, Copies, 0, copyToMemref},
      {"memref.multibuffer", 6, lower, Allocations, 0, multibuffer},
      {"memref.erase_dead_alloc_and_stores", 7, lower, Allocations, 0,
       eraseDead},
      {"memref.alloca_to_global", 4, lower, StackBuffers, 0, allocaToGlobal,
       false, Place::Function},
      {"memref.make_loop_independent", 4, lower, StackBuffers, 0,
       makeBufferLoopIndependent},
  };
  return entries;
}
