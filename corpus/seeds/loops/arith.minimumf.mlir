// Brings arith.minimumf, memref.transpose.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1x5x2xf32>, %arg1: tensor<?x?xindex> {padlab.extents = array<i64: 7, 7>}, %arg2: tensor<?x7xindex> {padlab.extents = array<i64: 7>}) -> (tensor<21xf32>, tensor<7x7xindex>, tensor<7x7xindex>) attributes {padlab.seed = 4219484498 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<1x5x2xf32> to memref<1x5x2xf32>
    %alloc = memref.alloc() : memref<21xf32>
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %1 = arith.cmpf oge, %cst_0, %cst_1 : f32
    %cst_2 = arith.constant dense<100> : tensor<7x7xindex>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?x7xindex>) outs(%cst_2 : tensor<7x7xindex>) {
    ^bb0(%in: index, %out: index):
      %7 = arith.index_cast %in : index to i8
      %8 = arith.index_cast %in : index to i8
      %9 = arith.andi %7, %8 : i8
      %c2 = arith.constant 2 : index
      %10 = arith.index_cast %9 : i8 to index
      %11 = arith.ori %in, %10 : index
      linalg.yield %11 : index
    } -> tensor<7x7xindex>
    %cst_3 = arith.constant -1.500000e+00 : f32
    %cst_4 = arith.constant -5.000000e-01 : f32
    %3 = arith.select %1, %cst_3, %cst_4 : f32
    %4 = arith.minimumf %3, %3 : f32
    linalg.fill ins(%4 : f32) outs(%alloc : memref<21xf32>)
    %transpose = memref.transpose %0 (d0, d1, d2) -> (d2, d1, d0) : memref<1x5x2xf32> to memref<2x5x1xf32, strided<[1, 2, 10]>>
    %cst_5 = arith.constant dense<100> : tensor<7x7xindex>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x?xindex>) outs(%cst_5 : tensor<7x7xindex>) {
    ^bb0(%in: index, %out: index):
      %7 = arith.index_cast %in : index to i8
      %8 = arith.index_cast %in : index to i8
      %9 = arith.andi %7, %8 : i8
      %c2 = arith.constant 2 : index
      %10 = arith.index_cast %9 : i8 to index
      %11 = arith.ori %in, %10 : index
      linalg.yield %11 : index
    } -> tensor<7x7xindex>
    %6 = bufferization.to_tensor %alloc restrict : memref<21xf32> to tensor<21xf32>
    return %6, %5, %2 : tensor<21xf32>, tensor<7x7xindex>, tensor<7x7xindex>
  }
}

