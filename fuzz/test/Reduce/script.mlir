// REQUIRES: corpus-release
// Scripts lose the transforms that the defect does without, and the copies that
// these work on.
// RUN: padlab-reduce %s --pipelines=unfused,passes -o %t
// RUN: FileCheck %s < %t
// RUN: mlir-opt %t -o /dev/null

// CHECK: padlab.passes = "transform-interpreter{entry-point=__transform_1}"
// CHECK: transform.named_sequence @__transform_1
// CHECK-NEXT: transform.structured.match ops{["linalg.generic"]} in %{{[^ ]*}} :
// CHECK-NEXT: transform.structured.flatten_elementwise
// CHECK-NEXT: transform.yield
module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<2xi32>, %b: tensor<1x2xi32>) -> tensor<1x2xi32> attributes {
      padlab.seed = 1 : i64,
      padlab.passes = "transform-interpreter{entry-point=__transform_0},transform-interpreter{entry-point=__transform_1}"} {
    %0 = linalg.generic {
        indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%a : tensor<2xi32>) outs(%b : tensor<1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x2xi32>
    return %0 : tensor<1x2xi32>
  }
  transform.named_sequence @__transform_0(%root: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_1(%root: !transform.any_op {transform.readonly}) {
    %functions0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %functions0 : !transform.any_op {
    ^bb0(%function: !transform.any_op):
      transform.apply_cse to %function : !transform.any_op
    }
    %functions1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %functions1 : !transform.any_op {
    ^bb0(%function: !transform.any_op):
      transform.alternatives %function : !transform.any_op {
      ^bb0(%scope: !transform.any_op):
        %0 = transform.structured.match ops{["linalg.generic"]} in %scope : (!transform.any_op) -> !transform.any_op
        %part = transform.split_handle %0 : (!transform.any_op) -> !transform.any_op
        %1 = transform.structured.flatten_elementwise %part : (!transform.any_op) -> !transform.any_op
      }, {
      ^bb0(%scope: !transform.any_op):
      }
    }
    transform.yield
  }
}
