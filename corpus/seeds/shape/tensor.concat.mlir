// Brings tensor.concat.
module {
  func.func @main(%arg0: index {padlab.value = 5 : index}, %arg1: !shape.shape {padlab.value = "[?, ?]"}, %arg2: tensor<*xi64> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xi64>}, %arg3: tensor<4x4x4xi32>) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, index, tensor<4x4x4xi32>) attributes {padlab.seed = 3872536268 : i64} {
    %0 = shape.add %arg0, %arg0 : index, index -> index
    %head, %tail = "shape.split_at"(%arg1, %0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %1 = shape.shape_of %arg2 : tensor<*xi64> -> !shape.shape
    %concat = tensor.concat dim(2) %arg3 : (tensor<4x4x4xi32>) -> tensor<4x4x4xi32>
    %2 = shape.min %tail, %head : !shape.shape, !shape.shape -> !shape.shape
    check.expect_error(%head) "index is out of bounds" : !shape.shape
    return %2, %1, %tail, %head, %0, %concat : !shape.shape, !shape.shape, !shape.shape, !shape.shape, index, tensor<4x4x4xi32>
  }
}

