//===- PassTable.h - the passes that sequences are made of -*- C++ -*- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of upstream's passes: on which programs each is legal, what it
/// leaves, and its options. To add a pass, add an entry to one of the files
/// here. Reasons why passes are not in the table are in
/// corpus/blind-spots/reasons.json.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PASSTABLE_H
#define PADLAB_LIB_GENERATE_PASSES_PASSTABLE_H

#include "../Transforms/Payload.h"

#include "padlab/fuzz/Choices.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace padlab::generate {

/// The levels of lowering that a program is on. Masks of them say where a pass
/// has something to do.
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

/// Facts for the preconditions of passes: about the program, or about the
/// output of a step. PassState.cpp finds them in a program.
enum Fact : unsigned {
  /// There is arithmetic whose result depends on the order of operations.
  RoundsFloats = 1,
  /// Buffers are freed, or promised to be.
  FreesBuffers = 2,
  /// Operations on tensors that upstream does not bufferize.
  HasUnbufferizable = 4,
  /// There are functions of several blocks.
  HasBranches = 8,
  /// A function has several returns, or none.
  HasReturns = 16,
  /// The program itself manages memory.
  HasMemory = 32,
  /// There are operations on vectors.
  HasVectors = 64,
  /// Some of the tensors are buffers already.
  HasMixture = 128,
  /// There are tensors with an encoding; buffers have none.
  HasEncodings = 256,
  /// There is an `arith.select` with a tensor of conditions.
  SelectsElements = 512,
  /// `tensor.pad` with a negative amount.
  CropsTensors = 1024,
  /// There is an `affine.for` whose bound is the minimum or maximum of several.
  HasManyBounds = 2048,
  /// A structured operation in a region has extents that may not be known
  /// before the region.
  HasLateExtents = 4096,
  /// There are integers of more than 32 bits with uses other than those
  /// computations that upstream emulates.
  HasWideIntegers = 8192,
  /// There are functions of the dialect `math` whose results are not exactly
  /// specified.
  HasFunctions = 16384,
  /// Buffers of elements that do not fill their bytes, read or written as
  /// vectors.
  HasNarrowVectors = 32768,
  /// There are structured operations, whose bodies may have operations of few
  /// dialects only.
  HasBodies = 65536,
  /// Some of the buffers, functions or branches are of the LLVM dialect, so
  /// that a search for all accesses to a buffer misses these.
  HasPointers = 131072,
  /// There are assertions, which end the process once they are in the LLVM
  /// dialect.
  HasAsserts = 262144,
  /// There are buffers of integers of more than 32 bits, which are only
  /// allocated, loaded and stored.
  HasWideMemory = 524288,
  /// There are constraints on shapes, and one of them does not hold, or is not
  /// known to hold.
  StopsInConstraint = 1048576,
};

struct PassState;

struct PassOption {
  llvm::StringLiteral name;
  /// The values as in the text of a pipeline, separated by `|`.
  llvm::StringLiteral values;
  /// Whether the option is drawn rarely, because it hits a defect of upstream's
  /// so often that it reveals little else.
  bool isRare = false;

  llvm::SmallVector<llvm::StringRef> getValues() const {
    llvm::SmallVector<llvm::StringRef> all;
    values.split(all, '|');
    return all;
  }
};

/// Both values of a Boolean option.
inline constexpr llvm::StringLiteral flag = "true|false";
/// The only value that is worth drawing where upstream's default is false.
inline constexpr llvm::StringLiteral on = "true";

struct PassEntry {
  llvm::StringLiteral name;
  /// The anchor: `func.func`, or empty for the module.
  llvm::StringLiteral anchor;
  unsigned weight;
  /// A mask of `Level`.
  unsigned levels;
  /// A mask of `Kind`: the pass rewrites an operation of one of these; 0: any
  /// operation.
  unsigned needs = 0;
  /// The level after the pass, instead of `levels`; 0 for the same.
  unsigned leadsTo = 0;
  llvm::ArrayRef<PassOption> options = {};
  /// Options that this entry always has.
  llvm::StringLiteral fixed = "";
  /// Masks of `Fact`: facts that exclude a program from this pass; facts that
  /// the pass adds; and facts that no longer hold after it.
  unsigned forbidden = 0, leaves = 0, clears = 0;
  /// Adds to the module what the step refers to, and completes the step's text.
  /// Returns false if the step has nothing to do in this program.
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

/// Returns a mask of `Fact`: on programs with one of these, the pass mostly
/// hits the same defect of upstream's, and reveals nothing else.
unsigned getFragility(const PassEntry &entry);

/// Returns the entry of a step of a sequence, or null if the step is not of the
/// table.
const PassEntry *findPassEntry(llvm::StringRef step);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PASSTABLE_H
