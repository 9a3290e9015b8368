// Brings complex.add, complex.im, complex.re.
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[4, ?, 0, 5]"}, %arg1: !shape.shape {padlab.value = "[2, ?, 2]"}, %arg2: index {padlab.value = 3 : index}, %arg3: tensor<*xi32> {padlab.extents = array<i64: 0, 3, 3>}, %arg4: !shape.shape {padlab.value = "[invalid]"}, %arg5: !shape.shape {padlab.value = "[4, ?, 2]"}, %arg6: !shape.shape {padlab.value = "[]"}, %arg7: index {padlab.value = 1 : index}, %arg8: !shape.shape {padlab.value = "[2, ?, 2]"}, %arg9: tensor<0xbf16>, %arg10: tensor<?x?xbf16> {padlab.extents = array<i64: 0, 4>}) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?x?xcomplex<f64>>, tensor<?x?xcomplex<f64>>, tensor<?x?xi7>) attributes {padlab.seed = 2061866137 : i64} {
    %0 = shape.meet %arg2, %arg2 : index, index -> index
    %head, %tail = "shape.split_at"(%arg0, %0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %1 = shape.size_to_index %arg2 : index
    %2 = shape.min %head, %head : !shape.shape, !shape.shape -> !shape.shape
    %3 = shape.concat %2, %head : !shape.shape, !shape.shape -> !shape.shape
    %4 = shape.max %arg4, %head : !shape.shape, !shape.shape -> !shape.shape
    %5 = shape.reduce(%arg4, %arg5) : !shape.shape -> !shape.shape {
    ^bb0(%arg11: index, %arg12: !shape.size, %arg13: !shape.shape):
      %15 = shape.from_extents %arg12 : !shape.size
      %16 = shape.concat %arg13, %15 : !shape.shape, !shape.shape -> !shape.shape
      shape.yield %16 : !shape.shape
    }
    %head_0, %tail_1 = "shape.split_at"(%5, %arg2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %head_2, %tail_3 = "shape.split_at"(%5, %1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %6 = shape.min %tail_1, %arg6 : !shape.shape, !shape.shape -> !shape.shape
    %head_4, %tail_5 = "shape.split_at"(%5, %arg7) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %7 = shape.is_broadcastable %head_4, %arg8 : !shape.shape, !shape.shape
    check.expect_error(%4) "" : !shape.shape
    check.expect_error(%5) "" : !shape.shape
    check.expect_error(%head_2) "" : !shape.shape
    %c0 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %dim = tensor.dim %arg10, %c0_6 : tensor<?x?xbf16>
    %c4 = arith.constant 4 : index
    %8 = arith.addi %dim, %c4 : index
    %9 = tensor.empty(%c0, %8) : tensor<?x?xcomplex<f64>>
    %cst = complex.constant [-3.000000e+00, 0xFFF0000000000000 : f64] : complex<f64>
    %10 = linalg.fill ins(%cst : complex<f64>) outs(%9 : tensor<?x?xcomplex<f64>>) -> tensor<?x?xcomplex<f64>>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %arg10 : tensor<0xbf16>, tensor<?x?xbf16>) outs(%10 : tensor<?x?xcomplex<f64>>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: complex<f64>):
      %15 = arith.extf %in_10 : bf16 to f64
      %cst_11 = arith.constant -1.500000e+00 : f64
      %16 = complex.create %15, %cst_11 : complex<f64>
      linalg.yield %16 : complex<f64>
    } -> tensor<?x?xcomplex<f64>>
    %c1 = arith.constant 1 : index
    %dim_7 = tensor.dim %11, %c1 : tensor<?x?xcomplex<f64>>
    %12 = tensor.empty(%dim, %dim_7) : tensor<?x?xcomplex<f64>>
    %c1_8 = arith.constant 1 : index
    %dim_9 = tensor.dim %11, %c1_8 : tensor<?x?xcomplex<f64>>
    %13 = tensor.empty(%c0, %dim_9) : tensor<?x?xi7>
    %14:2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} outs(%12, %13 : tensor<?x?xcomplex<f64>>, tensor<?x?xi7>) {
    ^bb0(%out: complex<f64>, %out_10: i7):
      %cst_11 = complex.constant [4.940660e-324, 2.500000e+00] : complex<f64>
      %cst_12 = complex.constant [2.500000e+00, 0.000000e+00] : complex<f64>
      %cst_13 = complex.constant [0xFFF0000000000000 : f64, 0xFFF0000000000000 : f64] : complex<f64>
      %15 = complex.sub %cst_12, %cst_13 : complex<f64>
      %16 = complex.add %15, %15 : complex<f64>
      %17 = complex.im %15 : complex<f64>
      %cst_14 = arith.constant 2.000000e+00 : f64
      %18 = arith.cmpf uno, %17, %cst_14 : f64
      %19 = arith.extui %18 : i1 to i7
      %c-28_i7 = arith.constant -28 : i7
      %20 = complex.im %16 : complex<f64>
      %cst_15 = arith.constant 0x7FF8000000000000 : f64
      %21 = arith.cmpf ule, %20, %cst_15 : f64
      %22 = arith.extui %21 : i1 to i7
      %23 = arith.andi %c-28_i7, %22 : i7
      %24 = complex.re %16 : complex<f64>
      %cst_16 = arith.constant -3.000000e+00 : f64
      %25 = arith.cmpf ord, %24, %cst_16 : f64
      %26 = arith.extui %25 : i1 to i7
      %c63_i7 = arith.constant 63 : i7
      %27 = arith.ori %26, %c63_i7 : i7
      %28 = complex.re %15 : complex<f64>
      %cst_17 = arith.constant -3.000000e+00 : f64
      %29 = arith.cmpf one, %28, %cst_17 : f64
      %30 = arith.extui %29 : i1 to i7
      %c7_i7 = arith.constant 7 : i7
      %31 = arith.subi %30, %c7_i7 : i7
      linalg.yield %16, %31 : complex<f64>, i7
    } -> (tensor<?x?xcomplex<f64>>, tensor<?x?xi7>)
    return %tail_5, %6, %tail_3, %head_2, %tail_1, %head_0, %4, %3, %11, %14#0, %14#1 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?x?xcomplex<f64>>, tensor<?x?xcomplex<f64>>, tensor<?x?xi7>
  }
}

