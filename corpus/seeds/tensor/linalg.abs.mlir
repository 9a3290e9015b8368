// Brings linalg.abs.
#map = affine_map<(d0, d1) -> (1, d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<f8E4M3FN>, %arg1: tensor<?x?xf16> {padlab.extents = array<i64: 2, 4>}, %arg2: tensor<?xf8E4M3FN> {padlab.extents = array<i64: 4>}, %arg3: tensor<?xf8E4M3FN> {padlab.extents = array<i64: 1>}, %arg4: index {padlab.value = 0 : index}) -> (tensor<f8E4M3FN>, tensor<1xf8E4M3FN>, f8E4M3FN) attributes {padlab.seed = 1482648400 : i64} {
    %0 = tensor.empty() : tensor<f8E4M3FN>
    %cst = arith.constant 2.500000e+00 : f8E4M3FN
    %1 = linalg.fill ins(%cst : f8E4M3FN) outs(%0 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %2 = linalg.abs ins(%arg0 : tensor<f8E4M3FN>) outs(%1 : tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg1, %arg2 : tensor<?x?xf16>, tensor<?xf8E4M3FN>) outs(%arg3 : tensor<?xf8E4M3FN>) {
    ^bb0(%in: f16, %in_1: f8E4M3FN, %out: f8E4M3FN):
      %4 = arith.extf %in : f16 to f32
      %5 = arith.truncf %4 : f32 to f8E4M3FN
      %cst_2 = arith.constant -5.000000e-01 : f8E4M3FN
      %6 = arith.cmpf one, %cst_2, %in_1 : f8E4M3FN
      %7 = arith.select %6, %in_1, %in_1 : f8E4M3FN
      %8 = arith.extf %in : f16 to f32
      %9 = arith.truncf %8 : f32 to f8E4M3FN
      %10 = arith.cmpf une, %7, %9 : f8E4M3FN
      %11 = arith.select %10, %in_1, %in_1 : f8E4M3FN
      %12 = arith.extf %in : f16 to f32
      %13 = arith.truncf %12 : f32 to f8E4M3FN
      %14 = arith.subf %13, %7 : f8E4M3FN
      %15 = arith.addf %out, %14 : f8E4M3FN
      linalg.yield %15 : f8E4M3FN
    } -> tensor<?xf8E4M3FN>
    %cst_0 = arith.constant dense<0> : tensor<1xi9>
    %gather = tensor.gather %3[%cst_0] gather_dims([0]) unique : (tensor<?xf8E4M3FN>, tensor<1xi9>) -> tensor<1xf8E4M3FN>
    %extracted = tensor.extract %arg2[%arg4] : tensor<?xf8E4M3FN>
    return %2, %gather, %extracted : tensor<f8E4M3FN>, tensor<1xf8E4M3FN>, f8E4M3FN
  }
}

