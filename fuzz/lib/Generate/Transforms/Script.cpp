//===- Script.cpp - transform scripts as steps of a sequence --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Script.h"

#include "../../Support/Operations.h"

#include "padlab/dialect/Scripts.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Makes the transforms in `body` run on each function. Each entry matches the
/// functions again, because an earlier entry may have replaced them by copies.
static std::string wrap(const ScriptEntry &entry, StringRef body) {
  std::string text =
      "    %functions = transform.structured.match ops{[\"func.func\"]} in "
      "%root : (!transform.any_op) -> !transform.any_op\n"
      "    transform.foreach %functions : !transform.any_op {\n";
  if (entry.place == Place::Function)
    return text + "    ^bb0(%scope: !transform.any_op):\n" + body.str() +
           "    }\n";
  return text +
         "    ^bb0(%function: !transform.any_op):\n"
         "      transform.alternatives %function : !transform.any_op {\n"
         "      ^bb0(%scope: !transform.any_op):\n" +
         body.str() +
         "      }, {\n"
         "      ^bb0(%scope: !transform.any_op):\n"
         "      }\n"
         "    }\n";
}

std::string generate::writeScript(StringRef name, const Payload &payload,
                                  unsigned level, bool exact, Choices &choices,
                                  ArrayRef<const ScriptEntry *> entries,
                                  const PatternSet *patterns) {
  ScriptWriter writer(choices, payload, exact, level);
  writer.patterns = patterns;
  std::string body;
  for (auto [number, entry] : llvm::enumerate(entries)) {
    if (!entry->write(writer)) {
      writer.takeBody();
      continue;
    }
    std::string block = wrap(*entry, writer.takeBody());
    // Give the handle another name in each block.
    size_t at = 0;
    while ((at = block.find("%functions", at)) != std::string::npos) {
      at += StringRef("%functions").size();
      block.insert(at, std::to_string(number));
    }
    body += block;
    writer.kinds |= entry->makes;
  }
  if (body.empty())
    return {};
  return ("  transform.named_sequence @" + name +
          "(%root: !transform.any_op {transform.readonly})" +
          (exact ? "" : " attributes {" + reassociatesAttr.str() + "}") +
          " {\n" + body + "    transform.yield\n  }\n")
      .str();
}

bool generate::addScript(ModuleOp program, StringRef text) {
  auto parsed = parseSourceString<ModuleOp>(
      ("module attributes {" + withScriptsAttr + "} {\n" + text + "}").str(),
      program.getContext());
  if (!parsed)
    return false;
  Operation *script = &parsed->getBody()->front();
  script->moveBefore(program.getBody(), program.getBody()->end());
  program->setAttr(withScriptsAttr, UnitAttr::get(program.getContext()));
  return true;
}

//===----------------------------------------------------------------------===//
// Drawing
//===----------------------------------------------------------------------===//

/// Guesses the kinds of operations that a program has after passes have lowered
/// it to `level`.
static unsigned guessKinds(unsigned kinds, unsigned level) {
  if (kinds & Structured)
    kinds |= Generics;
  if (level & OnBuffers)
    kinds |= Allocations | Loops | Structured;
  if (level & OnAffineLoops)
    kinds |= Allocations | AffineLoops;
  if (level & OnLoops)
    kinds |= Allocations | Loops | ParallelLoops;
  return kinds;
}

/// Draws a few entries. Each of them applies to operations of the given kinds,
/// or of kinds that the entries before it may make.
static SmallVector<const ScriptEntry *>
drawEntries(unsigned kinds, unsigned level, bool exact, Choices &choices) {
  SmallVector<const ScriptEntry *> entries;
  for (unsigned i = 0, e = 1 + choices.weighted({45, 28, 17, 10}); i < e; ++i) {
    SmallVector<unsigned> weights;
    for (const ScriptEntry *entry : getScriptTable()) {
      bool fits = (entry->levels & level) &&
                  (entry->needs == 0 || (entry->needs & kinds)) &&
                  !(exact && entry->reassociates);
      weights.push_back(fits ? entry->weight : 0);
    }
    entries.push_back(getScriptTable()[choices.weighted(weights)]);
    kinds |= entries.back()->makes;
  }
  return entries;
}

std::string generate::findFreeScriptName(ModuleOp program) {
  for (unsigned i = 0;; ++i) {
    std::string name = "__transform_" + std::to_string(i);
    if (!program.lookupSymbol(name))
      return name;
  }
}

bool generate::extendWithScript(ModuleOp program, const PassState &state,
                                Choices &choices, std::string &step) {
  Payload payload = Payload::of(program);
  payload.kinds = guessKinds(payload.kinds, state.level);
  bool exact = state.facts & RoundsFloats;
  return extendWithScript(
      program, state, payload, choices,
      drawEntries(payload.kinds, state.level, exact, choices),
      /*patterns=*/nullptr, step);
}

