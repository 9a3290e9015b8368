// Brings arith.extf, arith.maximumf, arith.mulf, arith.truncf, scf.index_switch, tensor.expand_shape.
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[2, 0, 2]"}, %arg1: !shape.shape {padlab.value = "[*]"}, %arg2: index {padlab.value = 3 : index}, %arg3: tensor<2xf32>, %arg4: tensor<4xf32>, %arg5: tensor<8xbf16>, %arg6: tensor<bf16>) -> (!shape.shape, tensor<3xindex>, !shape.size, !shape.size, tensor<?xf32>) attributes {padlab.seed = 77937547 : i64} {
    %0 = shape.any %arg0 : !shape.shape -> !shape.shape
    %1 = shape.meet %arg0, %0, error = "a \22quoted\22 text" : !shape.shape, !shape.shape -> tensor<3xindex>
    %c0 = shape.const_size 0
    %2 = shape.meet %c0, %c0 : !shape.size, !shape.size -> !shape.size
    %3 = shape.concat %0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
    %4 = scf.index_switch %arg2 -> tensor<3xindex> 
    case 1 {
      %5 = tensor.empty() : tensor<f32>
      %cst = arith.constant -5.000000e-01 : f32
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<f32>) -> tensor<f32>
      %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map3, #map3], iterator_types = ["reduction", "reduction"]} ins(%arg3, %arg4, %arg5 : tensor<2xf32>, tensor<4xf32>, tensor<8xbf16>) outs(%6, %arg6 : tensor<f32>, tensor<bf16>) {
      ^bb0(%in: f32, %in_0: f32, %in_1: bf16, %out: f32, %out_2: bf16):
        %cst_3 = arith.constant 2.000000e+00 : f32
        %8 = arith.extf %in_1 : bf16 to f32
        %9 = arith.cmpf ogt, %cst_3, %8 : f32
        %10 = arith.select %9, %in, %in : f32
        %cst_4 = arith.constant 2.000000e+00 : f32
        %11 = arith.subf %cst_4, %in : f32
        %12 = arith.subf %11, %11 : f32
        %13 = arith.truncf %12 : f32 to bf16
        %14 = arith.extf %in_1 : bf16 to f32
        %15 = arith.cmpf olt, %14, %in : f32
        %16 = arith.truncf %in_0 : f32 to bf16
        %17 = arith.select %15, %in_1, %16 : bf16
        %18 = arith.truncf %in_0 : f32 to bf16
        %19 = arith.truncf %in : f32 to bf16
        %20 = arith.mulf %18, %19 : bf16
        %21 = arith.truncf %in_0 : f32 to bf16
        %22 = arith.addf %in_1, %21 : bf16
        %23 = arith.maximumf %out_2, %22 : bf16
        linalg.yield %12, %23 : f32, bf16
      } -> (tensor<f32>, tensor<bf16>)
      scf.yield %1 : tensor<3xindex>
    }
    default {
      %expanded = tensor.expand_shape %1 [[0]] output_shape [3] : tensor<3xindex> into tensor<3xindex>
      scf.yield %1 : tensor<3xindex>
    }
    %cast = tensor.cast %arg4 : tensor<4xf32> to tensor<?xf32>
    return %3, %4, %2, %c0, %cast : !shape.shape, tensor<3xindex>, !shape.size, !shape.size, tensor<?xf32>
  }
}

