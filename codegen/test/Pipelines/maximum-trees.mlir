// Maxima and minima of rows: x86 without AVX-512 takes instructions that ignore
// NaN and the signs of zeros, and puts both back once for a row
// (MaximumTrees.h). Rows of one number with a special one in the middle, in
// each combination of the two.
// REQUIRES: x86-64-v3
// RUN: padlab-diff %s --pipelines=fused@x86-64-v3:clean-loops:O2,fused@x86-64-v2:clean-loops:O2,fused@native:clean-loops:O2
// RUN: padlab-diff %s --pipelines=fused@x86-64-v3:tiny-loops:O1,fused-inexact@x86-64-v3:clean-loops:O2
// RUN: padlab-compile %s --cpu=x86-64-v3 -o %t.o --header=%t.h
// RUN: llvm-objdump -d %t.o | FileCheck %s --implicit-check-not='vblendvps{{.*}}ymm'

// Signs and NaN of the rows' vectors are combined.
// CHECK-DAG: vandps {{.*}}ymm
// CHECK-DAG: vcmpunordps {{.*}}ymm
// CHECK-DAG: vorps {{.*}}ymm
// CHECK-DAG: vmaxps {{.*}}ymm
// CHECK-DAG: vminps {{.*}}ymm

#row = affine_map<(i, j, k) -> (i)>
#column = affine_map<(i, j, k) -> (j)>
#sums = affine_map<(i, j, k) -> (i, j)>
#all = affine_map<(i, j, k) -> (i, j, k)>
func.func @main(
    %a: tensor<10xf32> {padlab.value = dense<[0xFF800000, -1.0, 0x80000001, -0.0, 0.0, 0x00000001, 1.0, 0x7F800000, 0x7FC00000, 0x7FA00000]> : tensor<10xf32>})
    -> (tensor<10x10x97xf32>, tensor<10x10xf32>, tensor<10x10xf32>) attributes {padlab.seed = 1 : i64} {
  %middle = arith.constant 37 : index
  %least = arith.constant 0xFF800000 : f32
  %most = arith.constant 0x7F800000 : f32
  %empty = tensor.empty() : tensor<10x10x97xf32>
  %rows = linalg.generic {indexing_maps = [#row, #column, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a, %a : tensor<10xf32>, tensor<10xf32>) outs(%empty : tensor<10x10x97xf32>) {
  ^bb0(%x: f32, %y: f32, %unused: f32):
    %k = linalg.index 2 : index
    %is_middle = arith.cmpi eq, %k, %middle : index
    %z = arith.select %is_middle, %y, %x : f32
    linalg.yield %z : f32
  } -> tensor<10x10x97xf32>
  %room = tensor.empty() : tensor<10x10xf32>
  %lows = linalg.fill ins(%least : f32) outs(%room : tensor<10x10xf32>) -> tensor<10x10xf32>
  %larger = linalg.generic {indexing_maps = [#all, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%rows : tensor<10x10x97xf32>) outs(%lows : tensor<10x10xf32>) {
  ^bb0(%x: f32, %so_far: f32):
    %z = arith.maximumf %x, %so_far : f32
    linalg.yield %z : f32
  } -> tensor<10x10xf32>
  %highs = linalg.fill ins(%most : f32) outs(%room : tensor<10x10xf32>) -> tensor<10x10xf32>
  %smaller = linalg.generic {indexing_maps = [#all, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%rows : tensor<10x10x97xf32>) outs(%highs : tensor<10x10xf32>) {
  ^bb0(%x: f32, %so_far: f32):
    %z = arith.minimumf %x, %so_far : f32
    linalg.yield %z : f32
  } -> tensor<10x10xf32>
  return %rows, %larger, %smaller : tensor<10x10x97xf32>, tensor<10x10xf32>, tensor<10x10xf32>
}
