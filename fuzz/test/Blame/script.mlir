// Of a script the guilty operation is named, and the pattern in it.

// RUN: padlab-blame %s --pipelines=passes --json | FileCheck %s
// CHECK: "pass":"transform-interpreter","pattern":"transform.apply_registered_pass test-linalg-pad-fusion: (anonymous namespace)::FusePadOp"
// CHECK-SAME: "step":"transform-interpreter{entry-point=__transform_0}"

#id = affine_map<(d0) -> (d0)>
module attributes {transform.with_named_sequence} {
  func.func @main(%init: tensor<3xi32>) -> tensor<5xi32>
      attributes {padlab.seed = 1 : i64,
                  padlab.passes = "canonicalize,transform-interpreter{entry-point=__transform_0},cse"} {
    %c7 = arith.constant 7 : i32
    %g = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
        outs(%init : tensor<3xi32>) {
    ^bb0(%o: i32):
      %s = arith.addi %o, %o : i32
      linalg.yield %s : i32
    } -> tensor<3xi32>
    %p = tensor.pad %g low[1] high[1] {
    ^bb0(%i: index):
      tensor.yield %c7 : i32
    } : tensor<3xi32> to tensor<5xi32>
    return %p : tensor<5xi32>
  }
  transform.named_sequence @__transform_0(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
    %b = transform.apply_registered_pass "test-linalg-pad-fusion" to %a : (!transform.any_op) -> !transform.any_op
    %c = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
