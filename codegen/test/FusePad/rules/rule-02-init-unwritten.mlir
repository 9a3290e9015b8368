// Rule 2 of padlab/codegen/PadFusion.h: the second column keeps what the init holds.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
func.func @main(%v: i32 {padlab.value = 7 : i32}) attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %init = arith.constant dense<10> : tensor<2x2xi32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, 0)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2x2xi32>
  %2 = tensor.pad %0 low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<2x2xi32> to tensor<2x3xi32>
  %expected = arith.constant dense<[[7, 1, 10], [7, 2, 10]]> : tensor<2x3xi32>
  check.expect_eq(%2, %expected) : tensor<2x3xi32>
  return
}
