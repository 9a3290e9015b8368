// Brings linalg.pooling_ndhwc_min.
module {
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>}, %arg1: tensor<*xui8> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xui8>}, %arg2: tensor<2x2x3x2x2xi32, "layout">) -> (!shape.shape, tensor<?xindex>, index, index, !shape.size, !shape.size, index, tensor<2x2x1x1x2xi32>) attributes {padlab.seed = 912499638 : i64} {
    %0 = tensor.empty() : tensor<1x2x2xi32, "layout">
    %1 = tensor.empty() : tensor<2x2x1x1x2xi32>
    %c2_i32 = arith.constant 2 : i32
    %2 = linalg.fill ins(%c2_i32 : i32) outs(%1 : tensor<2x2x1x1x2xi32>) -> tensor<2x2x1x1x2xi32>
    %3 = linalg.pooling_ndhwc_min {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[1, 2, 2]> : tensor<3xi64>} ins(%arg2, %0 : tensor<2x2x3x2x2xi32, "layout">, tensor<1x2x2xi32, "layout">) outs(%2 : tensor<2x2x1x1x2xi32>) -> tensor<2x2x1x1x2xi32>
    %4 = shape.concat %arg0, %arg0 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %c1 = shape.const_size 1
    %5 = shape.dim %arg1, %c1 : tensor<*xui8>, !shape.size -> !shape.size
    %c4 = arith.constant 4 : index
    %6:2 = shape.reduce(%arg0, %c4, %c4) : tensor<?xindex> -> (index, index) {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      %9 = shape.add %arg5, %arg3 : index, index -> index
      shape.yield %arg6, %9 : index, index
    }
    %7 = shape.shape_of %arg1 : tensor<*xui8> -> !shape.shape
    %8 = shape.with_shape %arg1, %7 : tensor<*xui8>, !shape.shape
    return %7, %4, %6#1, %6#0, %5, %c1, %c4, %3 : !shape.shape, tensor<?xindex>, index, index, !shape.size, !shape.size, index, tensor<2x2x1x1x2xi32>
  }
}

