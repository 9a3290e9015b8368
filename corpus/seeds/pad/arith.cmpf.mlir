// Brings arith.cmpf, arith.divf, arith.extf, arith.negf, arith.truncf, linalg.erf, linalg.sqrt, math.erf, math.exp, math.sqrt, tensor.collapse_shape, tensor.pad before linalg.generic, tensor.pad before tensor.collapse_shape, tensor.pad element f64, tensor.pad of linalg.erf, tensor.pad with several uses.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<2xf64>, %arg1: index {padlab.value = 4 : index}, %arg2: tensor<4x2x2xbf16>, %arg3: f64) -> (tensor<2xf64>, tensor<6xbf16>, tensor<2x4xf64>, tensor<?xf64>) attributes {padlab.seed = 1016444928 : i64} {
    %cst = arith.constant dense<[2.000000e+00, 4.000000e+00]> : tensor<2xf64>
    %0 = linalg.sqrt ins(%arg0 : tensor<2xf64>) outs(%cst : tensor<2xf64>) -> tensor<2xf64>
    %1 = tensor.empty() : tensor<2xf64>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : tensor<2xf64>) outs(%1 : tensor<2xf64>) -> tensor<2xf64>
    %3 = tensor.empty() : tensor<2xf64>
    %4 = linalg.erf ins(%2 : tensor<2xf64>) outs(%3 : tensor<2xf64>) -> tensor<2xf64>
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %4[%c1] : tensor<2xf64>
    %padded = tensor.pad %4 low[0] high[%arg1] {
    ^bb0(%arg4: index):
      tensor.yield %arg3 : f64
    } : tensor<2xf64> to tensor<?xf64>
    %5 = tensor.empty() : tensor<6xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%padded, %padded : tensor<?xf64>, tensor<?xf64>) outs(%5 : tensor<6xbf16>) {
    ^bb0(%in: f64, %in_1: f64, %out: bf16):
      %10 = arith.truncf %in : f64 to f32
      %11 = arith.truncf %10 : f32 to bf16
      %12 = arith.truncf %in_1 : f64 to f32
      %13 = arith.truncf %12 : f32 to bf16
      %14 = arith.truncf %in_1 : f64 to f32
      %15 = arith.truncf %14 : f32 to bf16
      %16 = arith.minimumf %13, %15 : bf16
      %17 = arith.truncf %in : f64 to f32
      %18 = arith.truncf %17 : f32 to bf16
      %19 = arith.truncf %in : f64 to f32
      %20 = arith.truncf %19 : f32 to bf16
      %21 = arith.cmpf ueq, %18, %20 : bf16
      %cst_2 = arith.constant -5.000000e-01 : bf16
      %22 = arith.select %21, %cst_2, %16 : bf16
      %23 = arith.divf %16, %22 : bf16
      linalg.yield %23 : bf16
    } -> tensor<6xbf16>
    %7 = tensor.empty() : tensor<2x4xf64>
    %cst_0 = arith.constant -5.000000e-01 : f64
    %8 = linalg.fill ins(%cst_0 : f64) outs(%7 : tensor<2x4xf64>) -> tensor<2x4xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg2 : tensor<4x2x2xbf16>) outs(%8 : tensor<2x4xf64>) {
    ^bb0(%in: bf16, %out: f64):
      %10 = arith.extf %in : bf16 to f64
      %11 = arith.extf %in : bf16 to f64
      %12 = arith.negf %11 : f64
      %cst_1 = arith.constant 2.500000e+00 : f64
      %13 = arith.mulf %12, %cst_1 : f64
      %14 = arith.mulf %out, %13 : f64
      linalg.yield %14 : f64
    } -> tensor<2x4xf64>
    %collapsed = tensor.collapse_shape %padded [[0]] : tensor<?xf64> into tensor<?xf64>
    return %0, %6, %9, %collapsed : tensor<2xf64>, tensor<6xbf16>, tensor<2x4xf64>, tensor<?xf64>
  }
}

