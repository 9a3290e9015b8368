// Rule 14 of padlab/codegen/PadFusion.h: the padding is one of the terms.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
func.func @main(%v: i32 {padlab.value = 7 : i32}) attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %0 = tensor.pad %a low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<3xi32>
  %empty = tensor.empty() : tensor<1xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<1xi32>) -> tensor<1xi32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%0 : tensor<3xi32>) outs(%init : tensor<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %2 = arith.addi %x, %y : i32
    linalg.yield %2 : i32
  } -> tensor<1xi32>
  %expected = arith.constant dense<10> : tensor<1xi32>
  check.expect_eq(%1, %expected) : tensor<1xi32>
  return
}
