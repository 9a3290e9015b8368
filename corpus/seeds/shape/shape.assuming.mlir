// Brings shape.assuming, shape.assuming_all, shape.assuming_yield, shape.broadcast, shape.const_shape, shape.const_witness, shape.max, shape.shape_of, shape.with_shape.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[0, 5, 5, ?]"}, %arg1: !shape.witness {padlab.value = true}, %arg2: tensor<*xi32> {padlab.extents = array<i64: 0, 3>}) -> (!shape.shape, tensor<1xindex>, !shape.witness, !shape.witness) attributes {padlab.seed = 1390203286 : i64} {
    %0 = shape.const_witness true
    shape.assuming %0 {
      %5 = shape.max %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
      %6 = shape.broadcast %5 : !shape.shape -> !shape.shape
    }
    %1 = shape.assuming_all %0, %arg1
    %2 = shape.const_shape [4] : tensor<1xindex>
    %3 = shape.shape_of %arg2 : tensor<*xi32> -> !shape.shape
    %4 = shape.with_shape %arg2, %3 : tensor<*xi32>, !shape.shape
    return %3, %2, %1, %0 : !shape.shape, tensor<1xindex>, !shape.witness, !shape.witness
  }
}

