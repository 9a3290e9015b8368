// Brings tensor.pad element i33, tensor.pad of tensor.generate.
module {
  func.func @main(%arg0: tensor<0x7xi33>, %arg1: tensor<ui32>, %arg2: i33) -> (tensor<3xi33>, tensor<*xui32>, tensor<*xsi32>, tensor<5xi33>) attributes {padlab.seed = 4201854399 : i64} {
    %cst = arith.constant dense<> : tensor<0xi32>
    %reshape = tensor.reshape %arg1(%cst) : (tensor<ui32>, tensor<0xi32>) -> tensor<*xui32>
    %0 = tensor.bitcast %arg1 : tensor<ui32> to tensor<*xsi32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index):
      tensor.yield %arg2 : i33
    } : tensor<3xi33>
    %padded = tensor.pad %generated low[0] high[2] {
    ^bb0(%arg3: index):
      %c-2_i33 = arith.constant -2 : i33
      tensor.yield %c-2_i33 : i33
    } : tensor<3xi33> to tensor<5xi33>
    return %generated, %reshape, %0, %padded : tensor<3xi33>, tensor<*xui32>, tensor<*xsi32>, tensor<5xi33>
  }
}

