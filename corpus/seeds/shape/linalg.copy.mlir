// Brings linalg.copy.
module {
  func.func @main(%arg0: tensor<f32>) -> (!shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, !shape.shape, tensor<f32>) attributes {padlab.seed = 2635048859 : i64} {
    %0 = linalg.copy ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %1 = shape.const_shape [1] : !shape.shape
    %2 = shape.const_shape [1] : !shape.shape
    %3 = shape.any %1, %2, %2 : !shape.shape, !shape.shape, !shape.shape -> tensor<?xindex>
    %4 = shape.shape_of %0 : tensor<f32> -> !shape.shape
    %5 = shape.with_shape %arg0, %4 : tensor<f32>, !shape.shape
    %6 = linalg.copy ins(%0 : tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %7 = shape.meet %2, %2 : !shape.shape, !shape.shape -> !shape.shape
    return %7, %4, %3, %2, %1, %6 : !shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, !shape.shape, tensor<f32>
  }
}

