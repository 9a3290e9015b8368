// Brings linalg.quantized_matmul.
module {
  func.func @main(%arg0: tensor<5x?xf32> {padlab.extents = array<i64: 0>}, %arg1: tensor<0x3x1x0xf32>, %arg2: tensor<1x5xf32>, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<1x?xf32> {padlab.extents = array<i64: 1>}, %arg5: index {padlab.value = 1 : index}, %arg6: tensor<1x3xf32>, %arg7: tensor<?x?xi8> {padlab.extents = array<i64: 2, 3>}, %arg8: tensor<3x?xi8> {padlab.extents = array<i64: 3>}) -> (tensor<5x?xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<2x3xi32>) attributes {padlab.seed = 2941042865 : i64} {
    %cst = arith.constant dense<> : tensor<0x3x1xi32>
    %cast = tensor.cast %cst : tensor<0x3x1xi32> to tensor<?x?x1xi32>
    %cast_0 = tensor.cast %arg1 : tensor<0x3x1x0xf32> to tensor<?x?x1x?xf32>
    %scatter = tensor.scatter %cast_0 into %arg0[%cast] scatter_dims([0]) unique : (tensor<?x?x1x?xf32>, tensor<5x?xf32>, tensor<?x?x1xi32>) -> tensor<5x?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0 : tensor<1x5xf32>
    %inserted_slice = tensor.insert_slice %arg4 into %arg2[%arg3, 2] [1, %dim] [1, 3] : tensor<1x?xf32> into tensor<1x5xf32>
    %c1 = arith.constant 1 : index
    %inserted_slice_1 = tensor.insert_slice %arg6 into %arg2[0, 0] [1, 3] [%c1, %arg5] : tensor<1x3xf32> into tensor<1x5xf32>
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<2x3xi32>
    %c3_i32 = arith.constant 3 : i32
    %1 = linalg.fill ins(%c3_i32 : i32) outs(%0 : tensor<2x3xi32>) -> tensor<2x3xi32>
    %2 = linalg.quantized_matmul ins(%arg7, %arg8, %c0_i32, %c-1_i32 : tensor<?x?xi8>, tensor<3x?xi8>, i32, i32) outs(%1 : tensor<2x3xi32>) -> tensor<2x3xi32>
    return %scatter, %inserted_slice, %inserted_slice_1, %2 : tensor<5x?xf32>, tensor<1x5xf32>, tensor<1x5xf32>, tensor<2x3xi32>
  }
}

