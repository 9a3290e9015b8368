// Rule 15 of padlab/codegen/PadFusion.h: a row of padding is multiplied by factors
// that differ, so that no single one of them stands for all.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
func.func @main(%v: i32 {padlab.value = 7 : i32}) attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %a = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %b = arith.constant dense<[3, 5]> : tensor<2xi32>
  %0 = tensor.pad %a low[0, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<1x2xi32> to tensor<2x2xi32>
  %empty = tensor.empty() : tensor<2xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%0, %b : tensor<2x2xi32>, tensor<2xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32, %sum: i32):
    %2 = arith.muli %x, %y : i32
    %3 = arith.addi %sum, %2 : i32
    linalg.yield %3 : i32
  } -> tensor<2xi32>
  %expected = arith.constant dense<[13, 56]> : tensor<2xi32>
  check.expect_eq(%1, %expected) : tensor<2xi32>
  return
}
