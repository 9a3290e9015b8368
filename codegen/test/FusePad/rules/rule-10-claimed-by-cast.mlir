// Rule 10 of padlab/codegen/PadFusion.h: the loop runs no time, and the cast in
// it claims an extent that %m has not.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
func.func @main(%n: index {padlab.value = 3 : index}, %none: index {padlab.value = 0 : index})
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %start = arith.constant dense<5> : tensor<3xi32>
  %begin = tensor.cast %start : tensor<3xi32> to tensor<?xi32>
  %init = tensor.empty(%n) : tensor<?xi32>
  %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%init : tensor<?xi32>) {
  ^bb0(%y: i32):
    %i = linalg.index 0 : index
    %x = arith.index_cast %i : index to i32
    linalg.yield %x : i32
  } -> tensor<?xi32>
  %r = scf.for %k = %c0 to %none step %c1 iter_args(%t = %begin) -> tensor<?xi32> {
    %s = tensor.cast %m : tensor<?xi32> to tensor<1xi32>
    %p = tensor.pad %s low[1] high[0] {
    ^bb0(%i: index):
      tensor.yield %c7 : i32
    } : tensor<1xi32> to tensor<2xi32>
    %d = tensor.cast %p : tensor<2xi32> to tensor<?xi32>
    scf.yield %d : tensor<?xi32>
  }
  %same = tensor.cast %r : tensor<?xi32> to tensor<3xi32>
  check.expect_eq(%same, %start) : tensor<3xi32>
  %all = tensor.cast %m : tensor<?xi32> to tensor<3xi32>
  %expected = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  check.expect_eq(%all, %expected) : tensor<3xi32>
  return
}
