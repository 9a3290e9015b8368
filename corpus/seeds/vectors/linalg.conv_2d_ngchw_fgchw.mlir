// Brings linalg.conv_2d_ngchw_fgchw, vector.scan.
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<i32>, %arg3: index {padlab.value = 2 : index}, %arg4: tensor<?x?x?x?x4xf32> {padlab.extents = array<i64: 1, 2, 1, 4>}, %arg5: tensor<?x2x?x?x?xf32> {padlab.extents = array<i64: 2, 1, 2, 1>}, %arg6: tensor<1x?x2x1x?xf32> {padlab.extents = array<i64: 2, 4>}) -> (tensor<?xi32>, tensor<i32>, tensor<1x?x2x1x?xf32>) attributes {padlab.seed = 4047218825 : i64} {
    %c7_i32 = arith.constant 7 : i32
    %0 = vector.transfer_read %arg0[%arg1], %c7_i32 {in_bounds = [true]} : tensor<2xi32>, vector<2xi32>
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %1 = vector.transfer_read %arg2[], %c1_i32 : tensor<i32>, vector<i32>
    %dest, %accumulated_value = vector.scan <add>, %0, %1 {inclusive = false, reduction_dim = 0 : i64} : vector<2xi32>, vector<i32>
    %2 = tensor.empty(%arg3) : tensor<?xi32>
    %3 = vector.transfer_write %dest, %2[%arg1] {in_bounds = [true]} : vector<2xi32>, tensor<?xi32>
    %4 = tensor.empty() : tensor<i32>
    %5 = vector.transfer_write %accumulated_value, %4[] : vector<i32>, tensor<i32>
    %6 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg4, %arg5 : tensor<?x?x?x?x4xf32>, tensor<?x2x?x?x?xf32>) outs(%arg6 : tensor<1x?x2x1x?xf32>) -> tensor<1x?x2x1x?xf32>
    return %3, %5, %6 : tensor<?xi32>, tensor<i32>, tensor<1x?x2x1x?xf32>
  }
}

