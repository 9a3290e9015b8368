//===- ThreadPasses.td - loops for several threads --*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_THREADPASSES_TD
#define PADLAB_CODEGEN_THREADPASSES_TD

include "mlir/Pass/PassBase.td"

def UseThreads : Pass<"padlab-use-threads"> {
  let summary = "Mark the loops of all functions for several threads";
  let description = [{
    Gives each function the attribute `pad.threads`. The lowering marks loops
    whose iterations no order binds in such a function (`pad.parallel`): over rows
    of a padded destination, each with its part of the border, and over the
    elements of what structured operations compute, so that each sum stays in one
    thread. `padlab-outline-parallel-loops` hands the outermost of these to the
    runtime. Everything else runs on the caller, and no bit of a result differs.
  }];
}

def OutlineParallelLoops
    : Pass<"padlab-outline-parallel-loops", "mlir::ModuleOp"> {
  let summary = "Outline loops that are marked for threads into calls of the "
                "runtime";
  let description = [{
    In a function with the attribute `pad.threads`, the outermost loops with the
    mark `pad.parallel` become functions, which `padlab_parallel_for` calls for
    ranges of their iterations. Values that a loop uses from outside are passed
    in a structure. A loop stays if it calls functions, allocates, or may stop
    the program; so does one with a single iteration, in favour of the loops
    inside.

    Upstream's passes are not used: `async-parallel-for` turns loops of
    `scf.parallel` into coroutines, which allocate, and `convert-scf-to-openmp`
    needs OpenMP's runtime and its threads, so that an application could not use
    its own.
  }];
  let options = [Option<
      "leastWork", "least-work", "int64_t", /*default=*/"0",
      "Operations that are worth a thread: a range has about as many at least, "
      "and a loop that is known to have fewer stays">];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::scf::SCFDialect"
  ];
}

#endif // PADLAB_CODEGEN_THREADPASSES_TD
