// Brings linalg.pooling_nhwc_min.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[*]"}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 4>, padlab.value = dense<[5, 5, 1, 1]> : tensor<4xindex>}, %arg2: tensor<?x2xf32> {padlab.extents = array<i64: 3>}, %arg3: !shape.shape {padlab.value = "[*]"}, %arg4: !shape.shape {padlab.value = "[?, 1]"}, %arg5: !shape.size {padlab.value = 0 : index}, %arg6: !shape.shape {padlab.value = "[1, 2]"}, %arg7: tensor<2x4x4x2xi8>, %arg8: tensor<2x3x2x2xi8>, %arg9: tensor<2x2x2x2xi8>) -> (!shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<2x4x1x2xi8>, tensor<2x3x2x2xi8>, tensor<2x2x2x2xi8>) attributes {padlab.seed = 616783813 : i64} {
    %0 = shape.cstr_broadcastable %arg0, %arg0, %arg1 : !shape.shape, !shape.shape, tensor<?xindex>
    %c2 = shape.const_size 2
    %1 = shape.from_extents %c2, %c2 : !shape.size, !shape.size
    %2 = tensor.empty() : tensor<1x3xi8>
    %3 = tensor.empty() : tensor<2x4x1x2xi8>
    %c3_i8 = arith.constant 3 : i8
    %4 = linalg.fill ins(%c3_i8 : i8) outs(%3 : tensor<2x4x1x2xi8>) -> tensor<2x4x1x2xi8>
    %5 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg7, %2 : tensor<2x4x4x2xi8>, tensor<1x3xi8>) outs(%4 : tensor<2x4x1x2xi8>) -> tensor<2x4x1x2xi8>
    %6 = shape.rank %1 : !shape.shape -> !shape.size
    %7 = shape.from_extents %c2, %6 : !shape.size, !shape.size
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %5, %c0 : tensor<2x4x1x2xi8>
    %8 = tensor.empty(%dim) : tensor<?x3xi8>
    %9 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg7, %8 : tensor<2x4x4x2xi8>, tensor<?x3xi8>) outs(%arg8 : tensor<2x3x2x2xi8>) -> tensor<2x3x2x2xi8>
    %10 = shape.shape_of %arg2 : tensor<?x2xf32> -> tensor<?xindex>
    %11 = shape.meet %7, %1, error = "requires rank 2 operands" : !shape.shape, !shape.shape -> !shape.shape
    %12 = shape.broadcast %7 : !shape.shape -> !shape.shape
    %13 = shape.get_extent %arg3, %6 : !shape.shape, !shape.size -> !shape.size
    %14 = shape.reduce(%10, %arg4) : tensor<?xindex> -> !shape.shape {
    ^bb0(%arg10: index, %arg11: index, %arg12: !shape.shape):
      %29 = shape.from_extents %arg11 : index
      %30 = shape.concat %arg12, %29 : !shape.shape, !shape.shape -> !shape.shape
      shape.yield %30 : !shape.shape
    }
    %15 = shape.div %13, %13 : !shape.size, !shape.size -> !shape.size
    %16 = shape.const_shape [4, 0] : !shape.shape
    %17 = shape.max %16, %12 : !shape.shape, !shape.shape -> !shape.shape
    %c0_0 = shape.const_size 0
    %18 = shape.add %c0_0, %c2 : !shape.size, !shape.size -> !shape.size
    %19 = shape.size_to_index %18 : !shape.size
    %20 = shape.assuming_all %0, %0, %0
    %c5 = shape.const_size 5
    %21 = shape.mul %c5, %15 : !shape.size, !shape.size -> !shape.size
    %22 = shape.meet %arg5, %c5, error = "sizes must agree" : !shape.size, !shape.size -> !shape.size
    %23 = shape.meet %10, %arg4 : tensor<?xindex>, !shape.shape -> !shape.shape
    %24 = shape.rank %10 : tensor<?xindex> -> !shape.size
    %25 = shape.from_extent_tensor %10 : tensor<?xindex>
    %head, %tail = "shape.split_at"(%11, %6) : (!shape.shape, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %26 = shape.broadcast %23, %arg6, %tail : !shape.shape, !shape.shape, tensor<?xindex> -> !shape.shape
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %head, %c0_1 : tensor<?xindex>
    %27 = tensor.empty(%dim_2) : tensor<?x1xi8>
    %28 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg8, %27 : tensor<2x3x2x2xi8>, tensor<?x1xi8>) outs(%arg9 : tensor<2x2x2x2xi8>) -> tensor<2x2x2x2xi8>
    check.expect_error(%22) "sizes must agree" : !shape.size
    check.expect_error(%23) "operands contradict each other" : !shape.shape
    check.expect_error(%26) "operands contradict each other" : !shape.shape
    return %26, %tail, %head, %25, %23, %17, %16, %14, %5, %9, %28 : !shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<2x4x1x2xi8>, tensor<2x3x2x2xi8>, tensor<2x2x2x2xi8>
  }
}

