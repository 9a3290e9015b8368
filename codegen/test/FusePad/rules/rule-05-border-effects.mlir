// Rule 5 of padlab/codegen/PadFusion.h: the region counts, in row-major order.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
#id = affine_map<(i, j) -> (i, j)>
func.func @main(%zero: i32 {padlab.value = 0 : i32}) attributes {padlab.seed = 1 : i64} {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  %a = arith.constant dense<10> : tensor<1x1xi32>
  %init = tensor.empty() : tensor<1x1xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<1x1xi32>) outs(%init : tensor<1x1xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<1x1xi32>
  %3 = tensor.pad %0 low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    %n = memref.load %m[] : memref<i32>
    %next = arith.addi %n, %one : i32
    memref.store %next, %m[] : memref<i32>
    tensor.yield %next : i32
  } : tensor<1x1xi32> to tensor<3x3xi32>
  %expected = arith.constant dense<[[1, 2, 3], [4, 10, 5], [6, 7, 8]]> : tensor<3x3xi32>
  check.expect_eq(%3, %expected) : tensor<3x3xi32>
  memref.dealloc %m : memref<i32>
  return
}
