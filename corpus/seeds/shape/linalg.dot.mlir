// Brings linalg.dot.
module {
  func.func @main(%arg0: !shape.size {padlab.value = 2 : index}, %arg1: tensor<?xi8> {padlab.extents = array<i64: 2>, padlab.value = dense<[3, 0]> : tensor<2xi8>}, %arg2: !shape.shape {padlab.value = "[?, 2]"}, %arg3: !shape.shape {padlab.value = "[3]"}, %arg4: !shape.size {padlab.value = 0 : index}, %arg5: !shape.shape {padlab.value = "[5, 2]"}, %arg6: !shape.shape {padlab.value = "[?, 2]"}, %arg7: index {padlab.value = 1 : index}, %arg8: !shape.shape {padlab.value = "[2, 5, 0, 4]"}, %arg9: tensor<?xcomplex<f32>> {padlab.extents = array<i64: 2>}) -> (!shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape, !shape.shape, tensor<2xindex>, !shape.shape, tensor<complex<f32>>) attributes {padlab.seed = 4062233616 : i64} {
    %0 = shape.const_witness true
    %1:2 = shape.assuming %0 -> (index, !shape.shape) {
      %c2 = arith.constant 2 : index
      %21 = shape.mul %c2, %c2 : index, index -> index
      %22 = shape.const_shape [4] : !shape.shape
      %23 = shape.any %22, %22, %22 : !shape.shape, !shape.shape, !shape.shape -> tensor<?xindex>
      %24 = shape.num_elements %23 : tensor<?xindex> -> !shape.size
      shape.assuming_yield %21, %22 : index, !shape.shape
    }
    %2 = shape.min %1#1, %1#1 : !shape.shape, !shape.shape -> !shape.shape
    %3 = shape.get_extent %2, %1#0 : !shape.shape, index -> !shape.size
    %4 = shape.reduce(%2, %arg0) : !shape.shape -> !shape.size {
    ^bb0(%arg10: index, %arg11: !shape.size, %arg12: !shape.size):
      %21 = shape.meet %arg12, %arg11 : !shape.size, !shape.size -> !shape.size
      shape.yield %21 : !shape.size
    }
    %5 = shape.value_as_shape %arg1 : tensor<?xi8> -> tensor<2xindex>
    %6 = shape.shape_of %arg1 : tensor<?xi8> -> !shape.shape
    %7 = shape.with_shape %arg1, %6 : tensor<?xi8>, !shape.shape
    %head, %tail = "shape.split_at"(%6, %1#0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %head_0, %tail_1 = "shape.split_at"(%tail, %1#0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %head_2, %tail_3 = "shape.split_at"(%arg3, %arg4) : (!shape.shape, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
    %8 = shape.meet %5, %arg2 : tensor<2xindex>, !shape.shape -> !shape.shape
    %9 = shape.min %arg6, %8 : !shape.shape, !shape.shape -> !shape.shape
    %10 = shape.from_extents %3, %3 : !shape.size, !shape.size
    %11 = shape.broadcast %arg6 {error = "requires rank 2 operands"} : !shape.shape -> !shape.shape
    %12 = shape.add %arg7, %arg7 : index, index -> index
    %13 = tensor.empty() : tensor<complex<f32>>
    %cst = complex.constant [1.000000e+00 : f32, 2.500000e+00 : f32] : complex<f32>
    %14 = linalg.fill ins(%cst : complex<f32>) outs(%13 : tensor<complex<f32>>) -> tensor<complex<f32>>
    %15 = linalg.dot ins(%arg9, %arg9 : tensor<?xcomplex<f32>>, tensor<?xcomplex<f32>>) outs(%14 : tensor<complex<f32>>) -> tensor<complex<f32>>
    %16 = shape.meet %arg4, %4, error = "sizes must agree" : !shape.size, !shape.size -> !shape.size
    %17 = shape.assuming %0 -> (index) {
      %21 = shape.const_shape [3, 2, 3, 0] : !shape.shape
      %22 = shape.broadcast %21, %head_0, %arg8 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
      %23 = shape.add %16, %arg4 : !shape.size, !shape.size -> !shape.size
      %24 = shape.any %22 : !shape.shape -> !shape.shape
      shape.assuming_yield %arg7 : index
    }
    %18 = shape.index_to_size %arg7
    %19 = shape.div %arg7, %16 : index, !shape.size -> !shape.size
    %20 = shape.rank %tail_1 : !shape.shape -> !shape.size
    check.expect_error(%4) "operands contradict each other" : !shape.size
    check.expect_error(%19) "operands contradict each other" : !shape.size
    check.expect_error(%head) "index is out of bounds" : !shape.shape
    check.expect_error(%head_0) "index is out of bounds" : !shape.shape
    check.expect_error(%10) "index is out of bounds" : !shape.shape
    return %11, %9, %tail_3, %head_2, %tail_1, %6, %5, %2, %15 : !shape.shape, !shape.shape, tensor<?xindex>, tensor<?xindex>, !shape.shape, !shape.shape, tensor<2xindex>, !shape.shape, tensor<complex<f32>>
  }
}

