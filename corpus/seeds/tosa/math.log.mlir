// Brings math.log.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x1x2xf32>, %arg1: tensor<2x2x1xf32>, %arg2: tensor<1x1x1xf32>, %arg3: tensor<1x1x1xi1>, %arg4: tensor<?x1x?xf32> {padlab.extents = array<i64: 1, 2>}) -> (tensor<1x1x2xf32>, tensor<2x2x1xf32>, tensor<1x1x2xf32>, tensor<?x1x?xf32>) attributes {padlab.passes = "func.func(cse,canonicalize,cse,cse,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 1599813932 : i64} {
    %0 = tosa.clamp %arg0 {max_val = -2.000000e+00 : f32, min_val = -2.000000e+00 : f32, nan_mode = IGNORE} : (tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    %1 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[1, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.slice %arg0, %1, %2 : (tensor<1x1x2xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<1x1x2xf32>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.mul %arg1, %arg2, %4 : (tensor<2x2x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x2x1xf32>
    %6 = tosa.select %arg3, %3, %3 : (tensor<1x1x1xi1>, tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<1x1x2xf32>) outs(%arg4 : tensor<?x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = math.log %in : f32
      %cst = arith.constant 2.000000e+00 : f32
      %9 = arith.cmpf ogt, %8, %cst : f32
      %10 = arith.select %9, %8, %8 : f32
      linalg.yield %10 : f32
    } -> tensor<?x1x?xf32>
    return %0, %5, %6, %7 : tensor<1x1x2xf32>, tensor<2x2x1xf32>, tensor<1x1x2xf32>, tensor<?x1x?xf32>
  }
}

