// Brings complex.conj, complex.constant, complex.create, complex.mul, complex.sub.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: !shape.size {padlab.value = 0 : index}, %arg1: !shape.shape {padlab.value = "[4]"}, %arg2: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<5> : tensor<1xindex>}, %arg3: !shape.shape {padlab.value = "[4]"}, %arg4: !shape.shape {padlab.value = "[]"}, %arg5: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<1> : tensor<1xindex>}, %arg6: tensor<?xcomplex<f64>> {padlab.extents = array<i64: 1>}, %arg7: index {padlab.value = 1 : index}) -> (!shape.shape, !shape.shape, !shape.size, index, i1, !shape.shape, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>) attributes {padlab.seed = 2322015687 : i64} {
    %0 = shape.size_to_index %arg0 : !shape.size
    %1 = shape.meet %arg1, %arg2, error = "requires rank 2 operands" : !shape.shape, tensor<?xindex> -> !shape.shape
    %2 = shape.rank %1 : !shape.shape -> !shape.size
    %3 = shape.shape_eq %arg2 : tensor<?xindex>
    %4 = shape.max %arg4, %arg4 : !shape.shape, !shape.shape -> !shape.shape
    %5 = shape.shape_of %arg5 : tensor<?xindex> -> !shape.shape
    %6 = tensor.empty(%arg7) : tensor<?xcomplex<f64>>
    %7:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<?xindex>) outs(%arg6, %6 : tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>) {
    ^bb0(%in: index, %out: complex<f64>, %out_0: complex<f64>):
      %cst = complex.constant [-1.500000e+00, 4.000000e+00] : complex<f64>
      %8 = arith.index_cast %in : index to i64
      %9 = arith.uitofp %8 : i64 to f64
      %cst_1 = arith.constant -1.500000e+00 : f64
      %10 = complex.create %9, %cst_1 : complex<f64>
      %11 = arith.index_cast %in : index to i64
      %12 = arith.uitofp %11 : i64 to f64
      %cst_2 = arith.constant -1.000000e+00 : f64
      %13 = complex.create %12, %cst_2 : complex<f64>
      %14 = complex.sub %10, %13 : complex<f64>
      %15 = complex.mul %14, %14 : complex<f64>
      %16 = arith.index_cast %in : index to i64
      %17 = arith.uitofp %16 : i64 to f64
      %cst_3 = arith.constant -1.000000e+00 : f64
      %18 = complex.create %17, %cst_3 : complex<f64>
      %cst_4 = complex.constant [1.500000e+00, -5.000000e-01] : complex<f64>
      %19 = complex.mul %14, %cst_4 : complex<f64>
      %20 = complex.conj %15 : complex<f64>
      linalg.yield %15, %20 : complex<f64>, complex<f64>
    } -> (tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>)
    return %5, %4, %2, %0, %3, %1, %7#0, %7#1, %6 : !shape.shape, !shape.shape, !shape.size, index, i1, !shape.shape, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>
  }
}

