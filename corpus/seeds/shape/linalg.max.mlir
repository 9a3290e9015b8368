// Brings linalg.max.
module {
  func.func @main(%arg0: tensor<*xui8> {padlab.extents = array<i64: 3>, padlab.value = dense<[3, 5, 1]> : tensor<3xui8>}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>}) -> (!shape.shape, !shape.shape, !shape.shape, !shape.size, tensor<?xf16>, tensor<0xf16>) attributes {padlab.seed = 2338307666 : i64} {
    %c5 = shape.const_size 5
    %0 = shape.meet %c5, %c5, error = "sizes must agree" : !shape.size, !shape.size -> !shape.size
    %1 = shape.shape_of %arg0 : tensor<*xui8> -> !shape.shape
    %2 = shape.with_shape %arg0, %1 : tensor<*xui8>, !shape.shape
    %cst = arith.constant dense<2.000000e+00> : tensor<0xf16>
    %cast = tensor.cast %cst : tensor<0xf16> to tensor<?xf16>
    %mapped = linalg.map ins(%arg1 : tensor<?xindex>) outs(%cast : tensor<?xf16>)
      (%in: index, %init: f16) {
        %6 = arith.index_cast %in : index to i16
        %7 = arith.uitofp %6 : i16 to f16
        %8 = arith.index_cast %in : index to i16
        %9 = arith.uitofp %8 : i16 to f16
        %10 = arith.index_cast %in : index to i16
        %11 = arith.sitofp %10 : i16 to f16
        %12 = arith.mulf %9, %11 : f16
        linalg.yield %12 : f16
      }
    %head, %tail = "shape.split_at"(%arg1, %0) : (tensor<?xindex>, !shape.size) -> (!shape.shape, !shape.shape)
    %3 = shape.meet %0, %0, error = "sizes must agree" : !shape.size, !shape.size -> !shape.size
    %4 = tensor.empty() : tensor<0xf16>
    %5 = linalg.max ins(%cst, %mapped : tensor<0xf16>, tensor<?xf16>) outs(%4 : tensor<0xf16>) -> tensor<0xf16>
    return %tail, %head, %1, %3, %mapped, %5 : !shape.shape, !shape.shape, !shape.shape, !shape.size, tensor<?xf16>, tensor<0xf16>
  }
}

