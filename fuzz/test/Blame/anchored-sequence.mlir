// The form of `--pass-pipeline` runs, is blamed and is reduced like a plain list.

// RUN: padlab-blame %s --pipelines=passes | FileCheck %s
// CHECK: mismatch passes: result 0
// CHECK: blame: test-linalg-pad-fusion / (anonymous namespace)::FusePadOp, application 1
//
// RUN: padlab-reduce %s --pipelines=passes -o %t.mlir
// RUN: FileCheck %s --check-prefix=SMALL < %t.mlir
// SMALL: padlab.passes = "test-linalg-pad-fusion"

#id = affine_map<(d0) -> (d0)>
func.func @main(%init: tensor<3xi32>) -> tensor<5xi32>
    attributes {padlab.seed = 1 : i64,
                padlab.passes = "builtin.module(func.func(cse), test-linalg-pad-fusion)"} {
  %c7 = arith.constant 7 : i32
  %g = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%init : tensor<3xi32>) {
  ^bb0(%o: i32):
    linalg.yield %o : i32
  } -> tensor<3xi32>
  %p = tensor.pad %g low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %c7 : i32
  } : tensor<3xi32> to tensor<5xi32>
  return %p : tensor<5xi32>
}
