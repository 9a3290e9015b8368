// Brings arith.shrui.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<*xui8> {padlab.extents = array<i64: 3>, padlab.value = dense<[2, 255, 2]> : tensor<3xui8>}, %arg1: !shape.shape {padlab.value = "[*]"}, %arg2: !shape.size {padlab.value = 0 : index}, %arg3: tensor<3x1xi32>) -> (!shape.shape, !shape.size, i1, !shape.witness, tensor<3x1xi32>) attributes {padlab.seed = 679247535 : i64} {
    %0 = shape.shape_of %arg0 : tensor<*xui8> -> tensor<?xindex>
    %1 = shape.cstr_broadcastable %0, %0 : tensor<?xindex>, tensor<?xindex>
    %2 = shape.is_broadcastable %0 : tensor<?xindex>
    %3 = shape.concat %0, %arg1 : tensor<?xindex>, !shape.shape -> !shape.shape
    %4 = shape.concat %arg1, %3 : !shape.shape, !shape.shape -> !shape.shape
    %5:3 = shape.assuming %1 -> (!shape.size, !shape.shape, i1) {
      %10 = shape.size_to_index %arg2 : !shape.size
      %11 = shape.const_shape [] : !shape.shape
      %12 = shape.with_shape %arg0, %11 : tensor<*xui8>, !shape.shape
      %13 = shape.meet %11, %11, error = "shapes must agree" : !shape.shape, !shape.shape -> !shape.shape
      %14 = shape.num_elements %13 : !shape.shape -> !shape.size
      shape.assuming_yield %arg2, %13, %2 : !shape.size, !shape.shape, i1
    }
    %6 = shape.concat %4, %5#1 : !shape.shape, !shape.shape -> !shape.shape
    %7 = tensor.empty() : tensor<3x1xi32>
    %c-1_i32 = arith.constant -1 : i32
    %8 = linalg.fill ins(%c-1_i32 : i32) outs(%7 : tensor<3x1xi32>) -> tensor<3x1xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<3x1xi32>) outs(%8 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c0_i32 = arith.constant 0 : i32
      %10 = arith.shrui %in, %c0_i32 : i32
      linalg.yield %10 : i32
    } -> tensor<3x1xi32>
    return %6, %5#0, %5#2, %1, %9 : !shape.shape, !shape.size, i1, !shape.witness, tensor<3x1xi32>
  }
}

