// Brings linalg.select.
module {
  func.func @main(%arg0: !shape.size {padlab.value = 2 : index}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[0, 3]> : tensor<2xindex>}, %arg2: index {padlab.value = 2 : index}, %arg3: !shape.shape {padlab.value = "[5, ?, 5]"}, %arg4: tensor<2xi1>) -> (!shape.size, index, index, !shape.size, tensor<?xindex>) attributes {padlab.seed = 2994243900 : i64} {
    %0 = shape.max %arg0, %arg0 : !shape.size, !shape.size -> !shape.size
    %1:2 = shape.reduce(%arg1, %arg2, %arg2) : tensor<?xindex> -> (index, index) {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      %5 = shape.add %arg7, %arg5 : index, index -> index
      shape.yield %arg8, %5 : index, index
    }
    %2 = linalg.select ins(%arg4, %arg1, %arg1 : tensor<2xi1>, tensor<?xindex>, tensor<?xindex>) outs(%arg1 : tensor<?xindex>) -> tensor<?xindex>
    %3 = shape.broadcast %arg3, %arg3 {error = "a \22quoted\22 text"} : !shape.shape, !shape.shape -> !shape.shape
    %4 = shape.num_elements %3 : !shape.shape -> !shape.size
    return %4, %1#1, %1#0, %0, %2 : !shape.size, index, index, !shape.size, tensor<?xindex>
  }
}

