// Brings arith.maxui, linalg.pooling_nhwc_max_unsigned.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func @main(%arg0: tensor<?xf32> {padlab.extents = array<i64: 4>, padlab.value = dense<[0.000000e+00, 3.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf32>}, %arg1: tensor<1x5x5x2xi32>, %arg2: tensor<?x3xi32> {padlab.extents = array<i64: 1>}) -> (tensor<?xf32>, tensor<1x3x1x?xi32>, tensor<1x3x1x?xi32>, tensor<1x3x1x?xi32>) attributes {padlab.passes = "pre-sparsification-rewrite,sparsifier{enable-runtime-library=false parallelization-strategy=dense-outer-loop}", padlab.seed = 4036706404 : i64} {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<1x3x1x?xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x3x1x?xi32>) -> tensor<1x3x1x?xi32>
    %2 = linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg1, %arg2 : tensor<1x5x5x2xi32>, tensor<?x3xi32>) outs(%1 : tensor<1x3x1x?xi32>) -> tensor<1x3x1x?xi32>
    %3 = sparse_tensor.convert %arg0 : tensor<?xf32> to tensor<?xf32, #sparse>
    %4 = sparse_tensor.convert %3 : tensor<?xf32, #sparse> to tensor<?xf32>
    return %4, %2, %1, %1 : tensor<?xf32>, tensor<1x3x1x?xi32>, tensor<1x3x1x?xi32>, tensor<1x3x1x?xi32>
  }
}

