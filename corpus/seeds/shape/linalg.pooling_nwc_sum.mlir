// Brings linalg.pooling_nwc_sum.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[4, 3, ?]"}, %arg1: index {padlab.value = 4 : index}, %arg2: !shape.shape {padlab.value = "[?, 3, ?]"}, %arg3: !shape.shape {padlab.value = "[4, ?, 1]"}, %arg4: !shape.shape {padlab.value = "[3, ?]"}, %arg5: tensor<*xui8> {padlab.extents = array<i64>}, %arg6: tensor<0xi64> {padlab.value = dense<> : tensor<0xi64>}, %arg7: !shape.shape {padlab.value = "[?, ?, ?]"}, %arg8: tensor<3xf16>, %arg9: !shape.size {padlab.value = 3 : index}, %arg10: tensor<3x?x0xi32> {padlab.extents = array<i64: 0>}, %arg11: tensor<1x?x2xi64> {padlab.extents = array<i64: 5>}) -> (!shape.shape, tensor<1xindex>, !shape.shape, !shape.shape, !shape.shape, tensor<2xindex>, !shape.shape, !shape.shape, tensor<?x?x?xi64>) attributes {padlab.seed = 2570616791 : i64} {
    %0 = shape.reduce(%arg0, %arg0) : !shape.shape -> !shape.shape {
    ^bb0(%arg12: index, %arg13: !shape.size, %arg14: !shape.shape):
      %29 = shape.from_extents %arg13 : !shape.size
      %30 = shape.concat %29, %arg14 : !shape.shape, !shape.shape -> !shape.shape
      shape.yield %30 : !shape.shape
    }
    %1:2 = shape.reduce(%0, %arg1, %arg1) : !shape.shape -> (index, index) {
    ^bb0(%arg12: index, %arg13: !shape.size, %arg14: index, %arg15: index):
      %29 = shape.add %arg14, %arg12 : index, index -> index
      shape.yield %arg15, %29 : index, index
    }
    %head, %tail = "shape.split_at"(%0, %arg1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %2 = shape.broadcast %0, %head, %arg4 {error = "requires rank 2 operands"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %3 = shape.const_shape [4, 1] : tensor<2xindex>
    %head_0, %tail_1 = "shape.split_at"(%3, %1#0) : (tensor<2xindex>, index) -> (!shape.shape, !shape.shape)
    %c3 = shape.const_size 3
    %4 = shape.meet %1#0, %c3, error = "sizes must agree" : index, !shape.size -> !shape.size
    %5 = shape.broadcast %head_0, %head_0, %arg3 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %6 = shape.with_shape %arg5, %5 : tensor<*xui8>, !shape.shape
    %7 = shape.min %4, %c3 : !shape.size, !shape.size -> !shape.size
    %8 = shape.concat %arg3, %tail_1 : !shape.shape, !shape.shape -> !shape.shape
    %9 = shape.mul %4, %4 : !shape.size, !shape.size -> !shape.size
    %10 = shape.const_witness true
    %11 = shape.assuming_all %10, %10
    %12 = shape.num_elements %head_0 : !shape.shape -> !shape.size
    %13 = shape.shape_of %arg6 : tensor<0xi64> -> !shape.shape
    %14 = shape.with_shape %arg6, %13 : tensor<0xi64>, !shape.shape
    %15 = shape.mul %1#1, %arg1 : index, index -> index
    %16 = shape.meet %arg7, %8 : !shape.shape, !shape.shape -> !shape.shape
    %17 = shape.meet %16, %arg3 : !shape.shape, !shape.shape -> !shape.shape
    %18 = shape.shape_of %arg6 : tensor<0xi64> -> tensor<1xindex>
    %19 = shape.from_extents %arg9 : !shape.size
    %20 = shape.dim %arg10, %9 : tensor<3x?x0xi32>, !shape.size -> !shape.size
    %21 = shape.shape_eq %3, %2 : tensor<2xindex>, !shape.shape
    %22 = shape.const_witness true
    %23 = shape.assuming_all %22
    check.expect_error(%head_0) "index is out of bounds" : !shape.shape
    %24 = tensor.empty() : tensor<3xi64>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg11, %c0 : tensor<1x?x2xi64>
    %c0_2 = arith.constant 0 : index
    %25 = arith.addi %dim, %c0_2 : index
    %c2 = arith.constant 2 : index
    %26 = tensor.empty(%c1, %25, %c2) : tensor<?x?x?xi64>
    %c2_i64 = arith.constant 2 : i64
    %27 = linalg.fill ins(%c2_i64 : i64) outs(%26 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    %28 = linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg11, %24 : tensor<1x?x2xi64>, tensor<3xi64>) outs(%27 : tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
    check.expect_error(%tail_1) "index is out of bounds" : !shape.shape
    check.expect_error(%5) "index is out of bounds" : !shape.shape
    check.expect_error(%8) "index is out of bounds" : !shape.shape
    check.expect_error(%17) "index is out of bounds" : !shape.shape
    return %19, %18, %13, %8, %head_0, %3, %2, %tail, %28 : !shape.shape, tensor<1xindex>, !shape.shape, !shape.shape, !shape.shape, tensor<2xindex>, !shape.shape, !shape.shape, tensor<?x?x?xi64>
  }
}

