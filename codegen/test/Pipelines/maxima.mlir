// Maxima and minima of every pair of numbers that are special: AVX-512 has an
// instruction that orders zeros by their signs and ignores NaN (RangeForms.h).
// Vectors of each width and both types have one, and scalars have none.
// REQUIRES: x86-64-v4
// RUN: padlab-diff %s --pipelines=fused@x86-64-v4:clean-loops:O2,fused@x86-64-v3:clean-loops:O2
// RUN: padlab-diff %s --pipelines=fused@native:clean-loops:O2,fused@x86-64-v4:tiny-loops:O1
// RUN: padlab-compile %s --cpu=x86-64-v4 -o %t.o --header=%t.h
// RUN: llvm-objdump -d %t.o | FileCheck %s --implicit-check-not=vpmovd2m --implicit-check-not=vpmovq2m
// RUN: padlab-compile %s --cpu=x86-64-v3 -o %t.o --header=%t.h
// RUN: llvm-objdump -d %t.o | FileCheck %s --check-prefix=V3 --implicit-check-not=vrange

// CHECK-DAG: vrangeps {{.*}}zmm
// CHECK-DAG: vrangeps {{.*}}xmm
// CHECK-DAG: vrangepd {{.*}}zmm
// CHECK-DAG: vrangepd {{.*}}ymm
// V3-DAG: vmaxps
// V3-DAG: vminpd

#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#both = affine_map<(i, j) -> (i, j)>
func.func @main(
    %a: tensor<10xf32> {padlab.value = dense<[0xFF800000, -1.0, 0x80000001, -0.0, 0.0, 0x00000001, 1.0, 0x7F800000, 0x7FC00000, 0x7FA00000]> : tensor<10xf32>},
    %b: tensor<20xf32> {padlab.value = dense<[0xFF800000, -1.0, 0x80000001, -0.0, 0.0, 0x00000001, 1.0, 0x7F800000, 0x7FC00000, 0x7FA00000,
                                              0xFF800000, -1.0, 0x80000001, -0.0, 0.0, 0x00000001, 1.0, 0x7F800000, 0x7FC00000, 0x7FA00000]> : tensor<20xf32>})
    -> (tensor<10x21xf32>, tensor<10x21xf32>, tensor<10x21xf64>, tensor<10x21xf64>)
    attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  %wide_zero = arith.constant 0.0 : f64
  %empty = tensor.empty() : tensor<10x20xf32>
  %wide = tensor.empty() : tensor<10x20xf64>
  %larger = linalg.generic {indexing_maps = [#row, #column, #both], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<10xf32>, tensor<20xf32>) outs(%empty : tensor<10x20xf32>) {
  ^bb0(%x: f32, %y: f32, %unused: f32):
    %z = arith.maximumf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<10x20xf32>
  %larger_padded = tensor.pad %larger low[0, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<10x20xf32> to tensor<10x21xf32>
  %larger_wide = linalg.generic {indexing_maps = [#row, #column, #both], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<10xf32>, tensor<20xf32>) outs(%wide : tensor<10x20xf64>) {
  ^bb0(%x: f32, %y: f32, %unused: f64):
    %v = arith.extf %x : f32 to f64
    %w = arith.extf %y : f32 to f64
    %z = arith.maximumf %v, %w : f64
    linalg.yield %z : f64
  } -> tensor<10x20xf64>
  %larger_wide_padded = tensor.pad %larger_wide low[0, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %wide_zero : f64
  } : tensor<10x20xf64> to tensor<10x21xf64>
  %smaller = linalg.generic {indexing_maps = [#row, #column, #both], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<10xf32>, tensor<20xf32>) outs(%empty : tensor<10x20xf32>) {
  ^bb0(%x: f32, %y: f32, %unused: f32):
    %z = arith.minimumf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<10x20xf32>
  %smaller_padded = tensor.pad %smaller low[0, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<10x20xf32> to tensor<10x21xf32>
  %smaller_wide = linalg.generic {indexing_maps = [#row, #column, #both], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<10xf32>, tensor<20xf32>) outs(%wide : tensor<10x20xf64>) {
  ^bb0(%x: f32, %y: f32, %unused: f64):
    %v = arith.extf %x : f32 to f64
    %w = arith.extf %y : f32 to f64
    %z = arith.minimumf %v, %w : f64
    linalg.yield %z : f64
  } -> tensor<10x20xf64>
  %smaller_wide_padded = tensor.pad %smaller_wide low[0, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %wide_zero : f64
  } : tensor<10x20xf64> to tensor<10x21xf64>
  return %larger_padded, %smaller_padded, %larger_wide_padded, %smaller_wide_padded
      : tensor<10x21xf32>, tensor<10x21xf32>, tensor<10x21xf64>, tensor<10x21xf64>
}
