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
  let summary = "Mark all functions, so that several threads run their loops";
  let description = [{
    Gives each function the attribute `pad.threads`. In such a function, the
    lowering marks loops whose iterations may run in any order (`pad.parallel`):
    loops over the rows of a padded destination, where each iteration writes its
    part of the border, too, and loops over the result elements of structured
    operations, so that each sum is computed by one thread.
    `padlab-outline-parallel-loops` passes the outermost of these loops to the
    runtime. Everything else runs on the caller's thread. All results have the
    same bits as without threads.
  }];
}

def OutlineParallelLoops
    : Pass<"padlab-outline-parallel-loops", "mlir::ModuleOp"> {
  let summary = "Outline loops that are marked for threads into functions that "
                "the runtime calls";
  let description = [{
    In a function with the attribute `pad.threads`, the outermost loops with the
    mark `pad.parallel` become functions, which `padlab_parallel_for` calls for
    ranges of their iterations. Values that a loop uses from outside are passed
    in a structure. A loop stays in its function if it allocates, may stop the
    program, or calls a function that is not a mathematical one. A loop with a
    single iteration stays, too, but loops inside it may be outlined.

    The pass does not use upstream's passes: `async-parallel-for` turns
    `scf.parallel` into coroutines, which allocate, and `convert-scf-to-openmp`
    needs the runtime and the threads of OpenMP, so that an application could
    not use its own threads.
  }];
  let options = [Option<
      "leastWork", "least-work", "int64_t", /*default=*/"0",
      "The number of operations that are worth a thread: each range has at "
      "least about this many, and a loop that is known to have fewer stays">];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::scf::SCFDialect"
  ];
}

#endif // PADLAB_CODEGEN_THREADPASSES_TD
