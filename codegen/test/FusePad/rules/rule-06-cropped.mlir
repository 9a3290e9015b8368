// Rule 6 of padlab/codegen/PadFusion.h: the first column goes, and may not be
// written where the row before ends.
// REQUIRES: negative-padding
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
#id = affine_map<(i, j) -> (i, j)>
func.func @main(%low: index {padlab.value = -1 : index}, %v: i32 {padlab.value = 7 : i32})
    attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %init = tensor.empty() : tensor<2x2xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<2x2xi32>) outs(%init : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %x : i32
    linalg.yield %1 : i32
  } -> tensor<2x2xi32>
  %2 = tensor.pad %0 low[0, %low] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<2x2xi32> to tensor<2x?xi32>
  %expected = arith.constant dense<[[4, 7], [8, 7]]> : tensor<2x2xi32>
  %dynamic = tensor.cast %expected : tensor<2x2xi32> to tensor<2x?xi32>
  check.expect_eq(%2, %dynamic) : tensor<2x?xi32>
  return
}
