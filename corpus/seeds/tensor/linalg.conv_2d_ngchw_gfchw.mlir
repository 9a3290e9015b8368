// Brings linalg.conv_2d_ngchw_gfchw.
module {
  func.func @main(%arg0: tensor<6x4x2xcomplex<i32>>, %arg1: tensor<2x1x1x3x4xi32>, %arg2: tensor<1x2x1x1x2xi32>, %arg3: tensor<2x1x2x3x3xi32>, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: complex<i32>, %arg7: index {padlab.value = 4 : index}) -> (tensor<8xcomplex<i32>>, tensor<1x3x1xi32>) attributes {padlab.seed = 3153440331 : i64} {
    %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg1, %arg2 : tensor<2x1x1x3x4xi32>, tensor<1x2x1x1x2xi32>) outs(%arg3 : tensor<2x1x2x3x3xi32>) -> tensor<2x1x2x3x3xi32>
    %cast = tensor.cast %0 : tensor<2x1x2x3x3xi32> to tensor<*xi32>
    %c36 = arith.constant 36 : index
    %from_elements = tensor.from_elements %arg4, %c36, %arg5 : tensor<3xindex>
    %reshape = tensor.reshape %cast(%from_elements) : (tensor<*xi32>, tensor<3xindex>) -> tensor<1x36x1xi32>
    %c3 = arith.constant 3 : index
    %dim = tensor.dim %0, %c3 : tensor<2x1x2x3x3xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%arg7, %dim, %c0] : tensor<6x4x2xcomplex<i32>>
    %from_elements_0 = tensor.from_elements %arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %extracted : tensor<8xcomplex<i32>>
    %extracted_slice = tensor.extract_slice %reshape[0, 32, 0] [1, 3, 1] [1, 1, 1] : tensor<1x36x1xi32> to tensor<1x3x1xi32>
    return %from_elements_0, %extracted_slice : tensor<8xcomplex<i32>>, tensor<1x3x1xi32>
  }
}

