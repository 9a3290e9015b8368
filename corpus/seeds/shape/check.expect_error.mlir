// Brings check.expect_error, shape.any, shape.reduce, shape.size_to_index, shape.yield.
module {
  func.func @main(%arg0: !shape.size {padlab.value = 1 : index}, %arg1: !shape.shape {padlab.value = "[0, 2]"}) -> index attributes {padlab.seed = 2599071902 : i64} {
    %0 = shape.size_to_index %arg0 : !shape.size
    %1 = shape.any %arg1 : !shape.shape -> tensor<?xindex>
    %2 = shape.reduce(%1, %arg0) : tensor<?xindex> -> !shape.size {
    ^bb0(%arg2: index, %arg3: index, %arg4: !shape.size):
      %3 = shape.div %arg4, %arg3 : !shape.size, index -> !shape.size
      shape.yield %3 : !shape.size
    }
    check.expect_error(%2) "division by zero" : !shape.size
    return %0 : index
  }
}

