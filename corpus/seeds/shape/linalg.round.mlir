// Brings linalg.round.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[?]"}, %arg1: !shape.size {padlab.value = 4 : index}, %arg2: tensor<f32>, %arg3: index {padlab.value = 4 : index}, %arg4: tensor<*xui8> {padlab.extents = array<i64: 3>, padlab.value = dense<[0, 255, 1]> : tensor<3xui8>}, %arg5: tensor<2xindex> {padlab.value = dense<[3, -1]> : tensor<2xindex>}, %arg6: !shape.shape {padlab.value = "[?, 0, 1, 0]"}, %arg7: !shape.shape {padlab.value = "[?]"}, %arg8: tensor<3xi64> {padlab.value = dense<[5, 0, 1]> : tensor<3xi64>}, %arg9: !shape.shape {padlab.value = "[]"}, %arg10: !shape.shape {padlab.value = "[?]"}, %arg11: !shape.witness {padlab.value = true}, %arg12: !shape.shape {padlab.value = "[?]"}, %arg13: tensor<3xindex> {padlab.value = dense<[5, 4, 0]> : tensor<3xindex>}, %arg14: !shape.size {padlab.value = 1 : index}) -> (!shape.shape, tensor<1xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, tensor<f32>) attributes {padlab.seed = 4088077626 : i64} {
    %0 = shape.any %arg0, %arg0, %arg0 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %1 = shape.dim %arg2, %arg1 : tensor<f32>, !shape.size -> !shape.size
    %2 = shape.dim %arg4, %arg3 : tensor<*xui8>, index -> !shape.size
    %3 = shape.const_witness true
    %4:2 = shape.assuming %3 -> (!shape.size, !shape.shape) {
      %24 = shape.meet %2, %2, error = "sizes must agree" : !shape.size, !shape.size -> !shape.size
      %25 = shape.const_shape [] : !shape.shape
      %26 = shape.shape_of %arg5 : tensor<2xindex> -> !shape.shape
      %27 = shape.with_shape %arg5, %26 : tensor<2xindex>, !shape.shape
      %28 = shape.to_extent_tensor %26 : !shape.shape -> tensor<?xindex>
      shape.assuming_yield %2, %25 : !shape.size, !shape.shape
    }
    %c4 = shape.const_size 4
    %5 = shape.add %c4, %4#0 : !shape.size, !shape.size -> !shape.size
    %6 = shape.cstr_broadcastable %0, %4#1 : !shape.shape, !shape.shape
    %7 = shape.shape_eq %arg6, %arg6, %arg7 : !shape.shape, !shape.shape, !shape.shape
    %8:3 = shape.assuming %6 -> (!shape.size, !shape.shape, i1) {
      %24 = shape.reduce(%arg6, %0) : !shape.shape -> !shape.shape {
      ^bb0(%arg15: index, %arg16: !shape.size, %arg17: !shape.shape):
        %28 = shape.from_extents %arg16 : !shape.size
        %29 = shape.concat %arg17, %28 : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %29 : !shape.shape
      }
      %25 = shape.with_shape %arg8, %arg6 : tensor<3xi64>, !shape.shape
      %26 = shape.cstr_broadcastable %arg9, %arg10, %arg9 : !shape.shape, !shape.shape, !shape.shape
      %27 = "shape.debug_print"(%0) : (!shape.shape) -> !shape.shape
      shape.assuming_yield %4#0, %arg9, %7 : !shape.size, !shape.shape, i1
    }
    %9 = shape.any %arg7 : !shape.shape -> !shape.shape
    %10 = shape.any %arg7, %arg7, %9 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %11 = shape.assuming_all %6
    %12 = shape.broadcast %9, %10, %8#1 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %13 = shape.shape_eq %9, %4#1 : !shape.shape, !shape.shape
    %14 = shape.assuming %arg11 -> (i1) {
      %24 = shape.num_elements %arg12 : !shape.shape -> !shape.size
      shape.assuming_yield %13 : i1
    }
    %15 = shape.broadcast %8#1, %12 {error = "a \22quoted\22 text"} : !shape.shape, !shape.shape -> !shape.shape
    %16 = shape.concat %arg13, %15 : tensor<3xindex>, !shape.shape -> !shape.shape
    %17 = shape.max %8#0, %arg14 : !shape.size, !shape.size -> !shape.size
    %18 = shape.shape_of %arg4 : tensor<*xui8> -> tensor<1xindex>
    %19 = shape.add %17, %arg3 : !shape.size, index -> !shape.size
    %20 = shape.shape_of %arg2 : tensor<f32> -> !shape.shape
    check.expect_error(%1) "index is out of bounds" : !shape.size
    check.expect_error(%2) "index is out of bounds" : !shape.size
    check.expect_error(%5) "index is out of bounds" : !shape.size
    check.expect_error(%8#0) "index is out of bounds" : !shape.size
    check.expect_error(%19) "index is out of bounds" : !shape.size
    %21 = tensor.empty() : tensor<f32>
    %cst = arith.constant 5.000000e-01 : f32
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<f32>) -> tensor<f32>
    %23 = linalg.round ins(%arg2 : tensor<f32>) outs(%22 : tensor<f32>) -> tensor<f32>
    return %20, %18, %16, %15, %12, %10, %9, %19, %23 : !shape.shape, tensor<1xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, tensor<f32>
  }
}

