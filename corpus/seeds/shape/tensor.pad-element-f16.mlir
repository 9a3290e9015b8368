// Brings tensor.pad element f16, tensor.pad empty source, tensor.pad rank 2.
module {
  func.func @main(%arg0: tensor<0x1xf16>, %arg1: !shape.shape {padlab.value = "[*]"}, %arg2: !shape.shape {padlab.value = "[]"}, %arg3: !shape.shape {padlab.value = "[*]"}) -> (!shape.shape, !shape.size, !shape.size, tensor<1x1xf16>) attributes {padlab.seed = 1271065640 : i64} {
    %0 = shape.shape_of %arg0 : tensor<0x1xf16> -> !shape.shape
    %1 = shape.with_shape %arg0, %0 : tensor<0x1xf16>, !shape.shape
    %2 = shape.broadcast %0, %arg2, %0 {error = "shapes must agree"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %padded = tensor.pad %arg0 low[1, 0] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      %cst = arith.constant 4.000000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<0x1xf16> to tensor<1x1xf16>
    %c3 = shape.const_size 3
    %3 = shape.max %c3, %c3 : !shape.size, !shape.size -> !shape.size
    %4 = shape.add %3, %3 : !shape.size, !shape.size -> !shape.size
    %5 = shape.shape_of %arg0 : tensor<0x1xf16> -> !shape.shape
    %6 = shape.with_shape %1, %5 : !shape.value_shape, !shape.shape
    return %2, %4, %c3, %padded : !shape.shape, !shape.size, !shape.size, tensor<1x1xf16>
  }
}

