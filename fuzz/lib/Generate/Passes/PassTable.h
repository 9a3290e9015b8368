//===- PassTable.h - the passes that sequences are made of -*- C++ -*- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of upstream's passes: the programs on which each pass is legal,
/// what the pass does to the level and facts of a program, and its options. To
/// add a pass, add an entry to one of the files in this folder. The file
/// corpus/blind-spots/reasons.json has the reasons why other passes are not in
/// the table.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PASSTABLE_H
#define PADLAB_LIB_GENERATE_PASSES_PASSTABLE_H

#include "../Transforms/Payload.h"

#include "padlab/fuzz/Choices.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace padlab::generate {

/// The levels of lowering that a program, or a part of it, is on. A mask of
/// levels says where a pass has something to do.
enum Level : unsigned {
  OnTensors = 1,
  OnBuffers = 2,
  OnAffineLoops = 4,
  OnLoops = 8,
  OnBranches = 16,
};
inline constexpr unsigned anyLoops = OnAffineLoops | OnLoops;
inline constexpr unsigned belowTensors = OnBuffers | anyLoops | OnBranches;
inline constexpr unsigned anyLevel = OnTensors | belowTensors;
/// The levels with structured operations.
inline constexpr unsigned structuredLevels = OnTensors | OnBuffers;

/// Facts about a program, or about the output of a step, on which it depends
/// whether a pass is legal. PassState.cpp finds the facts of a program.
enum Fact : unsigned {
  /// There is arithmetic whose result depends on the order of operations.
  RoundsFloats = 1,
  /// There are deallocations of buffers, or operations that later become
  /// deallocations.
  FreesBuffers = 2,
  /// There are operations on tensors that upstream does not bufferize.
  HasUnbufferizable = 4,
  /// There are functions of several blocks.
  HasBranches = 8,
  /// A function has several returns or none, or returns a buffer that other
  /// code may know, too.
  HasReturns = 16,
  /// The program itself has operations of the dialect memref, which manage
  /// memory.
  HasMemory = 32,
  /// There are operations on vectors.
  HasVectors = 64,
  /// The program has both tensors and buffers: some tensors have become buffers
  /// already.
  HasMixture = 128,
  /// An operation yields a tensor with an encoding, which the operations that a
  /// pass makes in its place may lose. It does not matter if operations only
  /// read such tensors, which are then arguments.
  HasEncodings = 256,
  /// There is an `arith.select` with a tensor of conditions.
  SelectsElements = 512,
  /// There is a `tensor.pad` with a negative amount.
  CropsTensors = 1024,
  /// There is an `affine.for` with a bound that is the minimum or maximum of
  /// several expressions.
  HasManyBounds = 2048,
  /// A structured operation in a region has extents that may be computed only
  /// inside of the region.
  HasLateExtents = 4096,
  /// There are integers of more than 32 bits that are used by operations which
  /// upstream cannot emulate with narrower integers.
  HasWideIntegers = 8192,
  /// There are functions of the dialect `math` whose results are not specified
  /// exactly.
  HasFunctions = 16384,
  /// There are buffers or tensors that are read or written as vectors, and
  /// whose elements have bits that do not fill whole bytes.
  HasNarrowVectors = 32768,
  /// There are structured operations. Their bodies may contain operations of a
  /// few dialects only.
  HasBodies = 65536,
  /// Some of the buffers, functions or branches are operations of the LLVM
  /// dialect. A pass that looks for all accesses to a buffer misses these.
  HasPointers = 131072,
  /// There are assertions. Once they are in the LLVM dialect, a failed one ends
  /// the process.
  HasAsserts = 262144,
  /// Buffers of integers of more than 32 bits are allocated, loaded or stored.
  HasWideMemory = 524288,
  /// There are constraints on shapes, at least one of which does not hold, or
  /// is not known to hold.
  StopsInConstraint = 1048576,
};

struct PassState;

struct PassOption {
  llvm::StringLiteral name;
  /// The values that may be drawn, separated by `|`, each as in the text of a
  /// pass pipeline.
  llvm::StringLiteral values;
  /// Whether the option is drawn rarely, because it mostly shows the same
  /// defect of upstream's, and little else.
  bool isRare = false;

