// Upstream takes two vectors for apart where their first elements are: iteration
// 1 reads what iteration 0 writes. Native code runs them in order, and is right.
//
// RUN: not padlab-diff %s --pipelines=passes | FileCheck %s
// CHECK: introduces-ub passes: affine.vector_load: touches what another iteration of a parallel loop writes or reads
//
// RUN: not padlab-diff %s --pipelines=passes --json | FileCheck %s --check-prefix=JSON
// JSON: "compiled":true,"fired":true,"interpreted":true,"pipeline":"passes"
// JSON-SAME: "interpreted":true,"kind":"introduces-ub"
//
// RUN: padlab-blame %s --pipelines=passes --json | FileCheck %s --check-prefix=BLAME
// BLAME: "pass":"affine-parallelize"
// BLAME-SAME: "reference":"differs"

func.func @main(%t: tensor<8xi32>) -> tensor<8xi32>
    attributes {padlab.seed = 1 : i64, padlab.passes = "func.func(affine-parallelize)"} {
  %m = memref.alloc() : memref<8xi32>
  %from = bufferization.to_buffer %t read_only : tensor<8xi32> to memref<8xi32>
  memref.copy %from, %m : memref<8xi32> to memref<8xi32>
  affine.for %i = 0 to 3 {
    %v = affine.vector_load %m[2 * %i] : memref<8xi32>, vector<4xi32>
    %sum = arith.addi %v, %v : vector<4xi32>
    affine.vector_store %sum, %m[2 * %i] : memref<8xi32>, vector<4xi32>
  }
  %result = bufferization.to_tensor %m restrict : memref<8xi32> to tensor<8xi32>
  return %result : tensor<8xi32>
}
