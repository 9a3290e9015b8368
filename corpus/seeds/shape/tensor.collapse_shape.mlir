// Brings tensor.collapse_shape.
module {
  func.func @main(%arg0: tensor<?xi8> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xi8>}, %arg1: index {padlab.value = 5 : index}, %arg2: !shape.shape {padlab.value = "[*]"}) -> (!shape.shape, !shape.shape, !shape.size, tensor<?xi8>) attributes {padlab.seed = 4205561666 : i64} {
    %0 = shape.const_shape [2, 2, 1, 4] : !shape.shape
    %1 = shape.shape_of %arg0 : tensor<?xi8> -> !shape.shape
    %2 = shape.with_shape %arg0, %1 : tensor<?xi8>, !shape.shape
    %3 = shape.get_extent %arg2, %arg1 : !shape.shape, index -> !shape.size
    %collapsed = tensor.collapse_shape %arg0 [[0]] : tensor<?xi8> into tensor<?xi8>
    %4 = shape.const_shape [0] : !shape.shape
    %collapsed_0 = tensor.collapse_shape %collapsed [[0]] : tensor<?xi8> into tensor<?xi8>
    %5 = shape.min %1, %4 : !shape.shape, !shape.shape -> !shape.shape
    return %5, %0, %3, %collapsed_0 : !shape.shape, !shape.shape, !shape.size, tensor<?xi8>
  }
}

