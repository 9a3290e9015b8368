// Brings arith.extf, arith.minimumf, arith.truncf, complex.create, complex.im, complex.re, complex.sub, math.absf, scf.for, tensor.scatter.
#map = affine_map<(d0, d1, d2) -> (d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module {
  func.func @main(%arg0: tensor<?xf16> {padlab.extents = array<i64: 0>}, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<?xf16> {padlab.extents = array<i64: 1>}, %arg3: tensor<1x?xcomplex<f64>> {padlab.extents = array<i64: 2>}, %arg4: index {padlab.value = 2 : index}, %arg5: tensor<?xcomplex<f64>> {padlab.extents = array<i64: 3>}, %arg6: index {padlab.value = 4 : index}, %arg7: tensor<1xcomplex<f64>>, %arg8: index {padlab.value = 1 : index}, %arg9: index {padlab.value = 1 : index}, %arg10: index {padlab.value = 1 : index}, %arg11: tensor<?xf16> {padlab.extents = array<i64: 1>}, %arg12: tensor<5xf16>) -> (tensor<?xf16>, tensor<?xcomplex<f64>>, tensor<?x?xf16>, tensor<5x3x3xcomplex<f64>>, index) attributes {padlab.seed = 165412014 : i64} {
    %0 = tensor.bitcast %arg0 : tensor<?xf16> to tensor<0xi16>
    %dim = tensor.dim %0, %arg1 : tensor<0xi16>
    %c1 = arith.constant 1 : index
    %1 = tensor.empty(%c1, %arg4) : tensor<?x?xf16>
    %cst = arith.constant 4.000000e+00 : f16
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<?x?xf16>) -> tensor<?x?xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg2, %arg3, %arg5 : tensor<?xf16>, tensor<1x?xcomplex<f64>>, tensor<?xcomplex<f64>>) outs(%2 : tensor<?x?xf16>) {
    ^bb0(%in: f16, %in_2: complex<f64>, %in_3: complex<f64>, %out: f16):
      %cst_4 = arith.constant 1.000000e+00 : f16
      %8 = complex.im %in_3 : complex<f64>
      %9 = arith.truncf %8 : f64 to f32
      %10 = arith.truncf %9 : f32 to f16
      %11 = arith.mulf %in, %10 : f16
      %12 = complex.re %in_3 : complex<f64>
      %13 = arith.truncf %12 : f64 to f32
      %14 = arith.truncf %13 : f32 to f16
      %15 = arith.divf %in, %14 : f16
      %16 = arith.mulf %in, %11 : f16
      %17 = arith.minimumf %out, %16 : f16
      %cst_5 = arith.constant 1.500000e+00 : f16
      %18 = math.absf %17 : f16
      linalg.yield %18 : f16
    } -> tensor<?x?xf16>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %4 = scf.for %arg13 = %c0 to %arg6 step %c2 iter_args(%arg14 = %arg0) -> (tensor<?xf16>) {
      scf.yield %arg14 : tensor<?xf16>
    }
    %cst_0 = arith.constant dense<0> : tensor<1xi16>
    %scatter = tensor.scatter %arg7 into %arg5[%cst_0] scatter_dims([0]) unique : (tensor<1xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<1xi16>) -> tensor<?xcomplex<f64>>
    %inserted_slice = tensor.insert_slice %arg11 into %3[0, %arg10] [%arg8, 1] [%arg9, 1] : tensor<?xf16> into tensor<?x?xf16>
    %5 = tensor.empty() : tensor<5x3x3xcomplex<f64>>
    %cst_1 = complex.constant [-1.000000e+00, -5.000000e-01] : complex<f64>
    %6 = linalg.fill ins(%cst_1 : complex<f64>) outs(%5 : tensor<5x3x3xcomplex<f64>>) -> tensor<5x3x3xcomplex<f64>>
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<5xf16>) outs(%6 : tensor<5x3x3xcomplex<f64>>) {
    ^bb0(%in: f16, %out: complex<f64>):
      %cst_2 = complex.constant [2.500000e+00, -1.500000e+00] : complex<f64>
      %8 = arith.extf %in : f16 to f64
      %cst_3 = arith.constant -5.000000e-01 : f64
      %9 = complex.create %8, %cst_3 : complex<f64>
      %10 = arith.extf %in : f16 to f64
      %cst_4 = arith.constant 1.500000e+00 : f64
      %11 = complex.create %10, %cst_4 : complex<f64>
      %12 = complex.sub %9, %11 : complex<f64>
      %13 = complex.add %12, %12 : complex<f64>
      linalg.yield %13 : complex<f64>
    } -> tensor<5x3x3xcomplex<f64>>
    return %4, %scatter, %inserted_slice, %7, %dim : tensor<?xf16>, tensor<?xcomplex<f64>>, tensor<?x?xf16>, tensor<5x3x3xcomplex<f64>>, index
  }
}

