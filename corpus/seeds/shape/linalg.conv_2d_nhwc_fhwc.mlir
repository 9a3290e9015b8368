// Brings linalg.conv_2d_nhwc_fhwc.
module {
  func.func @f0(%arg0: tensor<?xindex>, %arg1: !shape.size) -> (!shape.size, !shape.shape) {
    %0 = shape.div %arg1, %arg1 : !shape.size, !shape.size -> !shape.size
    %1 = shape.concat %arg0, %arg0 : tensor<?xindex>, tensor<?xindex> -> !shape.shape
    %c2 = shape.const_size 2
    %2 = shape.from_extents %c2 : !shape.size
    return %arg1, %2 : !shape.size, !shape.shape
  }
  func.func @main(%arg0: !shape.witness {padlab.value = true}, %arg1: !shape.size {padlab.value = 5 : index}, %arg2: tensor<*xi8> {padlab.extents = array<i64: 0, 1>}, %arg3: !shape.shape {padlab.value = "[0, 1]"}, %arg4: !shape.shape {padlab.value = "[*]"}, %arg5: tensor<2x5x3x1xi8>, %arg6: tensor<1x3x3x1xi8>, %arg7: tensor<2x1x1x1xi8>) -> (!shape.shape, tensor<2xindex>, tensor<?xindex>, !shape.size, tensor<2x1x1x1xi8>) attributes {padlab.seed = 1546662737 : i64} {
    %0 = shape.const_shape [] : !shape.shape
    %1 = shape.meet %0, %0, error = "a \22quoted\22 text" : !shape.shape, !shape.shape -> tensor<?xindex>
    %2:2 = shape.assuming %arg0 -> (!shape.size, tensor<?xindex>) {
      %c5 = shape.const_size 5
      %7:2 = func.call @f0(%1, %c5) : (tensor<?xindex>, !shape.size) -> (!shape.size, !shape.shape)
      %8 = shape.min %c5, %arg1 : !shape.size, !shape.size -> !shape.size
      shape.assuming_yield %7#0, %1 : !shape.size, tensor<?xindex>
    }
    %3 = shape.shape_of %arg2 : tensor<*xi8> -> tensor<?xindex>
    %4 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg5, %arg6 : tensor<2x5x3x1xi8>, tensor<1x3x3x1xi8>) outs(%arg7 : tensor<2x1x1x1xi8>) -> tensor<2x1x1x1xi8>
    %5 = shape.broadcast %3, %3 : tensor<?xindex>, tensor<?xindex> -> tensor<2xindex>
    %6 = shape.meet %arg4, %5 : !shape.shape, tensor<2xindex> -> !shape.shape
    return %6, %5, %2#1, %2#0, %4 : !shape.shape, tensor<2xindex>, tensor<?xindex>, !shape.size, tensor<2x1x1x1xi8>
  }
}

