// Brings linalg.add.
module {
  func.func @main(%arg0: tensor<0x0x?xi32> {padlab.extents = array<i64: 0>}, %arg1: !shape.shape {padlab.value = "[?]"}, %arg2: tensor<i32>, %arg3: !shape.witness {padlab.value = true}, %arg4: tensor<*xi8> {padlab.extents = array<i64: 1>, padlab.value = dense<4> : tensor<1xi8>}, %arg5: !shape.size {padlab.value = 1 : index}, %arg6: !shape.shape {padlab.value = "[*]"}, %arg7: !shape.shape {padlab.value = "[1]"}, %arg8: !shape.size {padlab.value = 3 : index}, %arg9: !shape.shape {padlab.value = "[0, ?, 5]"}, %arg10: !shape.shape {padlab.value = "[*]"}, %arg11: !shape.shape {padlab.value = "[?, 3, ?]"}, %arg12: index {padlab.value = 2 : index}) -> (!shape.shape, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<i32>) attributes {padlab.seed = 1169282716 : i64} {
    %c3 = arith.constant 3 : index
    %0:2 = shape.reduce(%arg1, %c3, %c3) : !shape.shape -> (index, index) {
    ^bb0(%arg13: index, %arg14: !shape.size, %arg15: index, %arg16: index):
      %17 = shape.add %arg15, %arg13 : index, index -> index
      shape.yield %arg16, %17 : index, index
    }
    %head, %tail = "shape.split_at"(%arg1, %0#0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %1:2 = shape.assuming %arg3 -> (index, !shape.shape) {
      %head_5, %tail_6 = "shape.split_at"(%head, %arg5) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
      shape.assuming_yield %c3, %head_5 : index, !shape.shape
    }
    %2 = shape.mul %0#0, %1#0 : index, index -> !shape.size
    %3 = shape.const_shape [4, 2, 5, 4] : !shape.shape
    %4 = shape.any %3 : !shape.shape -> tensor<4xindex>
    %5 = shape.broadcast %4 : tensor<4xindex> -> tensor<?xindex>
    %c0 = shape.const_size 0
    %6 = shape.assuming %arg3 -> (!shape.size) {
      %head_5, %tail_6 = "shape.split_at"(%arg6, %0#0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
      %17 = shape.concat %tail, %tail_6 : !shape.shape, !shape.shape -> !shape.shape
      shape.assuming_yield %2 : !shape.size
    }
    %7 = shape.meet %3, %1#1, error = "requires rank 2 operands" : !shape.shape, !shape.shape -> !shape.shape
    %8 = shape.broadcast %arg7, %5 : !shape.shape, tensor<?xindex> -> !shape.shape
    %9 = shape.add %1#0, %0#0 : index, index -> index
    %10 = shape.broadcast %8, %7 : !shape.shape, !shape.shape -> !shape.shape
    %11 = shape.meet %arg8, %6, error = "sizes must agree" : !shape.size, !shape.size -> !shape.size
    %c4 = shape.const_size 4
    %head_0, %tail_1 = "shape.split_at"(%arg9, %c4) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %12 = shape.const_shape [4, 2, 1, 4] : tensor<4xindex>
    %head_2, %tail_3 = "shape.split_at"(%12, %0#1) : (tensor<4xindex>, index) -> (!shape.shape, !shape.shape)
    %13 = shape.max %head_2, %arg10 : !shape.shape, !shape.shape -> !shape.shape
    %14 = shape.num_elements %13 : !shape.shape -> !shape.size
    %15 = shape.any %head_2 : !shape.shape -> !shape.shape
    check.expect_error(%11) "sizes must agree" : !shape.size
    check.expect_error(%head) "index is out of bounds" : !shape.shape
    check.expect_error(%tail) "index is out of bounds" : !shape.shape
    check.expect_error(%10) "index is out of bounds" : !shape.shape
    %c0_4 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %16:2 = scf.while (%arg13 = %c0_4, %arg14 = %arg2) : (index, tensor<i32>) -> (index, tensor<i32>) {
      %17 = arith.cmpi ult, %arg13, %arg12 : index
      %c6 = arith.constant 6 : index
      %c3_5 = arith.constant 3 : index
      %18 = scf.for %arg15 = %arg12 to %c6 step %c3_5 iter_args(%arg16 = %4) -> (tensor<4xindex>) {
        %19 = linalg.add ins(%arg0, %arg0 : tensor<0x0x?xi32>, tensor<0x0x?xi32>) outs(%arg0 : tensor<0x0x?xi32>) -> tensor<0x0x?xi32>
        scf.yield %arg16 : tensor<4xindex>
      }
      scf.condition(%17) %arg13, %arg2 : index, tensor<i32>
    } do {
    ^bb0(%arg13: index, %arg14: tensor<i32>):
      %17 = arith.addi %arg13, %c1 : index
      scf.yield %17, %arg14 : index, tensor<i32>
    }
    return %15, %tail_3, %12, %tail_1, %head_0, %10, %8, %5, %16#1 : !shape.shape, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<i32>
  }
}

