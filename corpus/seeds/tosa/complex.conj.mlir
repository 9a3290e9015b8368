// Brings complex.conj, complex.constant, complex.mul, complex.neg.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1 * 2)>
module {
  func.func @main(%arg0: tensor<?x1x?xi8> {padlab.extents = array<i64: 4, 1>}, %arg1: tensor<?x?xcomplex<f32>> {padlab.extents = array<i64: 5, 1>}) -> (tensor<4x1x1xi8>, tensor<4x1x1x1xi8>, tensor<1x1x4xi8>, tensor<?x?xcomplex<f32>>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-infer-shapes,tosa-reduce-transposes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 550084811 : i64} {
    %0 = tosa.const_shape  {values = dense<[4, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.reshape %arg0, %0 : (tensor<?x1x?xi8>, !tosa.shape<3>) -> tensor<4x1x1xi8>
    %2 = tosa.const_shape  {values = dense<[4, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.reshape %1, %2 : (tensor<4x1x1xi8>, !tosa.shape<4>) -> tensor<4x1x1x1xi8>
    %4 = tosa.transpose %1 {perms = array<i32: 2, 1, 0>} : (tensor<4x1x1xi8>) -> tensor<1x1x4xi8>
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %5 = tensor.empty(%c5, %c1) : tensor<?x?xcomplex<f32>>
    %cst = complex.constant [-1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %6 = linalg.fill ins(%cst : complex<f32>) outs(%5 : tensor<?x?xcomplex<f32>>) -> tensor<?x?xcomplex<f32>>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xcomplex<f32>>) outs(%6 : tensor<?x?xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %10 = linalg.index 1 : index
      %11 = complex.conj %in : complex<f32>
      %cst_0 = complex.constant [4.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
      %12 = complex.neg %cst_0 : complex<f32>
      linalg.yield %12 : complex<f32>
    } -> tensor<?x?xcomplex<f32>>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xcomplex<f32>>) outs(%arg1 : tensor<?x?xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %10 = linalg.index 1 : index
      %cst_0 = complex.constant [1.500000e+00 : f32, -1.000000e+00 : f32] : complex<f32>
      %11 = complex.mul %cst_0, %in : complex<f32>
      linalg.yield %11 : complex<f32>
    } -> tensor<?x?xcomplex<f32>>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x?xcomplex<f32>>) outs(%8 : tensor<?x?xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %10 = linalg.index 1 : index
      %cst_0 = complex.constant [1.500000e+00 : f32, -1.000000e+00 : f32] : complex<f32>
      %11 = complex.mul %cst_0, %in : complex<f32>
      linalg.yield %11 : complex<f32>
    } -> tensor<?x?xcomplex<f32>>
    return %1, %3, %4, %9 : tensor<4x1x1xi8>, tensor<4x1x1x1xi8>, tensor<1x1x4xi8>, tensor<?x?xcomplex<f32>>
  }
}

