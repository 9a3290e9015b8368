//===- ScriptTable.cpp - all transforms of the table ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Script.h"

using namespace padlab;
using namespace padlab::generate;

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
