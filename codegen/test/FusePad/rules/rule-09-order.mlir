// Rule 9 of padlab/codegen/PadFusion.h: the amount is computed from what is padded.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
#id = affine_map<(i) -> (i)>
func.func @main(%v: i32 {padlab.value = 7 : i32}) attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %init = tensor.empty() : tensor<2xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2xi32>
  %first = tensor.extract %0[%c0] : tensor<2xi32>
  %amount = arith.index_castui %first : i32 to index
  %bounded = affine.min affine_map<()[s] -> (s, 3)>()[%amount]
  %high = affine.max affine_map<()[s] -> (s, 0)>()[%bounded]
  %2 = tensor.pad %0 low[0] high[%high] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<?xi32>
  %expected = arith.constant dense<[1, 2, 7]> : tensor<3xi32>
  %dynamic = tensor.cast %expected : tensor<3xi32> to tensor<?xi32>
  check.expect_eq(%2, %dynamic) : tensor<?xi32>
  return
}
