// A transposition in two tiles of 24 rows, which do 6 of the 42 rows twice.
// RUN: padlab-diff %s --pipelines=fused:clean-loops,fused-frame@x86-64-v2:clean-loops | FileCheck %s
// CHECK: agree (fused:clean-loops, fused-frame@x86-64-v2:clean-loops)
func.func @main(%a: tensor<129x42xf32>, %v: f32) -> tensor<45x134xf32> attributes {padlab.seed = 7 : i64} {
  %init = tensor.empty() : tensor<42x129xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<129x42xf32>) outs(%init : tensor<42x129xf32>) {
  ^bb0(%x: f32, %u: f32):
    %s = arith.mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<42x129xf32>
  %p = tensor.pad %t low[1, 2] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<42x129xf32> to tensor<45x134xf32>
  return %p : tensor<45x134xf32>
}
