//===- LoopPasses.td - marks that control loops ------------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LOOPPASSES_TD
#define PADLAB_CODEGEN_LOOPPASSES_TD

include "mlir/Pass/PassBase.td"

def KeepNests : Pass<"padlab-keep-nests", "mlir::ModuleOp"> {
  let summary = "Prevent LLVM from unrolling loops that contain long loops";
  let description = [{
    LLVM fully unrolls a loop of constant length if its body is short, even if
    the body contains another loop; it then vectorizes each copy of the inner
    loop and unrolls it again. The pass annotates an `scf.for` so that it stays
    a loop if unrolling would make more than 16 copies of an innermost loop, and
    these would have more than 64 iterations in all.
  }];
  let dependentDialects = ["mlir::LLVM::LLVMDialect"];
}

def MarkUncalled : Pass<"padlab-mark-uncalled", "mlir::ModuleOp"> {
  let summary = "Mark functions that nothing in the module calls: passes "
                "assume that their arguments are different buffers";
  let description = [{
    Operations of the module may pass one buffer as two arguments of a function.
    Callers outside of the module must not do that (docs/memory-semantics.md).
    If no operation of the module calls a function or takes its address, its
    arguments are therefore different buffers. Such a function gets the
    attribute `pad.uncalled`, for passes on functions that change the order of
    accesses: `padlab-buffers-to-loops` and `padlab-fuse-nests`. These assume
    that the arguments of a function without the attribute may be parts of one
    buffer. `padlab-loops-to-llvm` removes it.

    The pass marks only functions with memrefs as arguments for which a later
    pass reads the mark. If a module has none, the pass only looks at its list
    of functions.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "Mark functions for `padlab-buffers-to-loops{tuned=true}` and "
      "`padlab-fuse-nests`, too. Without this option, mark only functions with "
      "the attribute `pad.threads`, because only those need the mark">];
}

#endif // PADLAB_CODEGEN_LOOPPASSES_TD
