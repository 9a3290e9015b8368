// Brings tensor.splat.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[?, ?, ?, 3]"}, %arg1: !shape.size {padlab.value = "?"}, %arg2: tensor<?xf32> {padlab.extents = array<i64: 3>}, %arg3: i33) -> (!shape.shape, !shape.shape, !shape.size, i1, !shape.witness, tensor<7x4xi33>) attributes {padlab.seed = 1630159070 : i64} {
    %0 = shape.max %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %1 = shape.const_witness true
    %2 = shape.assuming_all %1, %1
    %3 = shape.from_extents %arg1 : !shape.size
    %4 = shape.any %3 : !shape.shape -> !shape.shape
    %5 = shape.shape_eq %0 : !shape.shape
    %6 = shape.reduce(%4, %arg1) : !shape.shape -> !shape.size {
    ^bb0(%arg4: index, %arg5: !shape.size, %arg6: !shape.size):
      %7 = shape.mul %arg6, %arg5 : !shape.size, !shape.size -> !shape.size
      shape.yield %7 : !shape.size
    }
    %splat = tensor.splat %arg3 : tensor<7x4xi33>
    return %4, %0, %6, %5, %2, %splat : !shape.shape, !shape.shape, !shape.size, i1, !shape.witness, tensor<7x4xi33>
  }
}

