// Rule 13 of padlab/codegen/PadFusion.h: the last point of the consumer, of the padding, is the one that stays in memory.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
#id = affine_map<(i) -> (i)>
func.func @main(%v: i32 {padlab.value = 7 : i32}) attributes {padlab.seed = 1 : i64} {
  %m = memref.alloc() : memref<i32>
  %a = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<3xi32> to tensor<5xi32>
  %init = tensor.empty() : tensor<5xi32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<5xi32>) outs(%init : tensor<5xi32>) {
  ^bb0(%x: i32, %y: i32):
    memref.store %x, %m[] : memref<i32>
    linalg.yield %x : i32
  } -> tensor<5xi32>
  %last = memref.load %m[] : memref<i32>
  %stored = tensor.from_elements %last : tensor<1xi32>
  %expected = arith.constant dense<7> : tensor<1xi32>
  check.expect_eq(%stored, %expected) : tensor<1xi32>
  %all = arith.constant dense<[7, 10, 20, 30, 7]> : tensor<5xi32>
  check.expect_eq(%1, %all) : tensor<5xi32>
  memref.dealloc %m : memref<i32>
  return
}
