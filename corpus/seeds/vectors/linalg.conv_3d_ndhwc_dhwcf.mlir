// Brings linalg.conv_3d_ndhwc_dhwcf.
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 2>}, %arg1: i8, %arg2: index {padlab.value = 2 : index}, %arg3: tensor<2x3x2x2x2xf32>, %arg4: tensor<3x2x1x2x2xf32>, %arg5: tensor<1xf32>) -> (i32, i8, tensor<?xi32>, tensor<?xi32>, tensor<3x2x1x2x2xf32>) attributes {padlab.seed = 1207199407 : i64} {
    %c0 = arith.constant 0 : index
    %c7_i32 = arith.constant 7 : i32
    %0 = vector.transfer_read %arg0[%c0], %c7_i32 {in_bounds = [true]} : tensor<?xi32>, vector<2xi32>
    %1 = vector.reduction <minsi>, %0 : vector<2xi32> into i32
    %cst = arith.constant dense<[127, 2]> : vector<2xi8>
    %2 = vector.multi_reduction <or>, %cst, %arg1 [0] : vector<2xi8> to i8
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %3:2 = scf.for %arg6 = %arg2 to %c3 step %c1 iter_args(%arg7 = %arg0, %arg8 = %arg0) -> (tensor<?xi32>, tensor<?xi32>) {
      %4 = tensor.empty() : tensor<2x1x1x2x2xf32>
      %cst_1 = arith.constant 4.000000e+00 : f32
      %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
      %6 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>} ins(%arg3, %arg4 : tensor<2x3x2x2x2xf32>, tensor<3x2x1x2x2xf32>) outs(%5 : tensor<2x1x1x2x2xf32>) -> tensor<2x1x1x2x2xf32>
      scf.yield %arg7, %arg0 : tensor<?xi32>, tensor<?xi32>
    }
    %cst_0 = arith.constant dense<[[2, 1, 0, 0, 0]]> : tensor<1x5xindex>
    %scatter = tensor.scatter %arg5 into %arg4[%cst_0] scatter_dims([0, 1, 2, 3, 4]) unique : (tensor<1xf32>, tensor<3x2x1x2x2xf32>, tensor<1x5xindex>) -> tensor<3x2x1x2x2xf32>
    return %1, %2, %3#0, %3#1, %scatter : i32, i8, tensor<?xi32>, tensor<?xi32>, tensor<3x2x1x2x2xf32>
  }
}

