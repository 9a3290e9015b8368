// Brings linalg.sub.
module {
  func.func @main(%arg0: !shape.size {padlab.value = 4 : index}, %arg1: !shape.shape {padlab.value = "[1, ?]"}, %arg2: tensor<*xf16> {padlab.extents = array<i64: 3>}, %arg3: tensor<0xi8> {padlab.value = dense<> : tensor<0xi8>}, %arg4: !shape.shape {padlab.value = "[3, 0, 4]"}) -> (!shape.shape, tensor<?xindex>, !shape.shape, !shape.shape, !shape.size, !shape.size, !shape.size, !shape.size, tensor<0xi8>, tensor<0xi8>) attributes {padlab.seed = 3963190146 : i64} {
    %c1 = shape.const_size 1
    %0 = shape.add %c1, %c1 : !shape.size, !shape.size -> !shape.size
    %c0 = shape.const_size 0
    %1 = shape.meet %c0, %c0, error = "sizes must agree" : !shape.size, !shape.size -> index
    %2 = shape.div %arg0, %c0 : !shape.size, !shape.size -> !shape.size
    %3 = shape.const_shape [1, 4] : tensor<2xindex>
    %4 = shape.rank %3 : tensor<2xindex> -> index
    %5 = shape.const_shape [3, 2] : !shape.shape
    %6 = shape.shape_eq %3, %5 : tensor<2xindex>, !shape.shape
    %7 = shape.meet %3, %5 : tensor<2xindex>, !shape.shape -> !shape.shape
    %c0_0 = shape.const_size 0
    %8 = shape.add %c0_0, %2 : !shape.size, !shape.size -> !shape.size
    %9 = shape.size_to_index %arg0 : !shape.size
    %c0_1 = shape.const_size 0
    %head, %tail = "shape.split_at"(%7, %c0_1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %10 = shape.reduce(%5, %c0_1) : !shape.shape -> !shape.size {
    ^bb0(%arg5: index, %arg6: !shape.size, %arg7: !shape.size):
      %20 = shape.add %arg7, %arg6 : !shape.size, !shape.size -> !shape.size
      shape.yield %20 : !shape.size
    }
    %11 = shape.get_extent %tail, %9 : !shape.shape, index -> !shape.size
    %12 = shape.broadcast %arg1, %arg1 {error = "a \22quoted\22 text"} : !shape.shape, !shape.shape -> !shape.shape
    %13 = shape.index_to_size %4
    %14 = shape.with_shape %arg2, %12 : tensor<*xf16>, !shape.shape
    %15 = shape.value_as_shape %arg3 : tensor<0xi8> -> tensor<?xindex>
    %16 = shape.concat %arg4, %12 : !shape.shape, !shape.shape -> !shape.shape
    %17 = shape.shape_eq %16, %16, %12 : !shape.shape, !shape.shape, !shape.shape
    check.expect_error(%2) "division by zero" : !shape.size
    check.expect_error(%11) "operands contradict each other" : !shape.size
    check.expect_error(%head) "operands contradict each other" : !shape.shape
    %18 = linalg.sub ins(%arg3, %arg3 : tensor<0xi8>, tensor<0xi8>) outs(%arg3 : tensor<0xi8>) -> tensor<0xi8>
    %19 = linalg.sub ins(%arg3, %18 : tensor<0xi8>, tensor<0xi8>) outs(%arg3 : tensor<0xi8>) -> tensor<0xi8>
    return %16, %15, %head, %5, %13, %10, %c0_1, %8, %18, %19 : !shape.shape, tensor<?xindex>, !shape.shape, !shape.shape, !shape.size, !shape.size, !shape.size, !shape.size, tensor<0xi8>, tensor<0xi8>
  }
}

