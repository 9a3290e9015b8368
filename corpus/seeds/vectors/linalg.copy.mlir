// Brings linalg.copy.
module {
  func.func @main(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: index {padlab.value = 0 : index}) -> (tensor<6xi32>, tensor<index>) attributes {padlab.seed = 541249245 : i64} {
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %0 = vector.transfer_read %arg1[], %c1_i32 : tensor<i32>, vector<i32>
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0_0 : tensor<6xi32>
    %c-1 = arith.constant -1 : index
    %1 = arith.addi %dim, %c-1 : index
    %2 = vector.transfer_write %0, %arg0[%1] : vector<i32>, tensor<6xi32>
    %3 = arith.index_cast %0 : vector<i32> to vector<index>
    %4 = tensor.empty() : tensor<index>
    %5 = vector.transfer_write %3, %4[] : vector<index>, tensor<index>
    %6 = linalg.copy ins(%2 : tensor<6xi32>) outs(%2 : tensor<6xi32>) -> tensor<6xi32>
    return %6, %5 : tensor<6xi32>, tensor<index>
  }
}

