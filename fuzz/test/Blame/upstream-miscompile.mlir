// The pass is found among others, the pattern in the pass.

// RUN: padlab-blame %s --pipelines=passes | FileCheck %s
// CHECK: mismatch passes: result 0
// CHECK: blame: test-linalg-pad-fusion / (anonymous namespace)::FusePadOp, application 1
// CHECK: // before
// CHECK-NOT: linalg.fill
// CHECK: // after
// CHECK: linalg.fill

// RUN: padlab-blame %s --pipelines=passes --json | FileCheck %s --check-prefix=JSON
// JSON: "pass":"test-linalg-pad-fusion","pattern":"(anonymous namespace)::FusePadOp"

// Our own fusion is innocent.
// RUN: sh -c 'padlab-blame %s --pipeline=fused 2>&1; test $? -eq 6'

#id = affine_map<(d0) -> (d0)>
func.func @main(%init: tensor<3xi32>) -> tensor<5xi32>
    attributes {padlab.seed = 1 : i64,
                padlab.passes = "func.func(cse),test-linalg-pad-fusion,canonicalize"} {
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
