// Brings complex.conj, complex.create, complex.eq, complex.neq, complex.sub.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<5x6x2xf64>, %arg1: tensor<5xi1>, %arg2: index {padlab.value = 3 : index}) -> (tensor<*xi1>, index, index, index, tensor<5xi1>, tensor<*xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>, tensor<?xi1>) attributes {padlab.seed = 2322015687 : i64} {
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg1[2] [%arg2] [%c1] : tensor<5xi1> to tensor<?xi1>
    %0 = tensor.empty() : tensor<5x6x2xcomplex<f64>>
    %1 = tensor.empty() : tensor<5x6x2xcomplex<f64>>
    %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x6x2xf64>) outs(%0, %1 : tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>) {
    ^bb0(%in: f64, %out: complex<f64>, %out_0: complex<f64>):
      %cst = arith.constant -5.000000e-01 : f64
      %28 = complex.create %in, %cst : complex<f64>
      %cst_1 = complex.constant [2.500000e+00, 1.500000e+00] : complex<f64>
      %29 = complex.add %28, %cst_1 : complex<f64>
      %cst_2 = complex.constant [2.000000e+00, 1.500000e+00] : complex<f64>
      %30 = complex.conj %29 : complex<f64>
      %cst_3 = complex.constant [-1.000000e+00, 0.000000e+00] : complex<f64>
      %31 = complex.eq %30, %cst_3 : complex<f64>
      %cst_4 = complex.constant [1.500000e+00, -5.000000e-01] : complex<f64>
      %32 = arith.select %31, %cst_4, %29 : complex<f64>
      %33 = complex.neq %32, %29 : complex<f64>
      %cst_5 = complex.constant [4.000000e+00, 5.000000e-01] : complex<f64>
      %34 = arith.select %33, %29, %cst_5 : complex<f64>
      %35 = complex.neq %32, %34 : complex<f64>
      %36 = arith.select %35, %29, %32 : complex<f64>
      linalg.yield %32, %36 : complex<f64>, complex<f64>
    } -> (tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>)
    %3 = std.dim %arg0, 1 : tensor<5x6x2xf64>
    %4 = std.constant 1 : index
    %5 = std.alloc()[%4] : memref<5xi1, strided<[?], offset: 2>, 2>
    %6 = tensor.empty() : tensor<5x6x2xcomplex<f64>>
    %7 = tensor.empty() : tensor<5x6x2xcomplex<f64>>
    %8:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<5x6x2xf64>) outs(%6, %7 : tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>) {
    ^bb0(%in: f64, %out: complex<f64>, %out_0: complex<f64>):
      %cst = arith.constant -1.500000e+00 : f64
      %28 = complex.create %in, %cst : complex<f64>
      %cst_1 = arith.constant 1.500000e+00 : f64
      %29 = complex.create %in, %cst_1 : complex<f64>
      %30 = complex.sub %28, %29 : complex<f64>
      %cst_2 = complex.constant [2.000000e+00, 1.500000e+00] : complex<f64>
      %31 = complex.conj %30 : complex<f64>
      %cst_3 = complex.constant [-1.000000e+00, 0.000000e+00] : complex<f64>
      %32 = complex.eq %31, %cst_3 : complex<f64>
      %cst_4 = complex.constant [1.500000e+00, -5.000000e-01] : complex<f64>
      %33 = arith.select %32, %cst_4, %30 : complex<f64>
      %34 = complex.neq %33, %30 : complex<f64>
      %cst_5 = complex.constant [4.000000e+00, 5.000000e-01] : complex<f64>
      %35 = arith.select %34, %30, %cst_5 : complex<f64>
      %36 = complex.neq %33, %35 : complex<f64>
      %37 = arith.select %36, %30, %33 : complex<f64>
      linalg.yield %33, %37 : complex<f64>, complex<f64>
    } -> (tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>)
    std.tensor_store %arg1, %5 : memref<5xi1, strided<[?], offset: 2>, 2>
    %9 = std.xor %arg1, %arg1 : tensor<5xi1>
    %10 = std.tensor_cast %arg1 : tensor<5xi1> to tensor<*xi1>
    %11 = std.constant true
    std.cond_br %11, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %12 = std.constant 1 : index
    %13 = std.load %5[%12] : memref<5xi1, strided<[?], offset: 2>, 2>
    std.br ^bb2(%3, %3 : index, index)
  ^bb2(%14: index, %15: index):  // 2 preds: ^bb1, ^bb3
    %16 = std.dim %9, 0 : tensor<5xi1>
    %17 = std.tensor_load %5 : memref<5xi1, strided<[?], offset: 2>, 2>
    %18 = std.tensor_cast %9 : tensor<5xi1> to tensor<*xi1>
    %19 = std.tensor_load %5 : memref<5xi1, strided<[?], offset: 2>, 2>
    %20 = std.and %9, %19 : tensor<5xi1>
    %21 = std.and %20, %19 : tensor<5xi1>
    %22 = std.and %21, %19 : tensor<5xi1>
    std.dealloc %5 : memref<5xi1, strided<[?], offset: 2>, 2>
    std.return %10, %14, %15, %16, %17, %18, %19, %22, %2#0, %2#1, %8#0, %8#1, %extracted_slice : tensor<*xi1>, index, index, index, tensor<5xi1>, tensor<*xi1>, tensor<5xi1>, tensor<5xi1>, tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>, tensor<5x6x2xcomplex<f64>>, tensor<?xi1>
  ^bb3:  // pred: ^bb0
    %23 = std.constant -5 : index
    %24 = std.constant 1 : index
    %25 = std.or %23, %24 : index
    %26 = std.diviu %3, %25 : index
    %27 = std.addi %3, %3 : index
    std.br ^bb2(%26, %27 : index, index)
  }
}

