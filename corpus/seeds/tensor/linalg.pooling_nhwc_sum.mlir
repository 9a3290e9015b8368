// Brings linalg.pooling_nhwc_sum, tensor.pad element f64, tensor.pad of linalg.generic.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
module {
  func.func @main(%arg0: tensor<7x3xf64>, %arg1: tensor<2x2x3x2xf64>, %arg2: tensor<2x1x3x2xf64>, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<1x2xf64>) -> (tensor<2x1x3x2xf64>, tensor<0x1xf64>, tensor<4x4xf64>, tensor<2x3xf64>, index) attributes {padlab.seed = 2891556413 : i64} {
    %0 = tensor.empty() : tensor<2x1xf64>
    %1 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg1, %0 : tensor<2x2x3x2xf64>, tensor<2x1xf64>) outs(%arg2 : tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xf64>
    %2 = tensor.empty() : tensor<2x2xf64>
    %cst = arith.constant 2.500000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x2xf64>) -> tensor<2x2xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%1 : tensor<2x1x3x2xf64>) outs(%3 : tensor<2x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %5 = arith.maximumf %out, %in : f64
      linalg.yield %5 : f64
    } -> tensor<2x2xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %1[%arg3, %arg3, %arg3, %c1] : tensor<2x1x3x2xf64>
    %splat = tensor.splat %extracted : tensor<5x1x4x2xf64>
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %splat, %c1_0 : tensor<5x1x4x2xf64>
    %cst_1 = arith.constant dense<0> : tensor<2xi32>
    %scatter = tensor.scatter %arg4 into %1[%cst_1] scatter_dims([0, 2]) unique : (tensor<1x2xf64>, tensor<2x1x3x2xf64>, tensor<2xi32>) -> tensor<2x1x3x2xf64>
    %concat = tensor.concat dim(2) %splat, %splat, %splat : (tensor<5x1x4x2xf64>, tensor<5x1x4x2xf64>, tensor<5x1x4x2xf64>) -> tensor<5x1x12x2xf64>
    %extracted_slice = tensor.extract_slice %arg4[0, 0] [0, 1] [1, -2] : tensor<1x2xf64> to tensor<0x1xf64>
    %cst_2 = arith.constant -1.500000e+00 : f64
    %padded = tensor.pad %4 low[2, 1] high[0, 1] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_2 : f64
    } : tensor<2x2xf64> to tensor<4x4xf64>
    %extracted_slice_3 = tensor.extract_slice %concat[3, 0, 7, 1] [2, 1, 3, 1] [1, 1, 2, 1] : tensor<5x1x12x2xf64> to tensor<2x3xf64>
    return %scatter, %extracted_slice, %padded, %extracted_slice_3, %dim : tensor<2x1x3x2xf64>, tensor<0x1xf64>, tensor<4x4xf64>, tensor<2x3xf64>, index
  }
}

