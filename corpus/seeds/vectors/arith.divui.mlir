// Brings arith.divui, vector.maskedload.
module {
  func.func @main(%arg0: tensor<8xf32>, %arg1: index {padlab.value = 7 : index}, %arg2: tensor<1xf32>, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 0 : index}) -> (tensor<1x6xi32>, tensor<8xf32>, f32) attributes {padlab.seed = 2927265225 : i64} {
    %alloca = memref.alloca() : memref<8xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%c0_0], %cst {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
    vector.store %0, %alloca[%c0] : memref<8xf32>, vector<8xf32>
    %cst_1 = arith.constant dense<true> : vector<1xi1>
    %c0_2 = arith.constant 0 : index
    %cst_3 = arith.constant -1.000000e+00 : f32
    %1 = vector.transfer_read %arg2[%c0_2], %cst_3 {in_bounds = [true]} : tensor<1xf32>, vector<1xf32>
    %2 = vector.maskedload %alloca[%arg1], %cst_1, %1 : memref<8xf32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
    %3 = vector.reduction <minimumf>, %0 : vector<8xf32> into f32
    %4 = vector.insert %3, %2 [0] : f32 into vector<1xf32>
    %cst_4 = arith.constant dense<[[100, 5, 7, -7, 1, 7]]> : vector<1x6xi32>
    %cst_5 = arith.constant dense<1> : vector<1x6xi32>
    %5 = arith.divui %cst_4, %cst_5 : vector<1x6xi32>
    %c0_6 = arith.constant 0 : index
    %6 = vector.transfer_read %alloca[%c0_6], %3 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %7 = tensor.empty() : tensor<1xf32>
    %8 = vector.transfer_write %4, %7[%arg4] {in_bounds = [true]} : vector<1xf32>, tensor<1xf32>
    %c0_7 = arith.constant 0 : index
    %dim = tensor.dim %8, %c0_7 : tensor<1xf32>
    %c-1 = arith.constant -1 : index
    %9 = arith.addi %dim, %c-1 : index
    %10 = tensor.empty() : tensor<1x6xi32>
    %11 = vector.transfer_write %5, %10[%9, %9] {in_bounds = [true, true]} : vector<1x6xi32>, tensor<1x6xi32>
    %12 = tensor.empty() : tensor<8xf32>
    %13 = vector.transfer_write %6, %12[%arg3] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
    return %11, %13, %3 : tensor<1x6xi32>, tensor<8xf32>, f32
  }
}

