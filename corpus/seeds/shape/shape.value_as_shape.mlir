// Brings shape.value_as_shape, tensor.extract.
module {
  func.func @main(%arg0: tensor<1xi64> {padlab.value = dense<4> : tensor<1xi64>}, %arg1: !shape.shape {padlab.value = "[3, 4, 5, 3]"}, %arg2: !shape.size {padlab.value = 5 : index}, %arg3: index {padlab.value = 0 : index}) -> (index, i64) attributes {padlab.seed = 2206738475 : i64} {
    %extracted = tensor.extract %arg0[%arg3] : tensor<1xi64>
    %0 = shape.value_as_shape %arg0 : tensor<1xi64> -> tensor<?xindex>
    %1 = shape.meet %0, %arg1 : tensor<?xindex>, !shape.shape -> !shape.shape
    %2 = shape.meet %arg2, %arg2, error = "sizes must agree" : !shape.size, !shape.size -> index
    check.expect_error(%1) "operands contradict each other" : !shape.shape
    return %2, %extracted : index, i64
  }
}

