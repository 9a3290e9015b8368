// What folding does wrong is one defect, whatever pass or script folds.

// REQUIRES: negative-padding
// RUN: padlab-blame %s --pipelines=passes --json | FileCheck %s
// CHECK: "pass":"fold","pattern":""

module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<1xi32> {padlab.value = dense<1> : tensor<1xi32>},
                  %b: i32 {padlab.value = 2 : i32}) -> tensor<1xi32>
      attributes {padlab.seed = 0 : i64,
                  padlab.passes = "transform-interpreter{entry-point=__transform_0}"} {
    %0 = tensor.pad %a low[-1] high[1] {
    ^bb0(%i: index):
      tensor.yield %b : i32
    } : tensor<1xi32> to tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  transform.named_sequence @__transform_0(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    } : !transform.any_op
    transform.yield
  }
}
