//===- LoopPasses.td - what LLVM is told of loops -----------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LOOPPASSES_TD
#define PADLAB_CODEGEN_LOOPPASSES_TD

include "mlir/Pass/PassBase.td"

def KeepNests : Pass<"padlab-keep-nests", "mlir::ModuleOp"> {
  let summary = "Have LLVM not unroll loops around many iterations of others";
  let description = [{
    LLVM unrolls a loop of constant length wholly where its body is short,
    whether or not the body is a loop, and makes vectors of each copy of the
    inner loop and unrolls that again afterwards. An `scf.for` that would have
    more copies of its innermost loops than a window has elements, and more
    iterations of them than code is worth, is annotated so that it stays a loop.
  }];
  let dependentDialects = ["mlir::LLVM::LLVMDialect"];
}

#endif // PADLAB_CODEGEN_LOOPPASSES_TD
