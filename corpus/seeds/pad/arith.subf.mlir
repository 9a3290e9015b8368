// Brings arith.subf, linalg.batch_matmul, linalg.square, linalg.sub, tensor.pad before linalg.sub, tensor.pad element f32, tensor.pad of linalg.batch_matmul.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @main(%arg0: tensor<3x2x1xf32>, %arg1: tensor<3x1x1xf32>, %arg2: f32) -> (tensor<7x3x5xf32>, tensor<6x4x4xf32>, tensor<index>) attributes {padlab.seed = 2826638947 : i64} {
    %0 = tensor.empty() : tensor<3x2x1xf32>
    %cst = arith.constant -3.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<3x2x1xf32>, tensor<3x1x1xf32>) outs(%1 : tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
    %padded = tensor.pad %2 low[2, 0, -1] high[1, 2, 4] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %arg2 : f32
    } : tensor<3x2x1xf32> to tensor<6x4x4xf32>
    %padded_0 = tensor.pad %2 low[1, 1, 2] high[3, 0, 2] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %arg2 : f32
    } : tensor<3x2x1xf32> to tensor<7x3x5xf32>
    %3 = tensor.empty() : tensor<6x4x4xf32>
    %4 = linalg.sub ins(%padded, %padded : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%3 : tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %5 = linalg.square ins(%2 : tensor<3x2x1xf32>) outs(%0 : tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
    %6 = tensor.empty() : tensor<index>
    %c5 = arith.constant 5 : index
    %7 = linalg.fill ins(%c5 : index) outs(%6 : tensor<index>) -> tensor<index>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction"]} ins(%5 : tensor<3x2x1xf32>) outs(%7 : tensor<index>) {
    ^bb0(%in: f32, %out: index):
      %cst_1 = arith.constant 0.000000e+00 : f32
      %9 = arith.cmpf ueq, %in, %cst_1 : f32
      %10 = arith.index_cast %9 : i1 to index
      %11 = arith.minui %out, %10 : index
      linalg.yield %11 : index
    } -> tensor<index>
    return %padded_0, %4, %8 : tensor<7x3x5xf32>, tensor<6x4x4xf32>, tensor<index>
  }
}

