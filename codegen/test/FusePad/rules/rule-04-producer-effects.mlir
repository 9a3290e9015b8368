// Rule 4 of padlab/codegen/PadFusion.h: the body reads memory that is written between producer and pad.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
#id = affine_map<(i) -> (i)>
func.func @main(%before: i32 {padlab.value = 1 : i32},
                %after: i32 {padlab.value = 2 : i32})
    attributes {padlab.seed = 1 : i64} {
  %m = memref.alloc() : memref<i32>
  memref.store %before, %m[] : memref<i32>
  %a = arith.constant dense<[10, 20]> : tensor<2xi32>
  %init = tensor.empty() : tensor<2xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = memref.load %m[] : memref<i32>
    %2 = arith.addi %x, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<2xi32>
  memref.store %after, %m[] : memref<i32>
  %3 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %after : i32
  } : tensor<2xi32> to tensor<4xi32>
  %expected = arith.constant dense<[2, 11, 21, 2]> : tensor<4xi32>
  check.expect_eq(%3, %expected) : tensor<4xi32>
  memref.dealloc %m : memref<i32>
  return
}
