// Brings complex.conj, complex.eq, complex.neg, complex.neq, linalg.pooling_ncw_sum.
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<?xsi32> {padlab.extents = array<i64: 4>}, %arg1: tensor<3x?x3x?x1xcomplex<f64>> {padlab.extents = array<i64: 2, 1>}, %arg2: index {padlab.value = 3 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 6 : index}, %arg7: index {padlab.value = 2 : index}, %arg8: index {padlab.value = 4 : index}, %arg9: index {padlab.value = 1 : index}, %arg10: tensor<2x?x?xcomplex<f64>> {padlab.extents = array<i64: 1, 4>}, %arg11: i1, %arg12: si32) -> (tensor<?x2x3x1x?xcomplex<f64>>, tensor<3x2x?x1x1xcomplex<f64>>, tensor<?x?x4xcomplex<f64>>, tensor<3x2x?x1x1xcomplex<f64>>, tensor<3xsi32>) attributes {padlab.seed = 3314506013 : i64} {
    %0 = tensor.empty(%arg2) : tensor<3x2x?x1x1xcomplex<f64>>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %arg1 : tensor<3x?x3x?x1xcomplex<f64>>, tensor<3x?x3x?x1xcomplex<f64>>) outs(%0 : tensor<3x2x?x1x1xcomplex<f64>>) {
    ^bb0(%in: complex<f64>, %in_5: complex<f64>, %out: complex<f64>):
      %13 = complex.eq %in, %in_5 : complex<f64>
      %cst_6 = complex.constant [4.000000e+00, 4.940660e-324] : complex<f64>
      %14 = arith.select %13, %cst_6, %in_5 : complex<f64>
      %cst_7 = complex.constant [-5.000000e-01, 0.000000e+00] : complex<f64>
      %15 = complex.add %cst_7, %14 : complex<f64>
      %16 = complex.conj %15 : complex<f64>
      linalg.yield %16 : complex<f64>
    } -> tensor<3x2x?x1x1xcomplex<f64>>
    %cst = arith.constant dense<[18, 1]> : tensor<2xi32>
    %reshape = tensor.reshape %1(%cst) : (tensor<3x2x?x1x1xcomplex<f64>>, tensor<2xi32>) -> tensor<*xcomplex<f64>>
    %2 = tensor.empty(%arg3) : tensor<3x2x3x?x1xcomplex<f64>>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<3x2x?x1x1xcomplex<f64>>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %3 = tensor.empty(%dim, %c1_0) : tensor<?x2x3x1x?xcomplex<f64>>
    %cst_1 = complex.constant [-1.500000e+00, 1.500000e+00] : complex<f64>
    %4 = linalg.fill ins(%cst_1 : complex<f64>) outs(%3 : tensor<?x2x3x1x?xcomplex<f64>>) -> tensor<?x2x3x1x?xcomplex<f64>>
    %5:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %1, %1 : tensor<3x?x3x?x1xcomplex<f64>>, tensor<3x2x?x1x1xcomplex<f64>>, tensor<3x2x?x1x1xcomplex<f64>>) outs(%2, %4 : tensor<3x2x3x?x1xcomplex<f64>>, tensor<?x2x3x1x?xcomplex<f64>>) {
    ^bb0(%in: complex<f64>, %in_5: complex<f64>, %in_6: complex<f64>, %out: complex<f64>, %out_7: complex<f64>):
      %13 = complex.mul %in, %out_7 : complex<f64>
      %14 = complex.conj %in_6 : complex<f64>
      %cst_8 = complex.constant [-1.500000e+00, 2.000000e+00] : complex<f64>
      %cst_9 = complex.constant [-1.000000e+00, 1.500000e+00] : complex<f64>
      %15 = complex.mul %cst_8, %cst_9 : complex<f64>
      %16 = complex.neg %in_6 : complex<f64>
      %17 = complex.neq %16, %13 : complex<f64>
      %cst_10 = complex.constant [0xFFF0000000000000 : f64, -1.000000e+00] : complex<f64>
      %18 = arith.select %17, %14, %cst_10 : complex<f64>
      linalg.yield %14, %18 : complex<f64>, complex<f64>
    } -> (tensor<3x2x3x?x1xcomplex<f64>>, tensor<?x2x3x1x?xcomplex<f64>>)
    %c0_2 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %6 = scf.for %arg13 = %c0_2 to %arg4 step %c2 iter_args(%arg14 = %arg1) -> (tensor<3x?x3x?x1xcomplex<f64>>) {
      %c3_5 = arith.constant 3 : index
      %13:2 = scf.for %arg15 = %arg5 to %arg6 step %c3_5 iter_args(%arg16 = %arg14, %arg17 = %5#0) -> (tensor<3x?x3x?x1xcomplex<f64>>, tensor<3x2x3x?x1xcomplex<f64>>) {
        %cast_7 = tensor.cast %arg17 : tensor<3x2x3x?x1xcomplex<f64>> to tensor<3x2x?x?x1xcomplex<f64>>
        scf.yield %arg16, %arg17 : tensor<3x?x3x?x1xcomplex<f64>>, tensor<3x2x3x?x1xcomplex<f64>>
      }
      %cst_6 = arith.constant dense<[[0, 0], [1, 0]]> : tensor<2x2xindex>
      %gather = tensor.gather %arg14[%cst_6] gather_dims([1, 4]) : (tensor<3x?x3x?x1xcomplex<f64>>, tensor<2x2xindex>) -> tensor<2x3x1x3x?x1xcomplex<f64>>
      %cast = tensor.cast %13#1 : tensor<3x2x3x?x1xcomplex<f64>> to tensor<3x?x3x?x1xcomplex<f64>>
      scf.yield %cast : tensor<3x?x3x?x1xcomplex<f64>>
    }
    %c3 = arith.constant 3 : index
    %7:2 = scf.for %arg13 = %arg7 to %arg8 step %c3 iter_args(%arg14 = %1, %arg15 = %1) -> (tensor<3x2x?x1x1xcomplex<f64>>, tensor<3x2x?x1x1xcomplex<f64>>) {
      %c2_5 = arith.constant 2 : index
      %c9 = arith.constant 9 : index
      %from_elements = tensor.from_elements %c2_5, %arg9, %c9 : tensor<3xindex>
      %reshape_6 = tensor.reshape %reshape(%from_elements) : (tensor<*xcomplex<f64>>, tensor<3xindex>) -> tensor<?x?x?xcomplex<f64>>
      %cast = tensor.cast %6 : tensor<3x?x3x?x1xcomplex<f64>> to tensor<3x2x?x1x1xcomplex<f64>>
      scf.yield %1, %cast : tensor<3x2x?x1x1xcomplex<f64>>, tensor<3x2x?x1x1xcomplex<f64>>
    }
    %8 = tensor.empty() : tensor<1xcomplex<f64>>
    %c2_3 = arith.constant 2 : index
    %9 = tensor.empty(%c2_3, %arg3) : tensor<?x?x4xcomplex<f64>>
    %cst_4 = complex.constant [-3.000000e+00, 0x7FF8000000000000 : f64] : complex<f64>
    %10 = linalg.fill ins(%cst_4 : complex<f64>) outs(%9 : tensor<?x?x4xcomplex<f64>>) -> tensor<?x?x4xcomplex<f64>>
    %11 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg10, %8 : tensor<2x?x?xcomplex<f64>>, tensor<1xcomplex<f64>>) outs(%10 : tensor<?x?x4xcomplex<f64>>) -> tensor<?x?x4xcomplex<f64>>
    %12 = arith.select %arg11, %7#1, %7#1 : tensor<3x2x?x1x1xcomplex<f64>>
    %splat = tensor.splat %arg12 : tensor<3xsi32>
    return %5#1, %7#0, %11, %12, %splat : tensor<?x2x3x1x?xcomplex<f64>>, tensor<3x2x?x1x1xcomplex<f64>>, tensor<?x?x4xcomplex<f64>>, tensor<3x2x?x1x1xcomplex<f64>>, tensor<3xsi32>
  }
}

