// Brings shape.dim, shape.get_extent, shape.rank.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[*]"}, %arg1: index {padlab.value = 7 : index}, %arg2: tensor<i32>) -> (!shape.size, !shape.size, i1) attributes {padlab.seed = 3813919830 : i64} {
    %0 = shape.is_broadcastable %arg0, %arg0 : !shape.shape, !shape.shape
    %1 = shape.get_extent %arg0, %arg1 : !shape.shape, index -> !shape.size
    %2 = shape.rank %arg0 : !shape.shape -> !shape.size
    %3 = shape.dim %arg2, %2 : tensor<i32>, !shape.size -> !shape.size
    return %3, %1, %0 : !shape.size, !shape.size, i1
  }
}

