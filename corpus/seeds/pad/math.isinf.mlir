// Brings math.isinf, math.roundeven.
#map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<0x?x1xf64> {padlab.extents = array<i64: 3>}, %arg1: tensor<?x?xf64> {padlab.extents = array<i64: 0, 3>}, %arg2: tensor<4x1xf64>, %arg3: f64, %arg4: index {padlab.value = 4 : index}) -> (tensor<1x0x3xf64>, tensor<?xf64>, tensor<?xf64>) attributes {padlab.seed = 4010943635 : i64} {
    %0 = tensor.empty() : tensor<1x0x3xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1, %arg0 : tensor<0x?x1xf64>, tensor<?x?xf64>, tensor<0x?x1xf64>) outs(%0 : tensor<1x0x3xf64>) {
    ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
      %8 = math.isinf %in_1 : f64
      %9 = arith.sitofp %8 : i1 to f64
      %10 = arith.uitofp %8 : i1 to f64
      %11 = math.roundeven %9 : f64
      %12 = math.isinf %in_1 : f64
      %13 = arith.sitofp %12 : i1 to f64
      linalg.yield %13 : f64
    } -> tensor<1x0x3xf64>
    %2 = tensor.empty() : tensor<4xf64>
    %cst = arith.constant 4.000000e+00 : f64
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<4xf64>) -> tensor<4xf64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%arg2, %arg2 : tensor<4x1xf64>, tensor<4x1xf64>) outs(%3 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %8 = arith.mulf %in, %in_0 : f64
      %cst_1 = arith.constant 4.000000e+00 : f64
      %9 = arith.divf %8, %cst_1 : f64
      %10 = arith.maximumf %out, %9 : f64
      linalg.yield %10 : f64
    } -> tensor<4xf64>
    %5 = linalg.max ins(%4, %4 : tensor<4xf64>, tensor<4xf64>) outs(%2 : tensor<4xf64>) -> tensor<4xf64>
    %6 = call @callee_0(%4, %arg3, %arg4, %5) : (tensor<4xf64>, f64, index, tensor<4xf64>) -> tensor<?xf64>
    %7 = call @callee_0(%4, %arg3, %arg4, %5) : (tensor<4xf64>, f64, index, tensor<4xf64>) -> tensor<?xf64>
    return %1, %6, %7 : tensor<1x0x3xf64>, tensor<?xf64>, tensor<?xf64>
  }
  func.func private @callee_0(%arg0: tensor<4xf64>, %arg1: f64, %arg2: index, %arg3: tensor<4xf64>) -> tensor<?xf64> {
    %c-1 = arith.constant -1 : index
    %padded = tensor.pad %arg0 low[-3] high[%c-1] {
    ^bb0(%arg4: index):
      tensor.yield %arg1 : f64
    } : tensor<4xf64> to tensor<?xf64>
    %padded_0 = tensor.pad %padded low[%arg2] high[0] {
    ^bb0(%arg4: index):
      %cst = arith.constant -5.000000e-01 : f64
      tensor.yield %cst : f64
    } : tensor<?xf64> to tensor<?xf64>
    %inserted_slice = tensor.insert_slice %arg3 into %padded_0[0] [4] [1] : tensor<4xf64> into tensor<?xf64>
    return %inserted_slice : tensor<?xf64>
  }
}

