// Brings linalg.pooling_ndhwc_max.
module {
  func.func private @call_f0(!shape.shape, !shape.size, !shape.value_shape) -> (!shape.size, !shape.shape) attributes {padlab.shape_function = @f0}
  shape.func @f0(%arg0: !shape.shape, %arg1: !shape.size, %arg2: !shape.value_shape) -> (!shape.size, !shape.shape) {
    %0 = meet %arg0, %arg0 : !shape.shape, !shape.shape -> tensor<?xindex>
    %1 = concat %0, %0 : tensor<?xindex>, tensor<?xindex> -> !shape.shape
    %2 = shape_of %arg2 : !shape.value_shape -> !shape.shape
    %c4 = arith.constant 4 : index
    %3 = const_shape [1, 4] : !shape.shape
    %4 = get_extent %3, %c4 : !shape.shape, index -> !shape.size
    return %arg1, %2 : !shape.size, !shape.shape
  }
  func.func @main(%arg0: !shape.shape {padlab.value = "[?, 3, 2]"}, %arg1: tensor<*xindex> {padlab.extents = array<i64>}, %arg2: !shape.shape {padlab.value = "[4, ?]"}, %arg3: !shape.size {padlab.value = 3 : index}, %arg4: !shape.size {padlab.value = 4 : index}, %arg5: tensor<?x3x2x2x?xf32> {padlab.extents = array<i64: 2, 1>}, %arg6: index {padlab.value = 2 : index}, %arg7: index {padlab.value = 2 : index}, %arg8: index {padlab.value = 1 : index}) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, !shape.size, !shape.size, tensor<?x?x?x1x?xf64>) attributes {padlab.seed = 2053336167 : i64} {
    %0 = shape.meet %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %1 = shape.concat %arg0, %0 : !shape.shape, !shape.shape -> !shape.shape
    %2 = shape.meet %1, %0 : !shape.shape, !shape.shape -> !shape.shape
    %3 = shape.with_shape %arg1, %1 : tensor<*xindex>, !shape.shape
    %4 = shape.broadcast %2, %1 {error = "requires rank 2 operands"} : !shape.shape, !shape.shape -> !shape.shape
    %5 = shape.reduce(%4, %arg2) : !shape.shape -> !shape.shape {
    ^bb0(%arg9: index, %arg10: !shape.size, %arg11: !shape.shape):
      %17 = shape.from_extents %arg10 : !shape.size
      %18 = shape.concat %17, %arg11 : !shape.shape, !shape.shape -> !shape.shape
      shape.yield %18 : !shape.shape
    }
    %6 = shape.concat %5, %2 : !shape.shape, !shape.shape -> !shape.shape
    %7 = shape.rank %4 : !shape.shape -> !shape.size
    %8 = shape.min %7, %arg3 : !shape.size, !shape.size -> !shape.size
    %9 = shape.from_extents %arg4 : !shape.size
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg5, %c0 : tensor<?x3x2x2x?xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg5, %c0_0 : tensor<?x3x2x2x?xf32>
    %10 = tensor.empty(%dim, %arg6, %dim_1) : tensor<?x?x?xf32>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg5, %c0_2 : tensor<?x3x2x2x?xf32>
    %c0_4 = arith.constant 0 : index
    %11 = arith.addi %dim_3, %c0_4 : index
    %c4 = arith.constant 4 : index
    %dim_5 = tensor.dim %arg5, %c4 : tensor<?x3x2x2x?xf32>
    %12 = tensor.empty(%11, %arg7, %dim_5, %arg8) : tensor<?x?x?x1x?xf64>
    %cst = arith.constant -5.000000e-01 : f64
    %13 = linalg.fill ins(%cst : f64) outs(%12 : tensor<?x?x?x1x?xf64>) -> tensor<?x?x?x1x?xf64>
    %14 = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg5, %10 : tensor<?x3x2x2x?xf32>, tensor<?x?x?xf32>) outs(%13 : tensor<?x?x?x1x?xf64>) -> tensor<?x?x?x1x?xf64>
    %c1 = shape.const_size 1
    %15 = shape.min %8, %c1 : !shape.size, !shape.size -> !shape.size
    %16:2 = call @call_f0(%9, %c1, %3) : (!shape.shape, !shape.size, !shape.value_shape) -> (!shape.size, !shape.shape)
    check.expect_error(%7) "operands contradict each other" : !shape.size
    check.expect_error(%15) "operands contradict each other" : !shape.size
    check.expect_error(%16#1) "value and shape do not conform" : !shape.shape
    return %16#1, %9, %6, %0, %16#0, %15, %8, %14 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, !shape.size, !shape.size, tensor<?x?x?x1x?xf64>
  }
}

