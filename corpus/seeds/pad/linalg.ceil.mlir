// Brings linalg.ceil, linalg.pooling_nwc_sum, math.ceil.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5xi64>, %arg1: tensor<5xi64>, %arg2: tensor<f32>, %arg3: tensor<1x2x2xf32>, %arg4: tensor<5xi64>, %arg5: tensor<3x1xf32>, %arg6: tensor<8xf32>, %arg7: tensor<3x1x3xi64>, %arg8: tensor<3x3xi64>) -> (tensor<f32>, tensor<f32>, tensor<1x1x2xf32>, tensor<f32>, tensor<5xi64>, tensor<3x1xf32>, tensor<3x1xi64>, tensor<8xf32>, tensor<3x3xi64>, tensor<1x1x2xf32>) attributes {padlab.seed = 1777342198 : i64} {
    %0 = tensor.empty() : tensor<f32>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["reduction"]} ins(%arg0, %arg1 : tensor<5xi64>, tensor<5xi64>) outs(%0, %arg2 : tensor<f32>, tensor<f32>) {
    ^bb0(%in: i64, %in_1: i64, %out: f32, %out_2: f32):
      %13 = arith.sitofp %in_1 : i64 to f32
      %14 = arith.uitofp %in_1 : i64 to f32
      %15 = arith.sitofp %in : i64 to f32
      %16 = arith.minimumf %14, %15 : f32
      %17 = arith.sitofp %in : i64 to f32
      %18 = arith.sitofp %in : i64 to f32
      %19 = arith.divf %17, %18 : f32
      %20 = arith.maximumf %16, %19 : f32
      %21 = arith.sitofp %in_1 : i64 to f32
      %22 = arith.sitofp %in : i64 to f32
      %23 = arith.maximumf %21, %22 : f32
      %24 = arith.maximumf %out_2, %23 : f32
      linalg.yield %19, %24 : f32, f32
    } -> (tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<2xf32>
    %3 = tensor.empty() : tensor<1x1x2xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    %5 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg3, %2 : tensor<1x2x2xf32>, tensor<2xf32>) outs(%4 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    %padded = tensor.pad %1#1 low[] high[] {
      %cst_1 = arith.constant 2.000000e+00 : f32
      tensor.yield %cst_1 : f32
    } : tensor<f32> to tensor<f32>
    %6 = scf.forall (%arg9) in (1) shared_outs(%arg10 = %arg0) -> (tensor<5xi64>) {
      %extracted_slice = tensor.extract_slice %arg4[%arg9] [3] [1] : tensor<5xi64> to tensor<3xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg10[%arg9] [3] [1] : tensor<3xi64> into tensor<5xi64>
      }
    }
    %7 = tensor.empty() : tensor<3x1xi64>
    %8:2 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<3x1xf32>) outs(%arg5, %7 : tensor<3x1xf32>, tensor<3x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_1: i64):
      %cst_2 = arith.constant 2.500000e+00 : f32
      %13 = arith.cmpf ueq, %in, %cst_2 : f32
      %14 = arith.extui %13 : i1 to i64
      linalg.yield %in, %14 : f32, i64
    } -> (tensor<3x1xf32>, tensor<3x1xi64>)
    %broadcasted = linalg.broadcast ins(%1#1 : tensor<f32>) outs(%arg6 : tensor<8xf32>) dimensions = [0] 
    %9 = linalg.batch_vecmat ins(%8#1, %arg7 : tensor<3x1xi64>, tensor<3x1x3xi64>) outs(%arg8 : tensor<3x3xi64>) -> tensor<3x3xi64>
    %10 = tensor.empty() : tensor<1x1x2xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    %12 = linalg.ceil ins(%5 : tensor<1x1x2xf32>) outs(%11 : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    return %1#0, %1#1, %5, %padded, %6, %8#0, %8#1, %broadcasted, %9, %12 : tensor<f32>, tensor<f32>, tensor<1x1x2xf32>, tensor<f32>, tensor<5xi64>, tensor<3x1xf32>, tensor<3x1xi64>, tensor<8xf32>, tensor<3x3xi64>, tensor<1x1x2xf32>
  }
}

