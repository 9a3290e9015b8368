// Upstream masks what a vectorized generic reads and writes, but not what it
// computes: the lanes that are off are poison, and it divides by them.
//
// RUN: not padlab-diff %s --pipelines=passes | FileCheck %s
// CHECK: introduces-ub passes: arith.remui: the divisor is poison
//
// RUN: padlab-blame %s --pipelines=passes --json | FileCheck %s --check-prefix=BLAME
// BLAME: "pass":"transform-interpreter","pattern":"transform.structured.vectorize"

module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<?xi32> {padlab.extents = array<i64: 3>}, %b: tensor<?xi32> {padlab.extents = array<i64: 3>, padlab.value = dense<[2, 3, 5]> : tensor<3xi32>}) -> tensor<?xi32>
      attributes {padlab.seed = 1 : i64, padlab.passes = "transform-interpreter"} {
    %c0 = arith.constant 0 : index
    %extent = tensor.dim %a, %c0 : tensor<?xi32>
    %init = tensor.empty(%extent) : tensor<?xi32>
    %rest = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]}
        ins(%a, %b : tensor<?xi32>, tensor<?xi32>) outs(%init : tensor<?xi32>) {
    ^bb0(%x: i32, %y: i32, %out: i32):
      %r = arith.remui %x, %y : i32
      linalg.yield %r : i32
    } -> tensor<?xi32>
    return %rest : tensor<?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %generic = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %generic vector_sizes [4] : !transform.any_op
    transform.yield
  }
}
