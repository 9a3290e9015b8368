// REQUIRES: corpus-release
// A conversion that is stopped after its first pattern leaves a program that
// does not verify: that pattern is not the guilty one.

// RUN: padlab-blame %s --pipelines=passes --json | FileCheck %s
// CHECK: "pass":"convert-to-llvm","pattern":"{{.*}}DeallocOpLowering"

func.func @main(%n: index) -> index
    attributes {padlab.seed = 0 : i64, padlab.passes = "convert-to-llvm"} {
  %true = arith.constant true
  %alloc = memref.alloc(%n) : memref<?xi32, 2>
  cf.cond_br %true, ^bb1, ^bb1
^bb1:
  memref.dealloc %alloc : memref<?xi32, 2>
  return %n : index
}
