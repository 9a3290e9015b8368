// Rule 12 of padlab/codegen/PadFusion.h: whole rows before and after the elements stay there when they are reshaped; what is
// padded within rows does not.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
func.func @main(%v: i32 {padlab.value = 7 : i32}) attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %init = tensor.empty() : tensor<4xi32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32>) outs(%init : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %x : i32
    linalg.yield %1 : i32
  } -> tensor<4xi32>
  %2 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  %3 = tensor.pad %2 low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<2x2xi32> to tensor<2x3xi32>
  %expected = arith.constant dense<[[7, 2, 4], [7, 6, 8]]> : tensor<2x3xi32>
  check.expect_eq(%3, %expected) : tensor<2x3xi32>
  return
}
