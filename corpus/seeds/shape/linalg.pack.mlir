// Brings linalg.pack.
module {
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<0> : tensor<1xindex>}, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: !shape.witness {padlab.value = true}, %arg4: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>}, %arg5: tensor<?xindex> {padlab.extents = array<i64: 4>, padlab.value = dense<[5, 5, 0, 4]> : tensor<4xindex>}, %arg6: !shape.size {padlab.value = "?"}) -> (!shape.shape, tensor<1xindex>, !shape.shape, !shape.size, index, index, index, !shape.size, tensor<?x?xindex>) attributes {padlab.seed = 515260385 : i64} {
    %0 = shape.value_as_shape %arg0 : tensor<?xindex> -> !shape.shape
    %c3 = shape.const_size 3
    %1 = shape.div %c3, %c3 : !shape.size, !shape.size -> !shape.size
    %2 = shape.shape_of %arg0 : tensor<?xindex> -> tensor<1xindex>
    %3:2 = shape.reduce(%2, %arg1, %arg2) : tensor<1xindex> -> (index, index) {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      %9 = shape.add %arg9, %arg7 : index, index -> index
      shape.yield %arg10, %9 : index, index
    }
    %4 = shape.assuming %arg3 -> (tensor<1xindex>) {
      %9 = shape.const_shape [3, 2, 5] : !shape.shape
      %10 = shape.reduce(%9, %9) : !shape.shape -> !shape.shape {
      ^bb0(%arg7: index, %arg8: !shape.size, %arg9: !shape.shape):
        %13 = shape.from_extents %arg8 : !shape.size
        %14 = shape.concat %13, %arg9 : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %14 : !shape.shape
      }
      %11 = shape.shape_of %arg0 : tensor<?xindex> -> tensor<?xindex>
      %12 = shape.cstr_broadcastable %10, %10, %10 : !shape.shape, !shape.shape, !shape.shape
      shape.assuming_yield %2 : tensor<1xindex>
    }
    %5:2 = shape.assuming %arg3 -> (index, tensor<1xindex>) {
      %9 = shape.meet %2, %4, error = "requires rank 2 operands" : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
      %10 = shape.rank %arg4 : tensor<?xindex> -> index
      shape.assuming_yield %arg2, %2 : index, tensor<1xindex>
    }
    %6 = shape.reduce(%arg5, %arg6) : tensor<?xindex> -> !shape.size {
    ^bb0(%arg7: index, %arg8: index, %arg9: !shape.size):
      %9 = shape.div %arg8, %arg9 : index, !shape.size -> !shape.size
      shape.yield %9 : !shape.size
    }
    %7 = shape.value_as_shape %arg0 : tensor<?xindex> -> !shape.shape
    %c1 = arith.constant 1 : index
    %8 = tensor.empty() : tensor<1x1xindex>
    %cast = tensor.cast %8 : tensor<1x1xindex> to tensor<?x?xindex>
    %c1_0 = arith.constant 1 : index
    %pack = linalg.pack %4 padding_value(%c1_0 : index) inner_dims_pos = [0] inner_tiles = [%c1] into %cast : tensor<1xindex> -> tensor<?x?xindex>
    return %7, %5#1, %0, %6, %5#0, %3#1, %3#0, %1, %pack : !shape.shape, tensor<1xindex>, !shape.shape, !shape.size, index, index, index, !shape.size, tensor<?x?xindex>
  }
}

