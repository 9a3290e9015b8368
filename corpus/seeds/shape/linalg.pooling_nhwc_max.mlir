// Brings linalg.pooling_nhwc_max.
module {
  func.func @main(%arg0: tensor<3x?xindex> {padlab.extents = array<i64: 0>}, %arg1: !shape.witness {padlab.value = true}, %arg2: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<0> : tensor<3xindex>}, %arg3: !shape.shape {padlab.value = "[0, ?, 0]"}, %arg4: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>}, %arg5: tensor<1x2x5x1xi64, "layout">, %arg6: tensor<2x1xi64, "layout">) -> (!shape.size, index, !shape.size, !shape.witness, !shape.witness, !shape.witness, tensor<1x1x3x1xi64, "layout">) attributes {padlab.seed = 3052925516 : i64} {
    %c4 = shape.const_size 4
    %0 = shape.dim %arg0, %c4 : tensor<3x?xindex>, !shape.size -> !shape.size
    %1 = shape.meet %0, %c4, error = "sizes must agree" : !shape.size, !shape.size -> !shape.size
    %2 = tensor.empty() : tensor<1x1x3x1xi64, "layout">
    %c1_i64 = arith.constant 1 : i64
    %3 = linalg.fill ins(%c1_i64 : i64) outs(%2 : tensor<1x1x3x1xi64, "layout">) -> tensor<1x1x3x1xi64, "layout">
    %4 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg5, %arg6 : tensor<1x2x5x1xi64, "layout">, tensor<2x1xi64, "layout">) outs(%3 : tensor<1x1x3x1xi64, "layout">) -> tensor<1x1x3x1xi64, "layout">
    %5 = shape.assuming_all %arg1, %arg1
    %6 = shape.cstr_eq %arg2, %arg2 : tensor<?xindex>, tensor<?xindex>
    %7 = shape.assuming %6 -> (!shape.size) {
      %12 = shape.reduce(%arg2, %0) : tensor<?xindex> -> !shape.size {
      ^bb0(%arg7: index, %arg8: index, %arg9: !shape.size):
        %15 = shape.meet %arg8, %arg9 : index, !shape.size -> !shape.size
        shape.yield %15 : !shape.size
      }
      %13 = shape.reduce(%arg2, %0) : tensor<?xindex> -> !shape.size {
      ^bb0(%arg7: index, %arg8: index, %arg9: !shape.size):
        %15 = shape.meet %arg9, %arg8 : !shape.size, index -> !shape.size
        shape.yield %15 : !shape.size
      }
      %14 = shape.assuming_all %6, %5, %6
      shape.assuming_yield %13 : !shape.size
    }
    %8 = shape.cstr_broadcastable %arg2, %arg3 : tensor<?xindex>, !shape.shape
    %9 = shape.rank %arg2 : tensor<?xindex> -> index
    %10 = shape.cstr_broadcastable %arg4, %arg4 : tensor<?xindex>, tensor<?xindex>
    %11 = shape.div %1, %0 : !shape.size, !shape.size -> !shape.size
    check.expect_error(%0) "index is out of bounds" : !shape.size
    check.expect_error(%1) "index is out of bounds" : !shape.size
    check.expect_error(%11) "index is out of bounds" : !shape.size
    return %11, %9, %7, %10, %8, %5, %4 : !shape.size, index, !shape.size, !shape.witness, !shape.witness, !shape.witness, tensor<1x1x3x1xi64, "layout">
  }
}

