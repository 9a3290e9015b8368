// Brings linalg.depthwise_conv_3d_ndhwc_dhwc.
module {
  func.func @main(%arg0: !shape.size {padlab.value = "?"}, %arg1: !shape.shape {padlab.value = "[*]"}, %arg2: !shape.witness {padlab.value = true}, %arg3: !shape.shape {padlab.value = "[?, 3, 4]"}, %arg4: !shape.shape {padlab.value = "[]"}, %arg5: !shape.shape {padlab.value = "[*]"}, %arg6: !shape.shape {padlab.value = "[3]"}, %arg7: !shape.shape {padlab.value = "[?]"}, %arg8: tensor<?x?x?x?x?xi32> {padlab.extents = array<i64: 2, 3, 3, 2, 1>}, %arg9: tensor<?x?x?x?xi32> {padlab.extents = array<i64: 2, 1, 2, 1>}) -> (tensor<0xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<2x1x3x1x1xi32>) attributes {padlab.seed = 2455066971 : i64} {
    %c3 = shape.const_size 3
    %0 = shape.from_extents %c3 : !shape.size
    %1 = shape.broadcast %0 : !shape.shape -> !shape.shape
    %2 = shape.from_extents %c3, %arg0 : !shape.size, !shape.size
    %c1 = arith.constant 1 : index
    %3 = shape.div %c1, %c1 : index, index -> index
    %4 = shape.broadcast %arg1, %0 {error = "shapes must agree"} : !shape.shape, !shape.shape -> !shape.shape
    %5 = shape.assuming_all %arg2
    %6:2 = shape.reduce(%2, %3, %3) : !shape.shape -> (index, index) {
    ^bb0(%arg10: index, %arg11: !shape.size, %arg12: index, %arg13: index):
      %22 = shape.add %arg12, %arg10 : index, index -> index
      shape.yield %arg13, %22 : index, index
    }
    %7 = shape.shape_eq %1, %4, %0 : !shape.shape, !shape.shape, !shape.shape
    %8 = shape.min %2, %2 : !shape.shape, !shape.shape -> !shape.shape
    %9 = shape.broadcast %arg3, %4, %arg3 {error = "requires rank 2 operands"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %10 = shape.index_to_size %6#0
    %11 = shape.index_to_size %6#1
    %12 = shape.concat %8, %9 : !shape.shape, !shape.shape -> !shape.shape
    %13 = shape.assuming_all %5, %arg2, %5
    %14 = shape.any %9, %arg1, %arg4 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %c5 = shape.const_size 5
    %15 = shape.meet %11, %c5, error = "sizes must agree" : !shape.size, !shape.size -> !shape.size
    %c-2 = arith.constant -2 : index
    %16 = shape.get_extent %14, %c-2 : !shape.shape, index -> !shape.size
    shape.assuming %13 {
      %22 = shape.cstr_broadcastable %arg5, %arg4, %8 : !shape.shape, !shape.shape, !shape.shape
      %23 = shape.meet %arg5, %arg6 : !shape.shape, !shape.shape -> tensor<1xindex>
    }
    %17 = shape.broadcast %12 {error = "requires rank 2 operands"} : !shape.shape -> !shape.shape
    %18 = shape.min %17, %arg4 : !shape.shape, !shape.shape -> !shape.shape
    %19 = shape.meet %arg7, %arg4 : !shape.shape, !shape.shape -> !shape.shape
    %20 = shape.any %arg4 : !shape.shape -> tensor<0xindex>
    %cst = arith.constant dense<[[[[[2]], [[2147483647]], [[7]]]], [[[[1]], [[-2147483648]], [[2]]]]]> : tensor<2x1x3x1x1xi32>
    %21 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 1, 1]> : tensor<3xi64>} ins(%arg8, %arg9 : tensor<?x?x?x?x?xi32>, tensor<?x?x?x?xi32>) outs(%cst : tensor<2x1x3x1x1xi32>) -> tensor<2x1x3x1x1xi32>
    return %20, %19, %18, %17, %14, %9, %8, %2, %21 : tensor<0xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<2x1x3x1x1xi32>
  }
}

