// Brings arith.addf, arith.cmpf, arith.index_castui, arith.negf, arith.select, arith.sitofp, arith.subf, arith.uitofp, linalg.map, shape.from_extent_tensor, shape.mul, shape.to_extent_tensor, shape.value_of, tensor.cast.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[*]"}, %arg1: tensor<2x2xi64>, %arg2: tensor<?xindex> {padlab.extents = array<i64: 2>, padlab.value = dense<[1, 2]> : tensor<2xindex>}, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<2xf16>, %arg5: tensor<2xf16>, %arg6: tensor<2xf16>) -> (!shape.shape, tensor<?xindex>, !shape.shape, !shape.size, index, index, !shape.size, index, tensor<?xf16>, tensor<?xf16>, tensor<?xf16>) attributes {padlab.seed = 837485496 : i64} {
    %c0 = shape.const_size 0
    %0 = "shape.debug_print"(%c0) : (!shape.size) -> !shape.size
    %1 = shape.broadcast %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %c4 = shape.const_size 4
    %2 = shape.meet %c4, %c4, error = "sizes must agree" : !shape.size, !shape.size -> index
    %3 = shape.shape_of %arg1 : tensor<2x2xi64> -> !shape.shape
    %4 = shape.with_shape %arg1, %3 : tensor<2x2xi64>, !shape.shape
    %5 = shape.to_extent_tensor %3 : !shape.shape -> tensor<?xindex>
    %6 = shape.mul %2, %c4 : index, !shape.size -> !shape.size
    %7 = shape.from_extent_tensor %5 : tensor<?xindex>
    %8:2 = shape.reduce(%arg2, %2, %arg3) : tensor<?xindex> -> (index, index) {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      %12 = shape.add %arg9, %arg7 : index, index -> index
      shape.yield %arg10, %12 : index, index
    }
    %9 = shape.value_of %4 : tensor<2x2xi64>
    %c4_0 = shape.const_size 4
    %10 = shape.dim %arg1, %c4_0 : tensor<2x2xi64>, !shape.size -> !shape.size
    %11 = shape.cstr_broadcastable %arg2, %3 : tensor<?xindex>, !shape.shape
    check.expect_error(%10) "index is out of bounds" : !shape.size
    %cast = tensor.cast %arg4 : tensor<2xf16> to tensor<?xf16>
    %mapped = linalg.map ins(%arg2 : tensor<?xindex>) outs(%cast : tensor<?xf16>)
      (%in: index, %init: f16) {
        %12 = arith.index_cast %in : index to i16
        %13 = arith.uitofp %12 : i16 to f16
        %14 = arith.index_castui %in : index to i16
        %15 = arith.sitofp %14 : i16 to f16
        %16 = arith.index_castui %in : index to i16
        %17 = arith.sitofp %16 : i16 to f16
        %18 = arith.subf %15, %17 : f16
        %19 = arith.addf %18, %18 : f16
        linalg.yield %19 : f16
      }
    %cast_1 = tensor.cast %arg5 : tensor<2xf16> to tensor<?xf16>
    %mapped_2 = linalg.map ins(%mapped : tensor<?xf16>) outs(%cast_1 : tensor<?xf16>)
      (%in: f16, %init: f16) {
        %12 = arith.negf %in : f16
        %cst = arith.constant 4.000000e+00 : f16
        %cst_5 = arith.constant 5.000000e-01 : f16
        %13 = arith.cmpf olt, %cst, %cst_5 : f16
        %14 = arith.select %13, %12, %12 : f16
        linalg.yield %14 : f16
      }
    %cast_3 = tensor.cast %arg6 : tensor<2xf16> to tensor<?xf16>
    %mapped_4 = linalg.map ins(%mapped_2 : tensor<?xf16>) outs(%cast_3 : tensor<?xf16>)
      (%in: f16, %init: f16) {
        %12 = arith.negf %in : f16
        %cst = arith.constant 4.000000e+00 : f16
        %cst_5 = arith.constant 5.000000e-01 : f16
        %13 = arith.cmpf olt, %cst, %cst_5 : f16
        %14 = arith.select %13, %12, %12 : f16
        linalg.yield %14 : f16
      }
    return %7, %5, %1, %10, %8#1, %8#0, %6, %2, %mapped, %mapped_2, %mapped_4 : !shape.shape, tensor<?xindex>, !shape.shape, !shape.size, index, index, !shape.size, index, tensor<?xf16>, tensor<?xf16>, tensor<?xf16>
  }
}

