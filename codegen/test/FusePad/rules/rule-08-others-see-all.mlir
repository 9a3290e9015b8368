// Rule 8 of padlab/codegen/PadFusion.h: another use sees what the pad crops.
// REQUIRES: negative-padding
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
#id = affine_map<(i) -> (i)>
func.func @main(%low: index {padlab.value = -1 : index}, %v: i32 {padlab.value = 7 : i32})
    attributes {padlab.seed = 1 : i64} {
  %c3 = arith.constant 3 : index
  %c = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %a = tensor.cast %c : tensor<3xi32> to tensor<?xi32>
  %init = tensor.empty(%c3) : tensor<?xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi32>) outs(%init : tensor<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %x : i32
    linalg.yield %1 : i32
  } -> tensor<?xi32>
  %2 = tensor.pad %0 low[%low] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<?xi32> to tensor<?xi32>
  %padded = arith.constant dense<[4, 6, 7]> : tensor<3xi32>
  %dynamic = tensor.cast %padded : tensor<3xi32> to tensor<?xi32>
  check.expect_eq(%2, %dynamic) : tensor<?xi32>
  %produced = arith.constant dense<[2, 4, 6]> : tensor<3xi32>
  %all = tensor.cast %produced : tensor<3xi32> to tensor<?xi32>
  check.expect_eq(%0, %all) : tensor<?xi32>
  return
}