bool generate::extendWithScript(ModuleOp program, const PassState &state,
                                const Payload &payload, Choices &choices,
                                ArrayRef<const ScriptEntry *> entries,
                                const PatternSet *patterns, std::string &step) {
  bool exact = state.facts & RoundsFloats;
  std::string name = findFreeScriptName(program);
  std::string text = writeScript(name, payload, state.level, exact, choices,
                                 entries, patterns);
  if (text.empty())
    return false;
  if (!addScript(program, text))
    llvm::report_fatal_error(
        llvm::Twine("the generator wrote a script that does not parse:\n") +
        text);
  step = makeScriptStep(name);
  return hasLegalScript(program, state, step);
}

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

static Operation *findScript(ModuleOp program, StringRef step) {
  StringRef name = getScriptOfStep(step);
  return name.empty() ? nullptr : SymbolTable::lookupSymbolIn(program, name);
}

/// Returns whether the script moves allocations. This is only valid before
/// deallocations are inserted.
static bool movesAllocations(Operation *script) {
  return hasOperation(script, [](Operation *op) {
    return op->getName().getStringRef() ==
           "transform.bufferization.buffer_loop_hoisting";
  });
}

bool generate::hasLegalScript(ModuleOp program, const PassState &state,
                              StringRef step) {
  if (getScriptOfStep(step).empty())
    return true;
  Operation *script = findScript(program, step);
  if (!script || (state.facts & HasPointers) ||
      (script->hasAttr(reassociatesAttr) && (state.facts & RoundsFloats)))
    return false;
  constexpr unsigned owned = FreesBuffers | HasMemory | HasMixture;
  return !(state.facts & owned) || !movesAllocations(script);
}

unsigned generate::getFactsOfScript(ModuleOp program, StringRef step) {
  unsigned facts = 0;
  if (Operation *script = findScript(program, step))
    script->walk([&](Operation *op) {
      StringRef name = op->getName().getStringRef();
      // These transforms make views of buffers and buffers on the stack, for
      // which upstream cannot emulate wide integers.
      if (name.starts_with("transform.apply_patterns.memref.") ||
          name.starts_with("transform.memref."))
        facts |= HasWideIntegers;
      if (!name.consume_front("transform.structured."))
        return;
      if (name.starts_with("pack"))
        facts |= HasUnbufferizable;
      if (name.starts_with("vectorize"))
        facts |= HasVectors;
    });
  return facts;
}

//===----------------------------------------------------------------------===//
// All transforms of the table
//===----------------------------------------------------------------------===//

llvm::ArrayRef<const ScriptEntry *> generate::getScriptTable() {
  static const std::vector<const ScriptEntry *> table = [] {
    std::vector<const ScriptEntry *> all;
    for (llvm::ArrayRef<ScriptEntry> entries :
         {getPatternScripts(), getTilingScripts(), getReductionScripts(),
          getFusionScripts(), getStructuredScripts(), getPaddingScripts(),
          getPackingScripts(), getVectorScripts(), getLoopScripts(),
          getBufferScripts()})
      for (const ScriptEntry &entry : entries)
        all.push_back(&entry);
    return all;
  }();
  return table;
}

llvm::ArrayRef<PassEntry> generate::getScriptPasses() {
  static const PassEntry entries[] = {
      modulePass("transform-interpreter", 60, anyLevel & ~OnBranches)
          .extendedBy(extendWithScript),
  };
  return entries;
}

// The table does not list those transforms of LLVM 22.1.8 that
//
//  * need promises that no generator can keep: loop.fuse_sibling (loops
//    that do not depend on each other), scf.take_assumed_branch,
//    memref.multibuffer {skip_analysis}, vectorize
//    {assume_dynamic_dims_match_vec_sizes}, split_transfer_full_partial
//    "force-in-bounds", bufferize_to_allocation {emit_dealloc} and
//    "memref.alloca" (of values that outlive the block);
//  * change what callers see: func.replace_func_signature, func.cast_and_call,
//    func.deduplicate_func_args, structured.replace (for experiments only);
//  * contract additions and products, or ask for instructions that the CPU may
//    lack: apply_patterns.x86vector.vector_contract_*, arm_neon, arm_sve;
//  * lower to the LLVM dialect, as only padlab's own lowering does:
//    apply_conversion_patterns.*;
//  * are about GPUs: gpu.*, nvgpu.*, structured.gpu.*, xegpu.*;
//  * only find, check or print: match.*, debug.*, verify, dlti.query.
