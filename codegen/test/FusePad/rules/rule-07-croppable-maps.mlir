// Rule 7 of padlab/codegen/PadFusion.h: the last three of these four points read no box of the input: pairs come apart.
// REQUIRES: negative-padding
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
func.func @main(%low: index {padlab.value = -1 : index}, %v: i32 {padlab.value = 7 : i32})
    attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[10, 20]> : tensor<2xi32>
  %init = tensor.empty() : tensor<4xi32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i floordiv 2)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<4xi32>
  %2 = tensor.pad %0 low[%low] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<4xi32> to tensor<?xi32>
  %expected = arith.constant dense<[10, 20, 20, 7]> : tensor<4xi32>
  %dynamic = tensor.cast %expected : tensor<4xi32> to tensor<?xi32>
  check.expect_eq(%2, %dynamic) : tensor<?xi32>
  return
}
