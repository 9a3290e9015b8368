// Brings arith.constant, func.func, func.return, shape.add, shape.div, shape.is_broadcastable, shape.meet, shape.num_elements.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[?, 4]"}) -> (!shape.size, index, i1) attributes {padlab.seed = 3918470731 : i64} {
    %0 = shape.meet %arg0, %arg0, error = "shapes must agree" : !shape.shape, !shape.shape -> !shape.shape
    %c5 = arith.constant 5 : index
    %1 = shape.div %c5, %c5 : index, index -> index
    %2 = shape.add %1, %1 : index, index -> index
    %3 = shape.num_elements %0 : !shape.shape -> !shape.size
    %4 = shape.is_broadcastable %arg0 : !shape.shape
    return %3, %2, %4 : !shape.size, index, i1
  }
}

