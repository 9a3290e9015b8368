// Brings linalg.unpack.
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<1> : tensor<1xindex>}, %arg2: tensor<1xi64> {padlab.value = dense<5> : tensor<1xi64>}, %arg3: !shape.size {padlab.value = 1 : index}, %arg4: !shape.size {padlab.value = 2 : index}, %arg5: !shape.shape {padlab.value = "[?]"}, %arg6: tensor<1xi32> {padlab.value = dense<2> : tensor<1xi32>}, %arg7: tensor<2x?x?x?xf8E4M3FN> {padlab.extents = array<i64: 6, 1, 2>}, %arg8: tensor<4x6x?xf8E4M3FN> {padlab.extents = array<i64: 1>}) -> (!shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, tensor<?xindex>, !shape.size, !shape.size, index, tensor<4x6x1xf8E4M3FN>) attributes {padlab.seed = 3153440331 : i64} {
    %0 = shape.mul %arg0, %arg0 : index, index -> index
    %1 = shape.meet %arg1, %arg1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %2 = shape.to_extent_tensor %1 : tensor<?xindex> -> tensor<?xindex>
    %3 = shape.shape_of %arg2 : tensor<1xi64> -> !shape.shape
    %4 = shape.with_shape %arg2, %3 : tensor<1xi64>, !shape.shape
    %5 = shape.from_extents %0, %arg0 : index, index
    %c2 = shape.const_size 2
    %6 = shape.mul %c2, %arg3 : !shape.size, !shape.size -> !shape.size
    %7 = shape.size_to_index %6 : !shape.size
    %8 = shape.size_to_index %6 : !shape.size
    %9 = shape.div %7, %arg4 : index, !shape.size -> !shape.size
    %10 = shape.with_shape %arg2, %2 : tensor<1xi64>, tensor<?xindex>
    %11 = shape.mul %6, %7 : !shape.size, index -> !shape.size
    %12 = shape.meet %3, %1, error = "a \22quoted\22 text" : !shape.shape, tensor<?xindex> -> tensor<?xindex>
    %13 = shape.max %3, %3 : !shape.shape, !shape.shape -> !shape.shape
    %14 = shape.shape_of %arg6 : tensor<1xi32> -> !shape.shape
    %15 = shape.shape_of %arg2 : tensor<1xi64> -> !shape.shape
    %16 = shape.with_shape %10, %15 : !shape.value_shape, !shape.shape
    %cast = tensor.cast %arg7 : tensor<2x?x?x?xf8E4M3FN> to tensor<2x6x1x2xf8E4M3FN>
    %cast_0 = tensor.cast %arg8 : tensor<4x6x?xf8E4M3FN> to tensor<4x6x1xf8E4M3FN>
    %unpack = linalg.unpack %cast inner_dims_pos = [0] inner_tiles = [2] into %cast_0 : tensor<2x6x1x2xf8E4M3FN> -> tensor<4x6x1xf8E4M3FN>
    return %14, %13, %12, %5, %2, %11, %9, %8, %unpack : !shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, tensor<?xindex>, !shape.size, !shape.size, index, tensor<4x6x1xf8E4M3FN>
  }
}

