//===- PassTable.h - the passes that sequences are made of -*- C++ -*- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's passes, as data: where each is legal, where it leads, with which
/// options. To add one: an entry in one of the files here. What stands against
/// others is in corpus/blind-spots/reasons.json.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_PASSES_PASSTABLE_H
#define PADLAB_LIB_GENERATE_PASSES_PASSTABLE_H

#include "../Transforms/Payload.h"

#include "padlab/fuzz/Choices.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace padlab::generate {

/// How far down a program is; masks of them say where a pass has something to
/// do.
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
/// Where structured operations are.
inline constexpr unsigned structuredLevels = OnTensors | OnBuffers;

/// Facts that preconditions of passes ask about: of the program, or of what a
/// step left.
enum Fact : unsigned {
  /// Arithmetic whose result depends on the order of its steps.
  RoundsFloats = 1,
  /// Buffers are freed, or promised to be.
  FreesBuffers = 2,
  /// Operations on tensors that upstream does not bufferize.
  HasUnbufferizable = 4,
  /// Functions of several blocks.
  HasBranches = 8,
  /// A function that returns at several places, or at none.
  HasReturns = 16,
  /// Memory that the program itself manages.
  HasMemory = 32,
  /// Operations on vectors.
  HasVectors = 64,
  /// Some of the tensors are buffers already.
  HasMixture = 128,
  /// Tensors with an encoding, which buffers do not have.
  HasEncodings = 256,
  /// `arith.select` with a tensor of conditions.
  SelectsElements = 512,
  /// `tensor.pad` with a negative amount.
  CropsTensors = 1024,
  /// `affine.for` whose bound is the least or most of several.
  HasManyBounds = 2048,
  /// Structured operations in a region whose extents are not known before it.
  HasLateExtents = 4096,
  /// Integers of more than 32 bits that are not only computed with, or not only
  /// by what upstream emulates.
  HasWideIntegers = 8192,
  /// Functions whose results are not fixed to the bit.
  HasFunctions = 16384,
  /// Buffers of elements that do not fill their bytes, read or written as
  /// vectors.
  HasNarrowVectors = 32768,
  /// Structured operations, whose bodies are of few dialects.
  HasBodies = 65536,
  /// Some of the buffers, functions or branches are the LLVM dialect's: who
  /// looks for all accesses to a buffer does not see them.
  HasPointers = 131072,
  /// Conditions that end the program, which in the LLVM dialect end the
  /// process.
  HasAsserts = 262144,
  /// Buffers of such integers that are only allocated, loaded and stored.
  HasWideMemory = 524288,
  /// A constraint on shapes that does not hold, or may not.
  StopsInConstraint = 1048576,
};

struct PassState;

struct PassOption {
  llvm::StringLiteral name;
  /// As in the text of a pipeline, apart by `|`.
  llvm::StringLiteral values;
  /// Meets a defect of upstream's so often that little behind it is seen.
  bool isRare = false;

  llvm::SmallVector<llvm::StringRef> getValues() const {
    llvm::SmallVector<llvm::StringRef> all;
    values.split(all, '|');
    return all;
  }
};

/// The values of a Boolean option: both, or `true` alone where upstream's
/// default is false.
inline constexpr llvm::StringLiteral flag = "true|false";
inline constexpr llvm::StringLiteral on = "true";

struct PassEntry {
  llvm::StringLiteral name;
  /// `func.func`, or empty: the module.
  llvm::StringLiteral anchor;
  unsigned weight;
  /// A mask of `Level`.
  unsigned levels;
  /// A mask of `Kind`, one of which it has to do with; 0: any operation.
  unsigned needs = 0;
  /// The level after the pass, in the place of `levels`; 0: the same.
  unsigned leadsTo = 0;
  llvm::ArrayRef<PassOption> options = {};
  /// Options that this entry is about: always there.
  llvm::StringLiteral fixed = "";
  /// Masks of `Fact`: a program with one of these is not for this pass; what it
  /// leaves behind; what no longer holds.
  unsigned forbidden = 0, leaves = 0, clears = 0;
  /// Gives the module what the step refers to, and completes the step's text.
  /// False when there is nothing for it in this program.
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

/// The pass that runs scripts (Transforms/Script.h).
llvm::ArrayRef<PassEntry> getScriptPasses();

/// All entries, in a fixed order.
llvm::ArrayRef<const PassEntry *> getPassTable();

/// A mask of `Fact`: of programs with one of these the pass mostly meets the
/// same defect of upstream's, and nothing behind it.
unsigned getFragility(const PassEntry &entry);

/// The entry that a step of a sequence is of, or null: somebody else's step.
const PassEntry *findPassEntry(llvm::StringRef step);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_PASSES_PASSTABLE_H
