//===- LoopPasses.td - marks for what becomes of loops ------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LOOPPASSES_TD
#define PADLAB_CODEGEN_LOOPPASSES_TD

include "mlir/Pass/PassBase.td"

def KeepNests : Pass<"padlab-keep-nests", "mlir::ModuleOp"> {
  let summary = "Keep LLVM from unrolling loops around long inner loops";
  let description = [{
    LLVM unrolls a loop of constant length wholly where its body is short,
    whether or not the body is a loop, and makes vectors of each copy of the
    inner loop and unrolls that again afterwards. An `scf.for` that would have
    more copies of its innermost loops than a window has elements, and more
    iterations of them than code is worth, is annotated so that it stays a loop.
  }];
  let dependentDialects = ["mlir::LLVM::LLVMDialect"];
}

def MarkUncalled : Pass<"padlab-mark-uncalled", "mlir::ModuleOp"> {
  let summary = "Mark functions that only callers outside of the module call";
  let description = [{
    Two arguments of a function are one buffer where the program calls it so.
    Who calls it from outside must not do that (docs/memory-semantics.md), so
    that the arguments of a function to which no operation of the module refers,
    by a call or by its address, are different buffers. Such a function gets the
    attribute `pad.uncalled`, for the passes on functions that change the order
    of accesses: `padlab-buffers-to-loops` and `padlab-fuse-nests`. Without the
    mark they take arguments for parts of one buffer. `padlab-loops-to-llvm`
    removes it.

    A module none of whose functions has use for the mark pays for a look at its
    functions.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "Mark functions for `padlab-buffers-to-loops{tuned=true}` and "
      "`padlab-fuse-nests`, too: the others ask only where `pad.threads` is set">];
}

#endif // PADLAB_CODEGEN_LOOPPASSES_TD
