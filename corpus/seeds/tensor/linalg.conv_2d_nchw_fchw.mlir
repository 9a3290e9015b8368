// Brings linalg.conv_2d_nchw_fchw.
module {
  func.func @main(%arg0: tensor<1x4x5x2xui1>, %arg1: tensor<1x1x3x4xi64>, %arg2: tensor<1x1x1x3xi64>, %arg3: tensor<1x1x2x2xi64>) -> (tensor<1x1x2x2xi64>, tensor<1x4xi64>, tensor<i64>, tensor<2x1x2x2xi64>, tensor<?xi64>) attributes {padlab.seed = 2694081505 : i64} {
    %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg1, %arg2 : tensor<1x1x3x4xi64>, tensor<1x1x1x3xi64>) outs(%arg3 : tensor<1x1x2x2xi64>) -> tensor<1x1x2x2xi64>
    %1 = tensor.empty() : tensor<1x1x2x2xi64>
    %mapped = linalg.map ins(%0, %0 : tensor<1x1x2x2xi64>, tensor<1x1x2x2xi64>) outs(%1 : tensor<1x1x2x2xi64>)
      (%in: i64, %in_0: i64, %init: i64) {
        %c100_i64 = arith.constant 100 : i64
        %3 = arith.ori %in, %in : i64
        linalg.yield %3 : i64
      }
    %collapsed = tensor.collapse_shape %arg3 [[0], [1, 2, 3]] : tensor<1x1x2x2xi64> into tensor<1x4xi64>
    %c2_i64 = arith.constant 2 : i64
    %generated = tensor.generate  {
      %c1 = arith.constant 1 : index
      %c0_0 = arith.constant 0 : index
      %3 = arith.remui %c0_0, %c1 : index
      %c1_1 = arith.constant 1 : index
      %c0_2 = arith.constant 0 : index
      %4 = arith.remui %c0_2, %c1_1 : index
      %c2 = arith.constant 2 : index
      %c0_3 = arith.constant 0 : index
      %5 = arith.remui %c0_3, %c2 : index
      %c2_4 = arith.constant 2 : index
      %c0_5 = arith.constant 0 : index
      %6 = arith.remui %c0_5, %c2_4 : index
      %extracted = tensor.extract %arg3[%3, %4, %5, %6] : tensor<1x1x2x2xi64>
      tensor.yield %extracted : i64
    } : tensor<i64>
    %concat = tensor.concat dim(0) %0, %0 : (tensor<1x1x2x2xi64>, tensor<1x1x2x2xi64>) -> tensor<2x1x2x2xi64>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %concat, %c0 : tensor<2x1x2x2xi64>
    %c-1 = arith.constant -1 : index
    %2 = arith.addi %dim, %c-1 : index
    %extracted_slice = tensor.extract_slice %concat[1, 0, 1, 1] [1, 1, %2, 1] [2, 2, 1, 2] : tensor<2x1x2x2xi64> to tensor<?xi64>
    return %mapped, %collapsed, %generated, %concat, %extracted_slice : tensor<1x1x2x2xi64>, tensor<1x4xi64>, tensor<i64>, tensor<2x1x2x2xi64>, tensor<?xi64>
  }
}

