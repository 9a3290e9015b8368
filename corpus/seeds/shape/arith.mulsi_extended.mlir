// Brings arith.mulsi_extended.
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[*]"}, %arg1: tensor<0x?xi32> {padlab.extents = array<i64: 2>}, %arg2: tensor<2xf32, "layout">) -> (!shape.shape, tensor<0x?xi32>) attributes {padlab.seed = 383167159 : i64} {
    %0 = shape.min %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %1 = shape.with_shape %arg1, %0 : tensor<0x?xi32>, !shape.shape
    %2 = shape.broadcast %0 {error = "shapes must agree"} : !shape.shape -> !shape.shape
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2xf32, "layout">) outs(%arg1 : tensor<0x?xi32>) {
    ^bb0(%in: f32, %out: i32):
      %cst = arith.constant -1.500000e+00 : f32
      %4 = arith.cmpf ule, %in, %cst : f32
      %5 = arith.extui %4 : i1 to i32
      %cst_0 = arith.constant -1.000000e+00 : f32
      %6 = arith.cmpf ord, %in, %cst_0 : f32
      %7 = arith.extui %6 : i1 to i32
      %8 = arith.maxui %7, %out : i32
      %cst_1 = arith.constant 0x7F800000 : f32
      %9 = arith.cmpf une, %in, %cst_1 : f32
      %10 = arith.extui %9 : i1 to i32
      %11 = arith.extui %6 : i1 to i32
      %low, %high = arith.mulsi_extended %10, %11 : i32
      %c3_i32 = arith.constant 3 : i32
      %12 = math.cttz %11 : i32
      linalg.yield %12 : i32
    } -> tensor<0x?xi32>
    return %2, %3 : !shape.shape, tensor<0x?xi32>
  }
}