  llvm::SmallVector<llvm::StringRef> getValues() const {
    llvm::SmallVector<llvm::StringRef> all;
    values.split(all, '|');
    return all;
  }
};

/// Both values of a Boolean option.
inline constexpr llvm::StringLiteral flag = "true|false";
/// The only value to draw for a Boolean option whose default is false.
inline constexpr llvm::StringLiteral on = "true";

struct PassEntry {
  llvm::StringLiteral name;
  /// The operation that the pass runs on: `func.func`, or empty for the module.
  llvm::StringLiteral anchor;
  unsigned weight;
  /// A mask of `Level`.
  unsigned levels;
  /// A mask of `Kind`. The pass rewrites operations of one of these kinds; 0
  /// stands for any operation.
  unsigned needs = 0;
  /// A mask of `Level`: the level of the program after the pass. 0 means that
  /// the pass does not change the level.
  unsigned leadsTo = 0;
  llvm::ArrayRef<PassOption> options = {};
  /// Options that this entry always has.
  llvm::StringLiteral fixed = "";
  /// Masks of `Fact`. `forbidden`: the pass must not run on programs with these
  /// facts. `leaves`: facts that hold after the pass. `clears`: facts that no
  /// longer hold after the pass.
  unsigned forbidden = 0, leaves = 0, clears = 0;
  /// Null, or a function that completes the text of a step, and adds to the
  /// module what the step refers to, such as a transform script. It returns
  /// false if the step has nothing to do in this program.
  bool (*extend)(mlir::ModuleOp, const PassState &, Choices &,
                 std::string &step) = nullptr;

  PassEntry leadingTo(unsigned level) const {
    return with(&PassEntry::leadsTo, level);
  }
  PassEntry withOptions(llvm::ArrayRef<PassOption> drawn) const {
    return with(&PassEntry::options, drawn);
  }
  PassEntry always(llvm::StringLiteral text) const {
    return with(&PassEntry::fixed, text);
  }
  PassEntry notFor(unsigned facts) const {
    return with(&PassEntry::forbidden, facts);
  }
  PassEntry leaving(unsigned facts) const {
    return with(&PassEntry::leaves, facts);
  }
  PassEntry extendedBy(decltype(extend) function) const {
    return with(&PassEntry::extend, function);
  }
  PassEntry clearing(unsigned facts) const {
    return with(&PassEntry::clears, facts);
  }

private:
  template <typename Field>
  PassEntry with(Field PassEntry::*field, Field value) const {
    PassEntry entry = *this;
    entry.*field = value;
    return entry;
  }
};

inline PassEntry modulePass(llvm::StringLiteral name, unsigned weight,
                            unsigned levels, unsigned needs = 0) {
  return {name, "", weight, levels, needs};
}
inline PassEntry functionPass(llvm::StringLiteral name, unsigned weight,
                              unsigned levels, unsigned needs = 0) {
  return {name, "func.func", weight, levels, needs};
}

llvm::ArrayRef<PassEntry> getTensorPasses();
llvm::ArrayRef<PassEntry> getBufferPasses();
llvm::ArrayRef<PassEntry> getLoopPasses();
llvm::ArrayRef<PassEntry> getScalarPasses();
llvm::ArrayRef<PassEntry> getPointerPasses();

/// Returns the passes that codegen's registerUpstreamPatterns registers.
llvm::ArrayRef<PassEntry> getPatternPasses();

/// Returns the pass that runs scripts (Transforms/Script.h).
llvm::ArrayRef<PassEntry> getScriptPasses();

/// Returns all entries, in a fixed order.
llvm::ArrayRef<const PassEntry *> getPassTable();

/// Returns a mask of `Fact`. On a program with one of these facts, the pass
/// mostly hits the same defect of upstream's, and reveals nothing else.
unsigned getFragility(const PassEntry &entry);

/// Returns the entry of the pass that the text `step` names. Returns null if
/// the table has no such pass.
const PassEntry *findPassEntry(llvm::StringRef step);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PASSTABLE_H
