// Brings linalg.pooling_nhwc_min.
#map = affine_map<(d0) -> (d0 * 2, d0 mod 8)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0 - 1, d0)>
#map3 = affine_map<(d0) -> (d0 mod 40)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<(d0) -> (d0, d0)>
#map6 = affine_map<()[s0] -> ((s0 mod 16) floordiv 4)>
#map7 = affine_map<()[s0] -> ((s0 - 16) mod 40)>
module {
  func.func @main(%arg0: tensor<11x5xindex>, %arg1: tensor<40xindex>, %arg2: tensor<40xi32>, %arg3: index {padlab.value = 2 : index}, %arg4: tensor<1x5x4x1xf32>, %arg5: tensor<1x1xf32>) -> (tensor<40xindex>, tensor<1x5x2x1xf32>) attributes {padlab.seed = 3566475908 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<11x5xindex> to memref<11x5xindex>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<40xindex> to memref<40xindex>
    %2 = bufferization.to_buffer %arg2 : tensor<40xi32> to memref<40xi32>
    %alloc = memref.alloc() : memref<40xindex>
    %c-1 = arith.constant -1 : index
    %c-7 = arith.constant -7 : index
    %c100 = arith.constant 100 : index
    %3 = arith.minsi %c-7, %c100 : index
    linalg.fill ins(%3 : index) outs(%alloc : memref<40xindex>)
    affine.parallel (%arg6) = (0) to (40) {
      %alloc_0 = memref.alloc() : memref<40xindex>
      memref.copy %alloc, %alloc_0 : memref<40xindex> to memref<40xindex>
      %12 = affine.max #map(%arg6)
      memref.dealloc %alloc_0 : memref<40xindex>
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1 : memref<40xindex>) outs(%alloc : memref<40xindex>) {
    ^bb0(%in: index, %out: index):
      %c-7_0 = arith.constant -7 : index
      %12 = arith.cmpi ugt, %in, %out : index
      %13 = arith.select %12, %out, %in : index
      %14 = arith.muli %13, %out : index
      linalg.yield %14 : index
    }
    %c-3 = arith.constant -3 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<40xindex>
    %c3 = arith.constant 3 : index
    %4 = scf.while (%arg6 = %c-3) : (index) -> index {
      %12 = arith.cmpi slt, %arg6, %dim : index
      scf.condition(%12) %arg6 : index
    } do {
    ^bb0(%arg6: index):
      %true = arith.constant true
      scf.if %true {
        %alloc_0 = memref.alloc() : memref<40xi32>
        memref.copy %2, %alloc_0 : memref<40xi32> to memref<40xi32>
        memref.dealloc %alloc_0 : memref<40xi32>
      } else {
        %17 = affine.min #map2(%arg6)
      }
      %12 = affine.apply #map3(%arg6)
      %13 = memref.load %alloc[%12] : memref<40xindex>
      %14 = affine.apply #map4()
      memref.store %13, %alloc[%14] : memref<40xindex>
      %15 = affine.min #map5(%arg6)
      %16 = arith.addi %arg6, %c3 : index
      scf.yield %16 : index
    }
    %5 = affine.apply #map6()[%4]
    %6 = memref.load %0[%arg3, %5] : memref<11x5xindex>
    %7 = affine.apply #map7()[%4]
    memref.store %6, %alloc[%7] : memref<40xindex>
    %8 = bufferization.to_tensor %alloc restrict : memref<40xindex> to tensor<40xindex>
    %9 = tensor.empty() : tensor<1x3xf32>
    %cst = arith.constant dense<[[[[2.500000e+00], [0x7F800000]], [[1.000000e+00], [5.000000e-01]], [[0.000000e+00], [5.000000e-01]], [[3.40282347E+38], [0.000000e+00]], [[0.000000e+00], [2.000000e+00]]]]> : tensor<1x5x2x1xf32>
    %10 = linalg.pooling_nhwc_min {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg4, %9 : tensor<1x5x4x1xf32>, tensor<1x3xf32>) outs(%cst : tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    %11 = linalg.pooling_nhwc_min {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%cst, %arg5 : tensor<1x5x2x1xf32>, tensor<1x1xf32>) outs(%cst : tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    return %8, %11 : tensor<40xindex>, tensor<1x5x2x1xf32>
  }
}

