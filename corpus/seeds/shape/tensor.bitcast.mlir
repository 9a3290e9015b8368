// Brings tensor.bitcast.
module {
  func.func @main(%arg0: !shape.size {padlab.value = 4 : index}, %arg1: !shape.size {padlab.value = "?"}, %arg2: !shape.shape {padlab.value = "[?, 3]"}, %arg3: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<3> : tensor<2xindex>}, %arg4: tensor<?x6xf32> {padlab.extents = array<i64: 0>}) -> (!shape.size, !shape.size, tensor<?x6xi32>) attributes {padlab.seed = 1218967107 : i64} {
    %0 = shape.mul %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
    %1 = shape.mul %0, %0 : !shape.size, !shape.size -> !shape.size
    %c4 = shape.const_size 4
    %2 = shape.get_extent %arg2, %c4 : !shape.shape, !shape.size -> !shape.size
    %3 = shape.shape_of %arg3 : tensor<?xindex> -> !shape.shape
    %4 = shape.with_shape %arg3, %3 : tensor<?xindex>, !shape.shape
    %5 = tensor.bitcast %arg4 : tensor<?x6xf32> to tensor<?x6xi32>
    return %2, %1, %5 : !shape.size, !shape.size, tensor<?x6xi32>
  }
}

