// Brings linalg.pooling_nwc_max.
module {
  func.func @main(%arg0: tensor<2x5x3xindex>, %arg1: tensor<2x5x1xf32>, %arg2: index {padlab.value = 1 : index}, %arg3: tensor<?x?x1xf64> {padlab.extents = array<i64: 2, 5>}) -> tensor<?xf64> attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map},convert-linalg-to-parallel-loops,convert-scf-to-cf", padlab.seed = 2271555397 : i64} {
    %0 = tensor.empty(%arg2) : tensor<?xf32>
    %1 = linalg.pooling_nwc_max {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg1, %0 : tensor<2x5x1xf32>, tensor<?xf32>) outs(%arg3 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %collapsed = tensor.collapse_shape %1 [[0, 1, 2]] : tensor<?x?x1xf64> into tensor<?xf64>
    return %collapsed : tensor<?xf64>
  }
}

