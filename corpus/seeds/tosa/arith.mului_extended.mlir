// Brings arith.mului_extended, arith.shli.
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<1x2x?xi8> {padlab.extents = array<i64: 1>}, %arg1: tensor<1xi64>, %arg2: tensor<2x1xi64>) -> (tensor<?x2x1xi8>, tensor<1x2xi8>, tensor<?x2x1xi32>, tensor<1x2xi8>, tensor<2x1xi64>) attributes {padlab.passes = "func.func(tosa-infer-shapes,tosa-make-broadcastable,tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 49134552 : i64} {
    %0 = tosa.transpose %arg0 {perms = array<i32: 2, 1, 0>} : (tensor<1x2x?xi8>) -> tensor<?x2x1xi8>
    %1 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.reshape %arg0, %1 : (tensor<1x2x?xi8>, !tosa.shape<2>) -> tensor<1x2xi8>
    %3 = tosa.cast %0 : (tensor<?x2x1xi8>) -> tensor<?x2x1xi32>
    %4 = tosa.clz %3 : (tensor<?x2x1xi32>) -> tensor<?x2x1xi32>
    %5:2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1xi64>) outs(%2, %arg2 : tensor<1x2xi8>, tensor<2x1xi64>) {
    ^bb0(%in: i64, %out: i8, %out_0: i64):
      %c1_i8 = arith.constant 1 : i8
      %6 = arith.trunci %in : i64 to i8
      %c4_i8 = arith.constant 4 : i8
      %7 = arith.shrui %6, %c4_i8 : i8
      %c-2_i8 = arith.constant -2 : i8
      %c3_i8 = arith.constant 3 : i8
      %8 = arith.trunci %in : i64 to i8
      %c7_i8 = arith.constant 7 : i8
      %9 = arith.andi %8, %c7_i8 : i8
      %10 = arith.shli %c-2_i8, %9 : i8
      %c1_i64 = arith.constant 1 : i64
      %11 = arith.extsi %10 : i8 to i64
      %12 = arith.xori %c1_i64, %11 : i64
      %13 = arith.trunci %in : i64 to i8
      %14 = arith.cmpi eq, %7, %13 : i8
      %15 = arith.extsi %10 : i8 to i64
      %16 = arith.select %14, %15, %12 : i64
      %c1_i8_1 = arith.constant 1 : i8
      %low, %high = arith.mului_extended %13, %c1_i8_1 : i8
      linalg.yield %low, %16 : i8, i64
    } -> (tensor<1x2xi8>, tensor<2x1xi64>)
    return %0, %2, %4, %5#0, %5#1 : tensor<?x2x1xi8>, tensor<1x2xi8>, tensor<?x2x1xi32>, tensor<1x2xi8>, tensor<2x1xi64>
  }
}

