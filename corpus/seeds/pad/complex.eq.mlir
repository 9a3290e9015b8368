// Brings complex.eq, complex.im, complex.re, tensor.pad element complex<f64>.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?xf16> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 0 : index}) -> (tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, f16, f16, f16) attributes {padlab.seed = 3581661916 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf16>
    %extracted = tensor.extract %arg0[%arg1] : tensor<?xf16>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %extracted_1 = tensor.extract %arg0[%c0] : tensor<?xf16>
    %extracted_2 = tensor.extract %arg0[%c0] : tensor<?xf16>
    %1 = tensor.empty(%0) : tensor<?xcomplex<f64>>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf16>) outs(%1 : tensor<?xcomplex<f64>>) {
    ^bb0(%in: f16, %out: complex<f64>):
      %4 = arith.extf %in : f16 to f64
      %cst = arith.constant -3.000000e+00 : f64
      %5 = complex.create %4, %cst : complex<f64>
      linalg.yield %5 : complex<f64>
    } -> tensor<?xcomplex<f64>>
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %2 low[1] high[%c3] {
    ^bb0(%arg2: index):
      %cst = complex.constant [0.000000e+00, -1.000000e+00] : complex<f64>
      tensor.yield %cst : complex<f64>
    } : tensor<?xcomplex<f64>> to tensor<?xcomplex<f64>>
    %3:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%padded : tensor<?xcomplex<f64>>) outs(%padded, %padded : tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>) {
    ^bb0(%in: complex<f64>, %out: complex<f64>, %out_3: complex<f64>):
      %cst = complex.constant [5.000000e-01, 1.000000e+00] : complex<f64>
      %cst_4 = complex.constant [4.000000e+00, 2.000000e+00] : complex<f64>
      %4 = complex.eq %cst, %cst_4 : complex<f64>
      %cst_5 = complex.constant [-1.500000e+00, 1.500000e+00] : complex<f64>
      %5 = arith.select %4, %cst_5, %out : complex<f64>
      %6 = complex.sub %out, %5 : complex<f64>
      %7 = complex.re %5 : complex<f64>
      %8 = arith.truncf %7 : f64 to f32
      %9 = arith.truncf %8 : f32 to f16
      %10 = complex.im %6 : complex<f64>
      %11 = arith.truncf %10 : f64 to f32
      %12 = arith.truncf %11 : f32 to f16
      %13 = arith.mulf %9, %12 : f16
      %cst_6 = complex.constant [2.500000e+00, -3.000000e+00] : complex<f64>
      %14 = complex.sub %cst_6, %out_3 : complex<f64>
      linalg.yield %6, %14 : complex<f64>, complex<f64>
    } -> (tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>)
    return %2, %padded, %3#0, %3#1, %extracted, %extracted_1, %extracted_2 : tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, f16, f16, f16
  }
}

