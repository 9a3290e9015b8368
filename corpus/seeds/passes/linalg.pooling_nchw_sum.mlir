// Brings linalg.pooling_nchw_sum, linalg.pooling_ndhwc_min, linalg.pooling_nwc_max_unsigned, tensor.pad of linalg.pooling_nwc_max_unsigned.
module {
  func.func @main(%arg0: tensor<1x4xf32>, %arg1: tensor<2x5x1xi32>, %arg2: tensor<2x5x1xi32>, %arg3: tensor<1x3x?x2x1xi32> {padlab.extents = array<i64: 2>}, %arg4: tensor<1x2x2xi32>, %arg5: tensor<1x2x1x1x1xi32>, %arg6: index {padlab.value = 1 : index}, %arg7: index {padlab.value = 0 : index}, %arg8: tensor<1x1x3x5xcomplex<f32>>, %arg9: index {padlab.value = 3 : index}, %arg10: tensor<1x1x1x?xcomplex<f32>> {padlab.extents = array<i64: 1>}) -> (tensor<6x6x4xi32>, tensor<1x2x1x1x1xi32>, tensor<?x2x1x1x?xi32>, tensor<1x1x1x?xcomplex<f32>>) attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops},fold-memref-alias-ops,convert-linalg-to-parallel-loops", padlab.seed = 2834919626 : i64} {
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg1, %0 : tensor<2x5x1xi32>, tensor<1xi32>) outs(%arg2 : tensor<2x5x1xi32>) -> tensor<2x5x1xi32>
    %c-7_i32 = arith.constant -7 : i32
    %padded = tensor.pad %1 low[3, 0, 1] high[1, 1, 2] {
    ^bb0(%arg11: index, %arg12: index, %arg13: index):
      tensor.yield %c-7_i32 : i32
    } : tensor<2x5x1xi32> to tensor<6x6x4xi32>
    %2 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>} ins(%arg3, %arg4 : tensor<1x3x?x2x1xi32>, tensor<1x2x2xi32>) outs(%arg5 : tensor<1x2x1x1x1xi32>) -> tensor<1x2x1x1x1xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %2, %c0 : tensor<1x2x1x1x1xi32>
    %c1 = arith.constant 1 : index
    %3 = arith.addi %dim, %c1 : index
    %4 = tensor.empty(%arg6, %3) : tensor<?x2x1x1x?xi32>
    %c2_i32 = arith.constant 2 : i32
    %5 = linalg.fill ins(%c2_i32 : i32) outs(%4 : tensor<?x2x1x1x?xi32>) -> tensor<?x2x1x1x?xi32>
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %2, %c0_1 : tensor<1x2x1x1x1xi32>
    %c-1 = arith.constant -1 : index
    %6 = arith.addi %dim_2, %c-1 : index
    %inserted_slice = tensor.insert_slice %arg5 into %5[%c0_0, 0, %6, %arg7, 1] [1, 2, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<1x2x1x1x1xi32> into tensor<?x2x1x1x?xi32>
    %c3 = arith.constant 3 : index
    %7 = tensor.empty(%c3, %arg9) : tensor<?x?xcomplex<f32>>
    %8 = linalg.pooling_nchw_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg8, %7 : tensor<1x1x3x5xcomplex<f32>>, tensor<?x?xcomplex<f32>>) outs(%arg10 : tensor<1x1x1x?xcomplex<f32>>) -> tensor<1x1x1x?xcomplex<f32>>
    return %padded, %2, %inserted_slice, %8 : tensor<6x6x4xi32>, tensor<1x2x1x1x1xi32>, tensor<?x2x1x1x?xi32>, tensor<1x1x1x?xcomplex<f32>>
  }
}

