// Brings linalg.conv_2d_ngchw_gfchw.
module {
  func.func @main(%arg0: tensor<3x8x1xf32>, %arg1: index {padlab.value = 0 : index}, %arg2: f32, %arg3: i8, %arg4: tensor<1x?x2x?x2xf32> {padlab.extents = array<i64: 1, 4>}, %arg5: tensor<?x?x?x1x1xf32> {padlab.extents = array<i64: 1, 1, 2>}, %arg6: tensor<1x?x?x1x1xf32> {padlab.extents = array<i64: 2, 1>}, %arg7: tensor<?x?x?x4x2xf32> {padlab.extents = array<i64: 1, 1, 2>}) -> (tensor<3x8x1xf32>, tensor<1x1xi64>, f32, tensor<1x1x1x4x2xf32>, tensor<?x?x?x4x2xf32>) attributes {padlab.seed = 1432673329 : i64} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant -3.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%c0, %c0, %c0], %cst : tensor<3x8x1xf32>, vector<3x8x1xf32>
    %1 = vector.broadcast %0 : vector<3x8x1xf32> to vector<3x8x2xf32>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<3x8x1xf32>
    %c6 = arith.constant 6 : index
    %2 = vector.transfer_read %arg0[%arg1, %c6, %dim], %arg2 : tensor<3x8x1xf32>, vector<5xf32>
    %3 = vector.extract_strided_slice %2 {offsets = [0], sizes = [4], strides = [1]} : vector<5xf32> to vector<4xf32>
    %4 = vector.extract %3[0] : f32 from vector<4xf32>
    %res1, %res2 = vector.deinterleave %1 : vector<3x8x2xf32> -> vector<3x8x1xf32>
    %5 = vector.broadcast %arg3 : i8 to vector<1x1xi8>
    %6 = arith.extsi %5 : vector<1x1xi8> to vector<1x1xi64>
    %c0_0 = arith.constant 0 : index
    %7 = tensor.empty() : tensor<3x8x1xf32>
    %8 = vector.transfer_write %res1, %7[%c0_0, %c0_0, %c0_0] {in_bounds = [true, true, true]} : vector<3x8x1xf32>, tensor<3x8x1xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %8, %c0_1 : tensor<3x8x1xf32>
    %c-3 = arith.constant -3 : index
    %9 = arith.addi %dim_2, %c-3 : index
    %10 = tensor.empty() : tensor<3x8x1xf32>
    %11 = vector.transfer_write %res2, %10[%9, %9, %9] {in_bounds = [true, true, true]} : vector<3x8x1xf32>, tensor<3x8x1xf32>
    %12 = tensor.empty() : tensor<1x1xi64>
    %13 = vector.transfer_write %6, %12[%arg1, %arg1] : vector<1x1xi64>, tensor<1x1xi64>
    %cst_3 = arith.constant dense<[[[[[-3.000000e+00, 0.000000e+00], [4.000000e+00, 0.000000e+00], [0.000000e+00, 2.000000e+00], [-0.000000e+00, -1.000000e+00]]]]]> : tensor<1x1x1x4x2xf32>
    %14 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg4, %arg5 : tensor<1x?x2x?x2xf32>, tensor<?x?x?x1x1xf32>) outs(%cst_3 : tensor<1x1x1x4x2xf32>) -> tensor<1x1x1x4x2xf32>
    %15 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%14, %arg6 : tensor<1x1x1x4x2xf32>, tensor<1x?x?x1x1xf32>) outs(%arg7 : tensor<?x?x?x4x2xf32>) -> tensor<?x?x?x4x2xf32>
    return %11, %13, %4, %14, %15 : tensor<3x8x1xf32>, tensor<1x1xi64>, f32, tensor<1x1x1x4x2xf32>, tensor<?x?x?x4x2xf32>
  }
}

