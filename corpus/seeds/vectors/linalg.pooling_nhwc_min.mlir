// Brings linalg.pooling_nhwc_min.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: tensor<5xf32>, %arg2: index {padlab.value = 0 : index}, %arg3: tensor<1x6xf32>, %arg4: f32, %arg5: tensor<1x5x4x1xf32>, %arg6: tensor<1x1xf32>) -> (tensor<5xf32>, tensor<5xi1>, tensor<1x6xf32>, tensor<1x5xi1>, tensor<5xf32>, f32, f32, f32, f32, f32, tensor<1x5x2x1xf32>) attributes {padlab.seed = 3566475908 : i64} {
    %alloca = memref.alloca() : memref<5xf32>
    %cst = arith.constant -1.500000e+00 : f32
    %0 = vector.transfer_read %arg1[%arg2], %cst : tensor<5xf32>, vector<5xf32>
    vector.store %0, %alloca[%arg0] : memref<5xf32>, vector<5xf32>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 2.500000e+00 : f32
    %1 = vector.constant_mask [5] : vector<5xi1>
    %2 = vector.mask %1 { vector.transfer_read %alloca[%c0], %cst_0 : memref<5xf32>, vector<5xf32> } : vector<5xi1> -> vector<5xf32>
    %false = arith.constant false
    %3 = vector.insert %false, %1 [%arg0] : i1 into vector<5xi1>
    %4 = vector.broadcast %1 : vector<5xi1> to vector<1x5xi1>
    %5 = vector.transfer_read %arg3[%arg0, %arg0], %arg4 {in_bounds = [true, true]} : tensor<1x6xf32>, vector<1x6xf32>
    %6:6 = vector.to_elements %5 : vector<1x6xf32>
    %7 = arith.minui %4, %4 : vector<1x5xi1>
    %c0_1 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0_1 : tensor<1x6xf32>
    %c-1 = arith.constant -1 : index
    %8 = arith.addi %dim, %c-1 : index
    %9 = vector.transfer_read %alloca[%8], %6#3 {in_bounds = [true]} : memref<5xf32>, vector<5xf32>
    %c0_2 = arith.constant 0 : index
    %10 = tensor.empty() : tensor<5xf32>
    %11 = vector.transfer_write %2, %10[%c0_2] {in_bounds = [true]} : vector<5xf32>, tensor<5xf32>
    %12 = tensor.empty() : tensor<5xi1>
    %13 = vector.transfer_write %3, %12[%arg2] {in_bounds = [true]} : vector<5xi1>, tensor<5xi1>
    %c0_3 = arith.constant 0 : index
    %14 = tensor.empty() : tensor<1x6xf32>
    %15 = vector.transfer_write %5, %14[%c0_3, %c0_3] : vector<1x6xf32>, tensor<1x6xf32>
    %c0_4 = arith.constant 0 : index
    %16 = tensor.empty() : tensor<1x5xi1>
    %17 = vector.transfer_write %7, %16[%c0_4, %c0_4] {in_bounds = [true, true]} : vector<1x5xi1>, tensor<1x5xi1>
    %18 = tensor.empty() : tensor<5xf32>
    %19 = vector.transfer_write %9, %18[%arg0] {in_bounds = [true]} : vector<5xf32>, tensor<5xf32>
    %20 = tensor.empty() : tensor<1x3xf32>
    %cst_5 = arith.constant dense<[[[[2.500000e+00], [0x7F800000]], [[1.000000e+00], [5.000000e-01]], [[0.000000e+00], [5.000000e-01]], [[3.40282347E+38], [0.000000e+00]], [[0.000000e+00], [2.000000e+00]]]]> : tensor<1x5x2x1xf32>
    %21 = linalg.pooling_nhwc_min {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg5, %20 : tensor<1x5x4x1xf32>, tensor<1x3xf32>) outs(%cst_5 : tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %22 = linalg.pooling_nhwc_min {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%cst_5, %arg6 : tensor<1x5x2x1xf32>, tensor<1x1xf32>) outs(%cst_5 : tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    return %11, %13, %15, %17, %19, %6#0, %6#1, %6#2, %6#4, %6#5, %22 : tensor<5xf32>, tensor<5xi1>, tensor<1x6xf32>, tensor<1x5xi1>, tensor<5xf32>, f32, f32, f32, f32, f32, tensor<1x5x2x1xf32>
  }
}

