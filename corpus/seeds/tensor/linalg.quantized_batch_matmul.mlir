// Brings linalg.quantized_batch_matmul.
module {
  func.func @main(%arg0: tensor<0x2xi64>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>, %arg3: tensor<1x1x1xi8>) -> (tensor<4xi64>, tensor<6xi64>, tensor<4x1x1xf64>, tensor<1x1x1xi32>) attributes {padlab.seed = 57012632 : i64} {
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tensor.empty() : tensor<1x1x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    %2 = linalg.quantized_batch_matmul ins(%arg3, %arg3, %c-1_i32, %c2_i32 : tensor<1x1x1xi8>, tensor<1x1x1xi8>, i32, i32) outs(%1 : tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    %3 = call @callee_0(%arg0) : (tensor<0x2xi64>) -> tensor<4x?xi64>
    %4 = linalg.matvec ins(%3, %arg1 : tensor<4x?xi64>, tensor<6xi64>) outs(%arg2 : tensor<4xi64>) -> tensor<4xi64>
    %expanded = tensor.expand_shape %arg1 [[0]] output_shape [6] : tensor<6xi64> into tensor<6xi64>
    %cst = arith.constant 1.000000e+00 : f64
    %generated = tensor.generate  {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f64
    } : tensor<4x1x1xf64>
    return %4, %expanded, %generated, %2 : tensor<4xi64>, tensor<6xi64>, tensor<4x1x1xf64>, tensor<1x1x1xi32>
  }
  func.func private @callee_0(%arg0: tensor<0x2xi64>) -> tensor<4x?xi64> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %arg0 low[%c1, %c3] high[3, 1] {
    ^bb0(%arg1: index, %arg2: index):
      %c0_i64 = arith.constant 0 : i64
      tensor.yield %c0_i64 : i64
    } : tensor<0x2xi64> to tensor<4x?xi64>
    return %padded : tensor<4x?xi64>
  }
}

