// Rule 11 of padlab/codegen/PadFusion.h: a program that is undefined where it runs, which this one does not, stays valid.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
#id = affine_map<(i) -> (i)>
func.func private @impossible(%v: i32) -> tensor<?xi32> {
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %init = tensor.empty() : tensor<2xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2xi32>
  %high = arith.constant -3 : index
  %2 = tensor.pad %0 low[1] high[%high] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<?xi32>
  return %2 : tensor<?xi32>
}
func.func @main(%never: i1 {padlab.value = 0 : i1}, %v: i32 {padlab.value = 7 : i32})
    attributes {padlab.seed = 1 : i64} {
  %start = arith.constant dense<5> : tensor<4xi32>
  %same = tensor.cast %start : tensor<4xi32> to tensor<?xi32>
  %last = scf.if %never -> tensor<?xi32> {
    %0 = func.call @impossible(%v) : (i32) -> tensor<?xi32>
    scf.yield %0 : tensor<?xi32>
  } else {
    scf.yield %same : tensor<?xi32>
  }
  check.expect_eq(%last, %same) : tensor<?xi32>
  return
}
