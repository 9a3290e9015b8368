// Brings arith.minnumf.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d1 * 2, d0)>
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[?]"}, %arg1: !shape.size {padlab.value = 3 : index}, %arg2: tensor<?xi32> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xi32>}, %arg3: !shape.shape {padlab.value = "[?, 4, 3]"}, %arg4: tensor<?x1x1xf16> {padlab.extents = array<i64: 0>}, %arg5: tensor<1x4xi16>) -> (tensor<?xindex>, tensor<?xindex>, !shape.size, !shape.size, !shape.witness, tensor<1x4xf8E4M3FN>) attributes {padlab.seed = 3470892172 : i64} {
    %0 = shape.cstr_eq %arg0, %arg0 : !shape.shape, !shape.shape
    %1 = shape.size_to_index %arg1 : !shape.size
    %2 = shape.shape_of %arg2 : tensor<?xi32> -> tensor<?xindex>
    %3 = shape.value_as_shape %arg2 : tensor<?xi32> -> tensor<?xindex>
    %4 = shape.rank %arg3 : !shape.shape -> !shape.size
    %5 = shape.add %1, %arg1 : index, !shape.size -> !shape.size
    %6 = tensor.empty() : tensor<1x4xf8E4M3FN>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %arg5 : tensor<1x4xi16>, tensor<1x4xi16>) outs(%6 : tensor<1x4xf8E4M3FN>) {
    ^bb0(%in: i16, %in_0: i16, %out: f8E4M3FN):
      %8 = arith.sitofp %in : i16 to f8E4M3FN
      %9 = arith.sitofp %in : i16 to f8E4M3FN
      %10 = arith.negf %9 : f8E4M3FN
      %cst = arith.constant 5.000000e-01 : f8E4M3FN
      %11 = arith.divf %cst, %10 : f8E4M3FN
      %cst_1 = arith.constant 0xFF : f8E4M3FN
      %12 = arith.subf %10, %cst_1 : f8E4M3FN
      %13 = math.round %10 : f8E4M3FN
      %14 = arith.sitofp %in : i16 to f8E4M3FN
      %cst_2 = arith.constant 1.500000e+00 : f8E4M3FN
      %15 = arith.minnumf %14, %cst_2 : f8E4M3FN
      linalg.yield %15 : f8E4M3FN
    } -> tensor<1x4xf8E4M3FN>
    return %3, %2, %5, %4, %0, %7 : tensor<?xindex>, tensor<?xindex>, !shape.size, !shape.size, !shape.witness, tensor<1x4xf8E4M3FN>
  }
}

