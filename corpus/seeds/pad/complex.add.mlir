// Brings complex.add, complex.conj, complex.create, complex.neg, complex.neq, complex.sub, tensor.gather, tensor.pad before tensor.gather.
#map = affine_map<(d0, d1, d2) -> (d0, 1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0)>
module {
  func.func @main(%arg0: tensor<2x5xcomplex<f32>>, %arg1: tensor<6x2x2xcomplex<f32>>, %arg2: tensor<6x5x2xcomplex<f32>>, %arg3: complex<f32>, %arg4: tensor<1x3x5xcomplex<f32>>, %arg5: tensor<3x3x5xcomplex<f32>>) -> (tensor<12x5x2xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>, tensor<6xcomplex<f32>>) attributes {padlab.seed = 1384250598 : i64} {
    %cst = complex.constant [2.500000e+00 : f32, 1.500000e+00 : f32] : complex<f32>
    %0 = linalg.fill ins(%cst : complex<f32>) outs(%arg0 : tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1 = tensor.empty() : tensor<6x5x2xcomplex<f32>>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg2 : tensor<6x2x2xcomplex<f32>>, tensor<6x5x2xcomplex<f32>>) outs(%1 : tensor<6x5x2xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_4: complex<f32>, %out: complex<f32>):
      %8 = complex.mul %in_4, %in_4 : complex<f32>
      %9 = complex.mul %in_4, %in : complex<f32>
      %10 = complex.neg %8 : complex<f32>
      %11 = complex.sub %9, %8 : complex<f32>
      linalg.yield %11 : complex<f32>
    } -> tensor<6x5x2xcomplex<f32>>
    %extracted_slice = tensor.extract_slice %0[0, 3] [1, 2] [1, 1] : tensor<2x5xcomplex<f32>> to tensor<1x2xcomplex<f32>>
    %3 = complex.neq %arg3, %arg3 : complex<f32>
    %cst_0 = complex.constant [-5.000000e-01 : f32, 5.000000e-01 : f32] : complex<f32>
    %4 = arith.select %3, %cst_0, %arg3 : complex<f32>
    %padded = tensor.pad %extracted_slice low[3, 4] high[1, 0] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %4 : complex<f32>
    } : tensor<1x2xcomplex<f32>> to tensor<5x6xcomplex<f32>>
    %concat = tensor.concat dim(0) %arg2, %2 : (tensor<6x5x2xcomplex<f32>>, tensor<6x5x2xcomplex<f32>>) -> tensor<12x5x2xcomplex<f32>>
    %cst_1 = arith.constant dense<5> : tensor<1x1xi32>
    %gather = tensor.gather %padded[%cst_1] gather_dims([1]) : (tensor<5x6xcomplex<f32>>, tensor<1x1xi32>) -> tensor<1x5x1xcomplex<f32>>
    %5 = tensor.empty() : tensor<3xcomplex<f32>>
    %cst_2 = complex.constant [-0.000000e+00 : f32, -3.000000e+00 : f32] : complex<f32>
    %6 = linalg.fill ins(%cst_2 : complex<f32>) outs(%5 : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %7 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg4, %arg5 : tensor<1x3x5xcomplex<f32>>, tensor<3x3x5xcomplex<f32>>) outs(%6 : tensor<3xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_4: complex<f32>, %out: complex<f32>):
      %cst_5 = complex.constant [-3.000000e+00 : f32, -3.000000e+00 : f32] : complex<f32>
      %8 = complex.neq %in, %cst_5 : complex<f32>
      %cst_6 = complex.constant [-1.500000e+00 : f32, 0x7FC00000 : f32] : complex<f32>
      %9 = arith.select %8, %cst_6, %in_4 : complex<f32>
      %10 = complex.conj %9 : complex<f32>
      %11 = complex.add %out, %10 : complex<f32>
      linalg.yield %11 : complex<f32>
    } -> tensor<3xcomplex<f32>>
    %padded_3 = tensor.pad %7 low[2] high[1] {
    ^bb0(%arg6: index):
      %c3 = arith.constant 3 : index
      %8 = arith.xori %arg6, %c3 : index
      %9 = arith.remui %arg6, %8 : index
      %10 = arith.index_cast %9 : index to i64
      %11 = arith.uitofp %10 : i64 to f32
      %cst_4 = arith.constant 0x7F800000 : f32
      %12 = complex.create %11, %cst_4 : complex<f32>
      tensor.yield %12 : complex<f32>
    } : tensor<3xcomplex<f32>> to tensor<6xcomplex<f32>>
    return %concat, %gather, %padded_3 : tensor<12x5x2xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>, tensor<6xcomplex<f32>>
  }
}

