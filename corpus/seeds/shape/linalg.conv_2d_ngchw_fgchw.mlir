// Brings linalg.conv_2d_ngchw_fgchw.
module {
  func.func @main(%arg0: tensor<*xf16> {padlab.extents = array<i64: 7>}, %arg1: !shape.shape {padlab.value = "[3, ?]"}, %arg2: !shape.shape {padlab.value = "[1, ?]"}, %arg3: !shape.shape {padlab.value = "[1, ?]"}, %arg4: !shape.shape {padlab.value = "[]"}, %arg5: !shape.size {padlab.value = 0 : index}, %arg6: tensor<?x?x?x?x4xf32> {padlab.extents = array<i64: 1, 2, 1, 4>}, %arg7: tensor<?x2x?x?x?xf32> {padlab.extents = array<i64: 2, 1, 2, 1>}, %arg8: tensor<1x?x2x1x?xf32> {padlab.extents = array<i64: 2, 4>}) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, !shape.size, tensor<1x?x2x1x?xf32>) attributes {padlab.seed = 4047218825 : i64} {
    %0 = shape.num_elements %arg1 : !shape.shape -> !shape.size
    %1 = shape.broadcast %arg1 {error = "shapes must agree"} : !shape.shape -> !shape.shape
    %2 = shape.cstr_broadcastable %1, %1 : !shape.shape, !shape.shape
    %3 = shape.num_elements %arg2 : !shape.shape -> !shape.size
    %4 = shape.concat %arg2, %arg2 : !shape.shape, !shape.shape -> !shape.shape
    %head, %tail = "shape.split_at"(%arg3, %3) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %5 = shape.mul %3, %3 : !shape.size, !shape.size -> !shape.size
    %6 = shape.with_shape %arg0, %arg3 : tensor<*xf16>, !shape.shape
    %7 = shape.broadcast %tail, %head, %head {error = "requires rank 2 operands"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %8 = shape.concat %arg4, %7 : !shape.shape, !shape.shape -> !shape.shape
    %9 = shape.from_extents %5, %arg5, %arg5, %5 : !shape.size, !shape.size, !shape.size, !shape.size
    %10 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg6, %arg7 : tensor<?x?x?x?x4xf32>, tensor<?x2x?x?x?xf32>) outs(%arg8 : tensor<1x?x2x1x?xf32>) -> tensor<1x?x2x1x?xf32>
    return %9, %8, %7, %tail, %4, %1, %5, %3, %10 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, !shape.size, tensor<1x?x2x1x?xf32>
  }
}

