// Brings arith.cmpf, complex.constant, complex.create, complex.im, complex.sub, linalg.generic, linalg.index, memref.dim.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<5x5x3xindex>, %arg1: index {padlab.value = 5 : index}, %arg2: index {padlab.value = 5 : index}) -> (tensor<5x5x?xindex>, tensor<?x?x?xcomplex<f64>>) attributes {padlab.seed = 2061866137 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<5x5x3xindex> to memref<5x5x3xindex>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<5x5x3xindex>
    %alloc = memref.alloc(%dim) : memref<?x1x3xindex>
    %c1 = arith.constant 1 : index
    %c-7 = arith.constant -7 : index
    %1 = arith.subi %c1, %c-7 : index
    %c3 = arith.constant 3 : index
    %2 = arith.maxsi %1, %c3 : index
    linalg.fill ins(%2 : index) outs(%alloc : memref<?x1x3xindex>)
    %c3_0 = arith.constant 3 : index
    %alloc_1 = memref.alloc(%c3_0) : memref<5x5x?xindex>
    affine.for %arg3 = 0 to 5 {
      affine.for %arg4 = 0 to 5 {
        affine.for %arg5 = 0 to 3 {
          affine.store %arg4, %alloc_1[%arg3, %arg4, %arg5] : memref<5x5x?xindex>
        }
      }
    }
    %3 = bufferization.to_tensor %alloc_1 restrict : memref<5x5x?xindex> to tensor<5x5x?xindex>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %3, %c0_2 : tensor<5x5x?xindex>
    %c0_4 = arith.constant 0 : index
    %4 = arith.addi %dim_3, %c0_4 : index
    %c2 = arith.constant 2 : index
    %dim_5 = tensor.dim %3, %c2 : tensor<5x5x?xindex>
    %5 = tensor.empty(%arg1, %4, %dim_5) : tensor<?x?x?xcomplex<f64>>
    %6 = tensor.empty(%dim, %arg2) : tensor<?x?x3xi7>
    %7:2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%5, %6 : tensor<?x?x?xcomplex<f64>>, tensor<?x?x3xi7>) {
    ^bb0(%out: complex<f64>, %out_6: i7):
      %8 = linalg.index 1 : index
      %9 = arith.index_cast %8 : index to i64
      %10 = arith.sitofp %9 : i64 to f64
      %cst = arith.constant -5.000000e-01 : f64
      %11 = complex.create %10, %cst : complex<f64>
      %cst_7 = complex.constant [-1.500000e+00, 0x7FF0000000000000 : f64] : complex<f64>
      %12 = arith.index_castui %8 : index to i64
      %13 = arith.uitofp %12 : i64 to f64
      %cst_8 = arith.constant 2.000000e+00 : f64
      %14 = complex.create %13, %cst_8 : complex<f64>
      %15 = complex.sub %cst_7, %14 : complex<f64>
      %16 = complex.im %15 : complex<f64>
      %cst_9 = arith.constant 0.000000e+00 : f64
      %17 = arith.cmpf ueq, %16, %cst_9 : f64
      %18 = arith.extsi %17 : i1 to i7
      linalg.yield %15, %18 : complex<f64>, i7
    } -> (tensor<?x?x?xcomplex<f64>>, tensor<?x?x3xi7>)
    return %3, %7#0 : tensor<5x5x?xindex>, tensor<?x?x?xcomplex<f64>>
  }
}

