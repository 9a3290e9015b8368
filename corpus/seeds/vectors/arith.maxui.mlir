// Brings arith.maxui, tensor.extract, vector.load.
module {
  func.func @main(%arg0: index {padlab.value = 11 : index}, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<11xi32>, %arg3: i32, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 5 : index}, %arg6: index {padlab.value = 2 : index}) -> (tensor<?xi32>, tensor<4xi32>, tensor<?xi32>, i32) attributes {padlab.seed = 2206738475 : i64} {
    %cst = arith.constant dense<0> : vector<5xi32>
    %0 = arith.maxui %cst, %cst : vector<5xi32>
    %alloca = memref.alloca() : memref<11xi32>
    %extracted = tensor.extract %arg2[%arg6] : tensor<11xi32>
    %1 = vector.transfer_read %arg2[%arg1], %arg3 {in_bounds = [true]} : tensor<11xi32>, vector<11xi32>
    vector.store %1, %alloca[%arg1] : memref<11xi32>, vector<11xi32>
    %c1 = arith.constant 1 : index
    %2 = vector.load %alloca[%c1] : memref<11xi32>, vector<4xi32>
    %c100_i32 = arith.constant 100 : i32
    %3 = vector.transfer_read %alloca[%arg4], %c100_i32 {in_bounds = [true]} : memref<11xi32>, vector<11xi32>
    %4 = tensor.empty(%arg5) : tensor<?xi32>
    %5 = vector.transfer_write %0, %4[%arg1] {in_bounds = [true]} : vector<5xi32>, tensor<?xi32>
    %6 = tensor.empty() : tensor<4xi32>
    %7 = vector.transfer_write %2, %6[%arg1] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0_0 : tensor<11xi32>
    %8 = tensor.empty(%dim) : tensor<?xi32>
    %9 = vector.transfer_write %3, %8[%c0] {in_bounds = [true]} : vector<11xi32>, tensor<?xi32>
    return %5, %7, %9, %extracted : tensor<?xi32>, tensor<4xi32>, tensor<?xi32>, i32
  }
}

