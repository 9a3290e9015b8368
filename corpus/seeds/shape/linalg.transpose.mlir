// Brings linalg.transpose.
module {
  func.func @main(%arg0: tensor<?xi8> {padlab.extents = array<i64: 1>, padlab.value = dense<5> : tensor<1xi8>}, %arg1: index {padlab.value = 3 : index}, %arg2: !shape.shape {padlab.value = "[?]"}) -> (tensor<?xindex>, !shape.shape, !shape.shape, index, !shape.size, !shape.size, i1, tensor<?xindex>, tensor<?xindex>) attributes {padlab.seed = 4206567107 : i64} {
    %0 = shape.value_as_shape %arg0 : tensor<?xi8> -> !shape.shape
    %1 = shape.get_extent %0, %arg1 : !shape.shape, index -> !shape.size
    %2 = shape.min %0, %0 : !shape.shape, !shape.shape -> !shape.shape
    %3 = shape.rank %2 : !shape.shape -> !shape.size
    %4 = shape.shape_of %arg0 : tensor<?xi8> -> tensor<?xindex>
    %5 = tensor.empty() : tensor<1xindex>
    %cast = tensor.cast %5 : tensor<1xindex> to tensor<?xindex>
    %transposed = linalg.transpose ins(%4 : tensor<?xindex>) outs(%cast : tensor<?xindex>) permutation = [0] 
    %6 = tensor.empty() : tensor<1xindex>
    %cast_0 = tensor.cast %6 : tensor<1xindex> to tensor<?xindex>
    %transposed_1 = linalg.transpose ins(%4 : tensor<?xindex>) outs(%cast_0 : tensor<?xindex>) permutation = [0] 
    %7 = shape.any %4, %4 : tensor<?xindex>, tensor<?xindex> -> tensor<1xindex>
    %8 = shape.with_shape %arg0, %7 : tensor<?xi8>, tensor<1xindex>
    %9 = shape.is_broadcastable %arg2, %2 : !shape.shape, !shape.shape
    %10 = shape.size_to_index %3 : !shape.size
    return %4, %2, %0, %10, %3, %1, %9, %transposed, %transposed_1 : tensor<?xindex>, !shape.shape, !shape.shape, index, !shape.size, !shape.size, i1, tensor<?xindex>, tensor<?xindex>
  }
}

