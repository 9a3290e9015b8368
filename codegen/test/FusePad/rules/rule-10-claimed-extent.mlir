// Rule 10 of padlab/codegen/PadFusion.h: the branch is not taken, and %m has not
// the extent that the pad's type claims there.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
// RUN: padlab-opt %s --padlab-fuse-pad | FileCheck %s
// CHECK: scf.if
// CHECK: pad.generic
func.func @main(%n: index {padlab.value = 3 : index}, %no: i1 {padlab.value = false})
    attributes {padlab.seed = 1 : i64} {
  %c7 = arith.constant 7 : i32
  %other = arith.constant dense<[5, 6]> : tensor<2xi32>
  %init = tensor.empty(%n) : tensor<?xi32>
  %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%init : tensor<?xi32>) {
  ^bb0(%y: i32):
    %i = linalg.index 0 : index
    %x = arith.index_cast %i : index to i32
    linalg.yield %x : i32
  } -> tensor<?xi32>
  %r = scf.if %no -> tensor<2xi32> {
    %p = tensor.pad %m low[1] high[0] {
    ^bb0(%i: index):
      tensor.yield %c7 : i32
    } : tensor<?xi32> to tensor<2xi32>
    scf.yield %p : tensor<2xi32>
  } else {
    scf.yield %other : tensor<2xi32>
  }
  check.expect_eq(%r, %other) : tensor<2xi32>
  %all = tensor.cast %m : tensor<?xi32> to tensor<3xi32>
  %expected = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  check.expect_eq(%all, %expected) : tensor<3xi32>
  return
}
