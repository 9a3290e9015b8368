// Brings linalg.conv_1d_nwc_wcf.
module {
  func.func @main(%arg0: !shape.size {padlab.value = 2 : index}, %arg1: tensor<?x?x0xi8> {padlab.extents = array<i64: 3, 3>}, %arg2: !shape.shape {padlab.value = "[0]"}, %arg3: index {padlab.value = 3 : index}, %arg4: tensor<2x?x2xi64> {padlab.extents = array<i64: 5>}, %arg5: tensor<?x2x2xi64> {padlab.extents = array<i64: 1>}, %arg6: tensor<2x?x2xi64> {padlab.extents = array<i64: 3>}) -> (!shape.shape, !shape.shape, !shape.shape, index, tensor<2x?x2xi64>) attributes {padlab.seed = 731677772 : i64} {
    %0 = shape.dim %arg1, %arg0 : tensor<?x?x0xi8>, !shape.size -> index
    %1 = shape.meet %arg2, %arg2, error = "requires rank 2 operands" : !shape.shape, !shape.shape -> !shape.shape
    %head, %tail = "shape.split_at"(%1, %arg3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %2 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg4, %arg5 : tensor<2x?x2xi64>, tensor<?x2x2xi64>) outs(%arg6 : tensor<2x?x2xi64>) -> tensor<2x?x2xi64>
    return %tail, %head, %1, %0, %2 : !shape.shape, !shape.shape, !shape.shape, index, tensor<2x?x2xi64>
  }
}

