// Brings linalg.pooling_nwc_max.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module {
  func.func @main(%arg0: tensor<2x3x1x5xi1>, %arg1: i1, %arg2: index {padlab.value = 3 : index}, %arg3: index {padlab.value = -1 : index}, %arg4: tensor<1x1x5xf32>, %arg5: tensor<5x?x1xf32> {padlab.extents = array<i64: 1>}, %arg6: tensor<2x3x1xf32>, %arg7: tensor<3xf32>) -> tensor<2x3x1x5xi1> attributes {padlab.seed = 3648246367 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<2x3x1x5xi1> to memref<2x3x1x5xi1>
    %alloc = memref.alloc() : memref<2x3x1x5xi1>
    memref.copy %0, %alloc : memref<2x3x1x5xi1> to memref<2x3x1x5xi1>
    linalg.copy ins(%0 : memref<2x3x1x5xi1>) outs(%alloc : memref<2x3x1x5xi1>)
    affine.for %arg8 = -5 to 5 step 16 {
      %3 = affine.load %0[0, (%arg8 - 16) mod 3, 0, (-%arg8) floordiv 2 + 2] : memref<2x3x1x5xi1>
      affine.store %3, %alloc[0, (%arg8 * 2) mod 3, 0, %arg8 mod 5] : memref<2x3x1x5xi1>
    }
    %1 = scf.if %arg1 -> (tensor<2x3x1x5xi1>) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg0, %c0 : tensor<2x3x1x5xi1>
      %c0_0 = arith.constant 0 : index
      %3 = arith.addi %dim, %c0_0 : index
      %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, %3] [2, 0, 1, 1] [1, %arg2, %arg3, 1] : tensor<2x3x1x5xi1> to tensor<2x0x1x1xi1>
      scf.yield %arg0 : tensor<2x3x1x5xi1>
    } else {
      %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<1x1x5xf32>) outs(%arg5 : tensor<5x?x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %cst_0 = arith.constant -1.000000e+00 : f32
        %cst_1 = arith.constant 2.500000e+00 : f32
        %8 = arith.minimumf %in, %cst_1 : f32
        linalg.yield %8 : f32
      } -> tensor<5x?x1xf32>
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %arg7, %c0 : tensor<3xf32>
      %c-1 = arith.constant -1 : index
      %4 = arith.addi %dim, %c-1 : index
      %5 = tensor.empty(%4) : tensor<?x1x1xf32>
      %cst = arith.constant -5.000000e-01 : f32
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
      %7 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg6, %arg7 : tensor<2x3x1xf32>, tensor<3xf32>) outs(%6 : tensor<?x1x1xf32>) -> tensor<?x1x1xf32>
      scf.yield %arg0 : tensor<2x3x1x5xi1>
    }
    %2 = bufferization.to_tensor %alloc restrict : memref<2x3x1x5xi1> to tensor<2x3x1x5xi1>
    return %1 : tensor<2x3x1x5xi1>
  }
}

