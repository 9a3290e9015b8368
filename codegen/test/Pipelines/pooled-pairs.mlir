// Poolings whose windows share pairs of rows and of columns agree with the reference,
// with every kind of number in the windows: even and odd numbers of rows and of
// columns, windows of other sizes, and rows of whole registers and of parts.
// RUN: padlab-diff %s --pipelines=fused:clean-loops:O2,fused@x86-64-v3:clean-loops:O2
// RUN: padlab-diff %s --pipelines=fused@x86-64-v2:clean-loops:O2,fused:tiny-loops:O1

#image = affine_map<(n, i, j, k) -> (n, i, j, k)>
func.func @main(
    %values: tensor<31xf32> {padlab.value = dense<[
        0xFF800000, -1.0, 0x80000001, -0.0, 0.0, 0x00000001, 1.0, 0x7F800000, 0x7FC00000, 0x7FA00000, 2.0, -2.0, 0.0, -0.0, 3.0, -3.0,
        0x80000000, 0.0, 0.5, -0.5, 0x00000002, 0x80000002, -0.0, 0.0, -4.0, 4.0, 0xFF800000, -0.0, 5.0, -5.0, 0.0]> : tensor<31xf32>},
    %numbers: tensor<1x10x9x16xi32>)
    -> (tensor<1x11x10x24xf32>, tensor<1x11x10x24xf32>, tensor<1x11x10x24xf32>, tensor<1x10x9x24xf32>, tensor<1x8x8x24xf32>, tensor<1x8x7x16xi32>, tensor<1x10x9x16xi32>, tensor<1x10x9x16xi32>)
    attributes {padlab.seed = 1 : i64} {
  %most = arith.constant 0x7F800000 : f32
  %least = arith.constant 0xFF800000 : f32
  %lowest = arith.constant -2147483648 : i32
  %zero = arith.constant 0 : i32
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c11 = arith.constant 11 : index
  %c31 = arith.constant 31 : index
  %empty = tensor.empty() : tensor<1x11x10x24xf32>
  %image = linalg.generic {indexing_maps = [#image], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%empty : tensor<1x11x10x24xf32>) {
  ^bb0(%unused: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %k = linalg.index 3 : index
    %i5 = arith.muli %i, %c5 : index
    %j7 = arith.muli %j, %c7 : index
    %k11 = arith.muli %k, %c11 : index
    %ik = arith.muli %i, %k : index
    %s = arith.addi %i5, %j7 : index
    %t = arith.addi %s, %k11 : index
    %n = arith.addi %t, %ik : index
    %place = arith.remui %n, %c31 : index
    %x = tensor.extract %values[%place] : tensor<31xf32>
    linalg.yield %x : f32
  } -> tensor<1x11x10x24xf32>
  %largest_padded = tensor.pad %image low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %i: index, %j: index, %k: index):
    tensor.yield %least : f32
  } : tensor<1x11x10x24xf32> to tensor<1x13x12x24xf32>
  %largest_window = tensor.empty() : tensor<3x3xf32>
  %largest_empty = tensor.empty() : tensor<1x11x10x24xf32>
  %largest_filled = linalg.fill ins(%least : f32) outs(%largest_empty : tensor<1x11x10x24xf32>) -> tensor<1x11x10x24xf32>
  %largest = linalg.pooling_nhwc_max ins(%largest_padded, %largest_window : tensor<1x13x12x24xf32>, tensor<3x3xf32>)
      outs(%largest_filled : tensor<1x11x10x24xf32>) -> tensor<1x11x10x24xf32>
  %smallest_padded = tensor.pad %image low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %i: index, %j: index, %k: index):
    tensor.yield %most : f32
  } : tensor<1x11x10x24xf32> to tensor<1x13x12x24xf32>
  %smallest_window = tensor.empty() : tensor<3x3xf32>
  %smallest_empty = tensor.empty() : tensor<1x11x10x24xf32>
  %smallest_filled = linalg.fill ins(%most : f32) outs(%smallest_empty : tensor<1x11x10x24xf32>) -> tensor<1x11x10x24xf32>
  %smallest = linalg.pooling_nhwc_min ins(%smallest_padded, %smallest_window : tensor<1x13x12x24xf32>, tensor<3x3xf32>)
      outs(%smallest_filled : tensor<1x11x10x24xf32>) -> tensor<1x11x10x24xf32>
  %twos_window = tensor.empty() : tensor<2x2xf32>
  %twos_empty = tensor.empty() : tensor<1x10x9x24xf32>
  %twos_filled = linalg.fill ins(%least : f32) outs(%twos_empty : tensor<1x10x9x24xf32>) -> tensor<1x10x9x24xf32>
  %twos = linalg.pooling_nhwc_max ins(%image, %twos_window : tensor<1x11x10x24xf32>, tensor<2x2xf32>)
      outs(%twos_filled : tensor<1x10x9x24xf32>) -> tensor<1x10x9x24xf32>
  %oblong_window = tensor.empty() : tensor<4x3xf32>
  %oblong_empty = tensor.empty() : tensor<1x8x8x24xf32>
  %oblong_filled = linalg.fill ins(%least : f32) outs(%oblong_empty : tensor<1x8x8x24xf32>) -> tensor<1x8x8x24xf32>
  %oblong = linalg.pooling_nhwc_max ins(%image, %oblong_window : tensor<1x11x10x24xf32>, tensor<4x3xf32>)
      outs(%oblong_filled : tensor<1x8x8x24xf32>) -> tensor<1x8x8x24xf32>
  %whole_window = tensor.empty() : tensor<3x3xi32>
  %whole_empty = tensor.empty() : tensor<1x8x7x16xi32>
  %whole_filled = linalg.fill ins(%lowest : i32) outs(%whole_empty : tensor<1x8x7x16xi32>) -> tensor<1x8x7x16xi32>
  %whole = linalg.pooling_nhwc_max ins(%numbers, %whole_window : tensor<1x10x9x16xi32>, tensor<3x3xi32>)
      outs(%whole_filled : tensor<1x8x7x16xi32>) -> tensor<1x8x7x16xi32>
  %whole_padded_padded = tensor.pad %numbers low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %i: index, %j: index, %k: index):
    tensor.yield %lowest : i32
  } : tensor<1x10x9x16xi32> to tensor<1x12x11x16xi32>
  %whole_padded_window = tensor.empty() : tensor<3x3xi32>
  %whole_padded_empty = tensor.empty() : tensor<1x10x9x16xi32>
  %whole_padded_filled = linalg.fill ins(%lowest : i32) outs(%whole_padded_empty : tensor<1x10x9x16xi32>) -> tensor<1x10x9x16xi32>
  %whole_padded = linalg.pooling_nhwc_max ins(%whole_padded_padded, %whole_padded_window : tensor<1x12x11x16xi32>, tensor<3x3xi32>)
      outs(%whole_padded_filled : tensor<1x10x9x16xi32>) -> tensor<1x10x9x16xi32>
  %sums_padded = tensor.pad %numbers low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %i: index, %j: index, %k: index):
    tensor.yield %zero : i32
  } : tensor<1x10x9x16xi32> to tensor<1x12x11x16xi32>
  %sums_window = tensor.empty() : tensor<3x3xi32>
  %sums_empty = tensor.empty() : tensor<1x10x9x16xi32>
  %sums_filled = linalg.fill ins(%zero : i32) outs(%sums_empty : tensor<1x10x9x16xi32>) -> tensor<1x10x9x16xi32>
  %sums = linalg.pooling_nhwc_sum ins(%sums_padded, %sums_window : tensor<1x12x11x16xi32>, tensor<3x3xi32>)
      outs(%sums_filled : tensor<1x10x9x16xi32>) -> tensor<1x10x9x16xi32>
  return %image, %largest, %smallest, %twos, %oblong, %whole, %whole_padded, %sums
      : tensor<1x11x10x24xf32>, tensor<1x11x10x24xf32>, tensor<1x11x10x24xf32>, tensor<1x10x9x24xf32>, tensor<1x8x8x24xf32>, tensor<1x8x7x16xi32>, tensor<1x10x9x16xi32>, tensor<1x10x9x16xi32>
}
