// Brings linalg.reduce.
module {
  func.func @main(%arg0: tensor<4xindex> {padlab.value = dense<[3, 0, 4, 0]> : tensor<4xindex>}, %arg1: tensor<index>, %arg2: !shape.shape {padlab.value = "[3, 0, 4, 0]"}, %arg3: !shape.size {padlab.value = 1 : index}, %arg4: !shape.size {padlab.value = 0 : index}, %arg5: !shape.shape {padlab.value = "[*]"}, %arg6: !shape.witness {padlab.value = true}, %arg7: index {padlab.value = 1 : index}, %arg8: tensor<*xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>}, %arg9: !shape.shape {padlab.value = "[5, 2, ?, ?]"}) -> (!shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, tensor<?xindex>, !shape.shape, !shape.size, tensor<index>, tensor<index>, tensor<index>) attributes {padlab.seed = 3254171329 : i64} {
    %0 = shape.is_broadcastable %arg0, %arg0 : tensor<4xindex>, tensor<4xindex>
    %1 = shape.shape_of %arg1 : tensor<index> -> !shape.shape
    %2 = shape.with_shape %arg1, %1 : tensor<index>, !shape.shape
    %3 = shape.any %arg2 : !shape.shape -> tensor<?xindex>
    %4 = shape.min %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
    %5 = shape.from_extents %4, %arg4 : !shape.size, !shape.size
    %6 = shape.from_extents %4 : !shape.size
    %7 = shape.cstr_require %0, "it is required"
    %8 = shape.with_shape %2, %6 : !shape.value_shape, !shape.shape
    %9 = shape.get_extent %6, %4 : !shape.shape, !shape.size -> !shape.size
    %10 = shape.const_witness true
    %11 = shape.assuming_all %7, %10, %arg6
    %12 = shape.num_elements %6 : !shape.shape -> !shape.size
    %13 = shape.from_extents %12, %12 : !shape.size, !shape.size
    %14 = shape.add %arg7, %arg7 : index, index -> index
    %15 = shape.to_extent_tensor %1 : !shape.shape -> tensor<?xindex>
    %16 = shape.shape_of %arg1 : tensor<index> -> !shape.shape
    %17 = shape.with_shape %2, %16 : !shape.value_shape, !shape.shape
    %c-2 = arith.constant -2 : index
    %18 = shape.mul %c-2, %14 : index, index -> index
    %19 = shape.broadcast %6, %16, %5 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %20 = shape.shape_of %arg8 : tensor<*xindex> -> !shape.shape
    %21 = shape.with_shape %arg8, %20 : tensor<*xindex>, !shape.shape
    %22 = shape.shape_of %arg8 : tensor<*xindex> -> !shape.shape
    %23 = shape.with_shape %arg8, %22 : tensor<*xindex>, !shape.shape
    %c5 = shape.const_size 5
    %head, %tail = "shape.split_at"(%arg9, %c5) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    check.expect_error(%head) "index is out of bounds" : !shape.shape
    %reduced = linalg.reduce { arith.minui } ins(%3 : tensor<?xindex>) outs(%arg1 : tensor<index>) dimensions = [0] 
    %reduced_0 = linalg.reduce { arith.minui } ins(%3 : tensor<?xindex>) outs(%reduced : tensor<index>) dimensions = [0] 
    %reduced_1 = linalg.reduce { arith.minui } ins(%3 : tensor<?xindex>) outs(%arg1 : tensor<index>) dimensions = [0] 
    return %tail, %19, %16, %15, %13, %3, %1, %c5, %reduced, %reduced_0, %reduced_1 : !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, tensor<?xindex>, !shape.shape, !shape.size, tensor<index>, tensor<index>, tensor<index>
  }
}

