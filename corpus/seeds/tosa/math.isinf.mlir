// Brings math.isinf, math.roundeven.
#map = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x?x4x3xi1> {padlab.extents = array<i64: 1, 3>}, %arg1: tensor<3xi1>, %arg2: i1, %arg3: tensor<1x4x?xi16> {padlab.extents = array<i64: 2>}, %arg4: tensor<1xi16>, %arg5: index {padlab.value = 1 : index}) -> (tensor<2xi1>, tensor<?x?x4x3xi1>, tensor<?x?x4x3xi1>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 903001845 : i64} {
    %0 = tosa.const_shape  {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
    %1 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
    %2:2 = scf.if %arg2 -> (tensor<?x?x4x3xi1>, tensor<?x?x4x3xi1>) {
      scf.yield %arg0, %arg0 : tensor<?x?x4x3xi1>, tensor<?x?x4x3xi1>
    } else {
      %concat = tensor.concat dim(0) %arg1, %arg1, %arg1 : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<9xi1>
      %4 = tensor.empty(%arg5) : tensor<1x2x?xf32>
      %cst = arith.constant 1.500000e+00 : f32
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x2x?xf32>) -> tensor<1x2x?xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%arg3, %arg4 : tensor<1x4x?xi16>, tensor<1xi16>) outs(%5 : tensor<1x2x?xf32>) {
      ^bb0(%in: i16, %in_0: i16, %out: f32):
        %7 = arith.sitofp %in_0 : i16 to f32
        %cst_1 = arith.constant -3.000000e+00 : f32
        %8 = arith.sitofp %in : i16 to f32
        %9 = arith.addf %cst_1, %8 : f32
        %10 = arith.mulf %out, %9 : f32
        %11 = arith.uitofp %in : i16 to f32
        %12 = math.roundeven %10 : f32
        %13 = math.isinf %7 : f32
        %14 = arith.sitofp %13 : i1 to f32
        linalg.yield %14 : f32
      } -> tensor<1x2x?xf32>
      scf.yield %arg0, %arg0 : tensor<?x?x4x3xi1>, tensor<?x?x4x3xi1>
    }
    %3 = tosa.slice %arg1, %0, %1 : (tensor<3xi1>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xi1>
    return %3, %2#0, %2#1 : tensor<2xi1>, tensor<?x?x4x3xi1>, tensor<?x?x4x3xi1>
  }
}

