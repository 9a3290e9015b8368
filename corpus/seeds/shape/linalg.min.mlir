// Brings linalg.min.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[?]"}, %arg1: index {padlab.value = -2 : index}, %arg2: tensor<i32>, %arg3: index {padlab.value = -1 : index}) -> (!shape.shape, index, !shape.size, !shape.size, !shape.size, !shape.size, index, i1, tensor<i32>) attributes {padlab.seed = 3021666330 : i64} {
    %0 = shape.num_elements %arg0 : !shape.shape -> !shape.size
    %1 = shape.broadcast %arg0 {error = "shapes must agree"} : !shape.shape -> !shape.shape
    %2 = shape.mul %arg1, %arg1 : index, index -> index
    %3 = shape.reduce(%1, %1) : !shape.shape -> !shape.shape {
    ^bb0(%arg4: index, %arg5: !shape.size, %arg6: !shape.shape):
      %15 = shape.from_extents %arg5 : !shape.size
      %16 = shape.concat %15, %arg6 : !shape.shape, !shape.shape -> !shape.shape
      shape.yield %16 : !shape.shape
    }
    %4 = shape.from_extents %2, %0 : index, !shape.size
    %5 = shape.meet %0, %2 : !shape.size, index -> !shape.size
    %c2 = shape.const_size 2
    %c5 = shape.const_size 5
    %6 = shape.div %c2, %c5 : !shape.size, !shape.size -> !shape.size
    %7 = shape.get_extent %3, %arg3 : !shape.shape, index -> !shape.size
    %8 = shape.concat %1, %4 : !shape.shape, !shape.shape -> !shape.shape
    %9 = shape.size_to_index %c5 : !shape.size
    %10 = shape.size_to_index %c5 : !shape.size
    %11 = shape.shape_eq %8, %3, %8 : !shape.shape, !shape.shape, !shape.shape
    %c4 = shape.const_size 4
    %12 = shape.from_extents %7, %c2, %c4, %9 : !shape.size, !shape.size, !shape.size, index
    %13 = tensor.empty() : tensor<i32>
    %14 = linalg.min ins(%arg2, %arg2 : tensor<i32>, tensor<i32>) outs(%13 : tensor<i32>) -> tensor<i32>
    return %12, %10, %7, %6, %c2, %5, %2, %11, %14 : !shape.shape, index, !shape.size, !shape.size, !shape.size, !shape.size, index, i1, tensor<i32>
  }
}

