// Brings linalg.pack.
module {
  func.func @main(%arg0: tensor<5x2x3xi32>) -> (tensor<5x2x3xi32>, tensor<5x1x3x1x3xi32>) attributes {padlab.seed = 17830828 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<5x2x3xi32>
    %c-2 = arith.constant -2 : index
    %0 = arith.addi %dim, %c-2 : index
    %c3_i32 = arith.constant 3 : i32
    %1 = vector.transfer_read %arg0[%0, %0, %0], %c3_i32 {in_bounds = [true, true, true]} : tensor<5x2x3xi32>, vector<5x2x3xi32>
    %c0 = arith.constant 0 : index
    %2 = tensor.empty() : tensor<5x2x3xi32>
    %3 = tensor.empty() : tensor<5x1x3x1x3xi32>
    %4 = tensor.empty() : tensor<5x1x3x1x3xi32>
    %c0_i32 = arith.constant 0 : i32
    %pack = linalg.pack %arg0 padding_value(%c0_i32 : i32) inner_dims_pos = [0, 1] inner_tiles = [1, 3] into %4 : tensor<5x2x3xi32> -> tensor<5x1x3x1x3xi32>
    %c0_i32_0 = arith.constant 0 : i32
    %pack_1 = linalg.pack %arg0 padding_value(%c0_i32_0 : i32) inner_dims_pos = [0, 1] inner_tiles = [1, 3] into %pack : tensor<5x2x3xi32> -> tensor<5x1x3x1x3xi32>
    return %2, %pack_1 : tensor<5x2x3xi32>, tensor<5x1x3x1x3xi32>
  }
}

