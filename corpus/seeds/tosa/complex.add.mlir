// Brings complex.add, complex.create, complex.im, complex.re.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0 + d2 * 2, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1 + d2 * 2, d2)>
module {
  func.func @main(%arg0: tensor<?x1xf16> {padlab.extents = array<i64: 1>}, %arg1: tensor<?x?x1xf16> {padlab.extents = array<i64: 5, 1>}, %arg2: tensor<1x?x?xf16> {padlab.extents = array<i64: 1, 1>}, %arg3: tensor<1x1x5xindex>, %arg4: tensor<9x1x5xindex>, %arg5: tensor<5xcomplex<f32>>, %arg6: tensor<9x5xcomplex<f32>>, %arg7: tensor<5xbf16>) -> (tensor<?x1xf16>, tensor<5xcomplex<f32>>, tensor<5xbf16>, tensor<5xbf16>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 1535719639 : i64} {
    %0 = tosa.identity %arg0 : (tensor<?x1xf16>) -> tensor<?x1xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%arg3, %arg4 : tensor<1x1x5xindex>, tensor<9x1x5xindex>) outs(%arg5 : tensor<5xcomplex<f32>>) {
    ^bb0(%in: index, %in_0: index, %out: complex<f32>):
      %6 = arith.index_castui %in_0 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %cst_1 = arith.constant 0.000000e+00 : f32
      %8 = complex.create %7, %cst_1 : complex<f32>
      %9 = arith.cmpi ule, %in, %in : index
      %cst_2 = complex.constant [2.500000e+00 : f32, 1.500000e+00 : f32] : complex<f32>
      %cst_3 = complex.constant [2.500000e+00 : f32, -1.000000e+00 : f32] : complex<f32>
      %10 = arith.select %9, %cst_2, %cst_3 : complex<f32>
      %11 = complex.re %10 : complex<f32>
      %cst_4 = arith.constant -5.000000e-01 : f32
      %12 = arith.cmpf une, %11, %cst_4 : f32
      %13 = arith.index_castui %12 : i1 to index
      %14 = arith.cmpi ne, %13, %in : index
      %15 = arith.index_castui %in : index to i64
      %16 = arith.uitofp %15 : i64 to f32
      %cst_5 = arith.constant -3.000000e+00 : f32
      %17 = complex.create %16, %cst_5 : complex<f32>
      %18 = arith.index_castui %in : index to i64
      %19 = arith.uitofp %18 : i64 to f32
      %cst_6 = arith.constant 0.000000e+00 : f32
      %20 = complex.create %19, %cst_6 : complex<f32>
      %21 = arith.select %14, %17, %20 : complex<f32>
      %22 = complex.add %out, %21 : complex<f32>
      linalg.yield %22 : complex<f32>
    } -> tensor<5xcomplex<f32>>
    %2 = linalg.generic {indexing_maps = [#map, #map3, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%arg3, %arg6 : tensor<1x1x5xindex>, tensor<9x5xcomplex<f32>>) outs(%arg7 : tensor<5xbf16>) {
    ^bb0(%in: index, %in_0: complex<f32>, %out: bf16):
      %6 = complex.im %in_0 : complex<f32>
      %cst_1 = arith.constant 1.00390625 : f32
      %7 = arith.mulf %6, %cst_1 : f32
      %8 = arith.truncf %7 : f32 to bf16
      linalg.yield %8 : bf16
    } -> tensor<5xbf16>
    %3 = tensor.empty() : tensor<5xbf16>
    %cst = arith.constant 5.000000e-01 : bf16
    %4 = linalg.fill ins(%cst : bf16) outs(%3 : tensor<5xbf16>) -> tensor<5xbf16>
    %5 = linalg.generic {indexing_maps = [#map, #map3, #map2], iterator_types = ["reduction", "reduction", "parallel"]} ins(%arg3, %arg6 : tensor<1x1x5xindex>, tensor<9x5xcomplex<f32>>) outs(%4 : tensor<5xbf16>) {
    ^bb0(%in: index, %in_0: complex<f32>, %out: bf16):
      %6 = complex.im %in_0 : complex<f32>
      %cst_1 = arith.constant 1.00390625 : f32
      %7 = arith.mulf %6, %cst_1 : f32
      %8 = arith.truncf %7 : f32 to bf16
      %9 = arith.index_cast %in : index to i16
      %10 = arith.sitofp %9 : i16 to bf16
      %11 = arith.negf %10 : bf16
      %12 = complex.im %in_0 : complex<f32>
      %cst_2 = arith.constant 1.00390625 : f32
      %13 = arith.mulf %12, %cst_2 : f32
      %14 = arith.truncf %13 : f32 to bf16
      %15 = arith.divf %14, %11 : bf16
      %16 = arith.mulf %out, %15 : bf16
      linalg.yield %16 : bf16
    } -> tensor<5xbf16>
    return %0, %1, %2, %5 : tensor<?x1xf16>, tensor<5xcomplex<f32>>, tensor<5xbf16>, tensor<5xbf16>
  }
}

