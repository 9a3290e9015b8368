// Rule 10 of padlab/codegen/PadFusion.h: the loop runs no time, and the region would divide by zero.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
#id = affine_map<(i) -> (i)>
func.func @main(%none: index {padlab.value = 0 : index}, %zero: i32 {padlab.value = 0 : i32})
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %init = tensor.empty() : tensor<2xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2xi32>
  %start = arith.constant dense<5> : tensor<4xi32>
  %last = scf.for %n = %c0 to %none step %c1 iter_args(%t = %start) -> tensor<4xi32> {
    %2 = tensor.pad %0 low[1] high[1] {
    ^bb0(%i: index):
      %quotient = arith.divsi %zero, %zero : i32
      tensor.yield %quotient : i32
    } : tensor<2xi32> to tensor<4xi32>
    scf.yield %2 : tensor<4xi32>
  }
  check.expect_eq(%last, %start) : tensor<4xi32>
  return
}
