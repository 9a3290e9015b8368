// Brings linalg.mul.
module {
  func.func @main(%arg0: tensor<1x2xf16>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 1 : index}) -> (tensor<?xindex>, tensor<2xindex>, !shape.shape, !shape.shape, !shape.size, i1, tensor<?x2xf16>, tensor<?x2xf16>) attributes {padlab.seed = 1493877253 : i64} {
    %c2 = shape.const_size 2
    %c2_0 = shape.const_size 2
    %0 = shape.from_extents %c2, %c2_0 : !shape.size, !shape.size
    %1 = shape.shape_of %arg0 : tensor<1x2xf16> -> !shape.shape
    %2 = shape.with_shape %arg0, %1 : tensor<1x2xf16>, !shape.shape
    %3 = shape.to_extent_tensor %1 : !shape.shape -> tensor<2xindex>
    %4 = shape.const_shape [] : !shape.shape
    %5 = tensor.empty(%arg2) : tensor<?x2xf16>
    %6 = linalg.mul ins(%arg0, %arg0 : tensor<1x2xf16>, tensor<1x2xf16>) outs(%5 : tensor<?x2xf16>) -> tensor<?x2xf16>
    %7 = tensor.empty(%arg2) : tensor<?x2xf16>
    %8 = linalg.mul ins(%arg0, %arg0 : tensor<1x2xf16>, tensor<1x2xf16>) outs(%7 : tensor<?x2xf16>) -> tensor<?x2xf16>
    %9 = shape.shape_eq %4 : !shape.shape
    %10 = tensor.empty(%arg1) : tensor<?x2xf16>
    %11 = linalg.mul ins(%arg0, %arg0 : tensor<1x2xf16>, tensor<1x2xf16>) outs(%6 : tensor<?x2xf16>) -> tensor<?x2xf16>
    %12 = shape.add %c2_0, %c2 : !shape.size, !shape.size -> !shape.size
    %13 = shape.any %4, %4 : !shape.shape, !shape.shape -> tensor<?xindex>
    return %13, %3, %1, %0, %12, %9, %11, %8 : tensor<?xindex>, tensor<2xindex>, !shape.shape, !shape.shape, !shape.size, i1, tensor<?x2xf16>, tensor<?x2xf16>
  }
}

