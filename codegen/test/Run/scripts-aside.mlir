// Passes that run no script do not see any: remove-dead-values would make the
// parameter that the script loops over poison.
// RUN: padlab-run %s --pipeline=passes | FileCheck %s

// CHECK: [3, 5, 7]
module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<3xi32> {padlab.value = dense<[1, 2, 3]> : tensor<3xi32>},
      %b: tensor<3xi32> {padlab.value = dense<[2, 3, 4]> : tensor<3xi32>})
      -> tensor<3xi32> attributes {padlab.seed = 3 : i64,
        padlab.passes = "remove-dead-values,transform-interpreter{entry-point=__transform_0}"} {
    %empty = tensor.empty() : tensor<3xi32>
    %sum = linalg.map { arith.addi } ins(%a, %b : tensor<3xi32>, tensor<3xi32>)
        outs(%empty : tensor<3xi32>)
    return %sum : tensor<3xi32>
  }
  transform.named_sequence @__transform_0(%root: !transform.any_op {transform.readonly}) {
    %add = transform.structured.match ops{["linalg.map"]} in %root : (!transform.any_op) -> !transform.any_op
    %zero = transform.param.constant 0 : i64 -> !transform.param<i64>
    %zeros = transform.merge_handles %zero : !transform.param<i64>
    %each = transform.foreach %add, %zeros : !transform.any_op, !transform.param<i64> -> !transform.any_op {
    ^bb0(%op: !transform.any_op, %number: !transform.param<i64>):
      transform.yield %op : !transform.any_op
    }
    %one = transform.split_handle %each : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_for %one tile_sizes [2]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
