// REQUIRES: corpus-release
// Folding leaves a constant that nothing may be done with, not even lower it:
// who folds alone shows it.

// RUN: padlab-blame %s --pipelines=passes --json | FileCheck %s
// CHECK: "pass":"fold","pattern":""

func.func @main(%a: tensor<?xindex> {padlab.extents = array<i64: 0>}) -> tensor<?xi1>
    attributes {padlab.seed = 0 : i64, padlab.passes = "int-range-optimizations"} {
  %0 = arith.cmpi ugt, %a, %a : tensor<?xindex>
  return %0 : tensor<?xi1>
}
