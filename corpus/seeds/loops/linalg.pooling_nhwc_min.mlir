// Brings linalg.pooling_nhwc_min.
#map = affine_map<() -> (0, -22)>
#map1 = affine_map<() -> (11, 5)>
#map2 = affine_map<() -> (16)>
module {
  func.func @main(%arg0: tensor<11x4xf32>, %arg1: tensor<11x4xf32>, %arg2: tensor<2x2x4x2xi64>, %arg3: tensor<1x2xi64>, %arg4: tensor<1x3xi64>) -> (tensor<2x6x4xf32>, f32, f32, tensor<2x1x3x2xi64>, tensor<2x2x2x2xi64>) attributes {padlab.seed = 710501922 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<11x4xf32> to memref<11x4xf32>
    %1 = bufferization.to_buffer %arg1 : tensor<11x4xf32> to memref<11x4xf32>
    %alloc = memref.alloc() : memref<2x6x4xf32>
    affine.for %arg5 = 0 to 2 {
      affine.for %arg6 = 0 to 6 {
        affine.for %arg7 = 0 to 4 {
          %14 = arith.index_castui %arg7 : index to i64
          %15 = arith.sitofp %14 : i64 to f32
          %16 = arith.index_cast %arg7 : index to i64
          %17 = arith.sitofp %16 : i64 to f32
          %18 = arith.index_castui %arg7 : index to i64
          %19 = arith.sitofp %18 : i64 to f32
          %20 = arith.divf %17, %19 : f32
          affine.store %20, %alloc[%arg5, %arg6, %arg7] : memref<2x6x4xf32>
        }
      }
    }
    affine.for %arg5 = max #map() to 4 {
      %subview = memref.subview %alloc[0, 5, 0] [2, 1, 4] [1, 1, 1] : memref<2x6x4xf32> to memref<2x1x4xf32, strided<[24, 4, 1], offset: 20>>
      %c4 = arith.constant 4 : index
      %14 = arith.muli %arg5, %c4 overflow<nsw> : index
      %c4_3 = arith.constant 4 : index
      %15 = arith.divui %14, %c4_3 : index
    }
    %cst = arith.constant 0xFF800000 : f32
    %2 = tensor.empty() : tensor<2x1x3x2xi64>
    %c-2_i64 = arith.constant -2 : i64
    %3 = tensor.empty() : tensor<2x2x2x2xi64>
    %c0_i64 = arith.constant 0 : i64
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<2x2x2x2xi64>) -> tensor<2x2x2x2xi64>
    %5 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg2, %arg4 : tensor<2x2x4x2xi64>, tensor<1x3xi64>) outs(%4 : tensor<2x2x2x2xi64>) -> tensor<2x2x2x2xi64>
    %6 = linalg.fill ins(%c-2_i64 : i64) outs(%2 : tensor<2x1x3x2xi64>) -> tensor<2x1x3x2xi64>
    %7 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg2, %arg3 : tensor<2x2x4x2xi64>, tensor<1x2xi64>) outs(%6 : tensor<2x1x3x2xi64>) -> tensor<2x1x3x2xi64>
    %cst_0 = arith.constant 1.500000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %8 = arith.maximumf %cst_0, %cst_1 : f32
    affine.for %arg5 = 0 to min #map1() step 4 {
      affine.parallel (%arg6) = (max(0, 11)) to (4) step (3) {
        affine.for %arg7 = 0 to 2 step 16 {
          %c2 = arith.constant 2 : index
          %c6 = arith.constant 6 : index
          %c1 = arith.constant 1 : index
          %c0 = arith.constant 0 : index
          %c4 = arith.constant 4 : index
          %c16 = arith.constant 16 : index
          %c3 = arith.constant 3 : index
          %c2_3 = arith.constant 2 : index
          %c4_4 = arith.constant 4 : index
          scf.parallel (%arg8, %arg9, %arg10) = (%c2, %c0, %arg6) to (%c6, %c4, %arg5) step (%c1, %c16, %c4_4) {
            %17 = affine.apply #map2()
            %cast = memref.cast %alloc : memref<2x6x4xf32> to memref<2x6x?xf32>
            %cst_5 = arith.constant -1.000000e+00 : f32
            %18 = arith.index_cast %arg9 : index to i64
            %19 = arith.uitofp %18 : i64 to f32
            %20 = arith.minimumf %8, %19 : f32
            scf.reduce 
          }
          %16 = affine.load %alloc[1, %arg5, %arg7] : memref<2x6x4xf32>
        }
        %15 = affine.load %0[%arg5, %arg6 mod 3 - 1] : memref<11x4xf32>
      }
      %14 = affine.load %alloc[(%arg5 mod 3) mod 2, -%arg5 + 4, (%arg5 - 5) ceildiv 5 + 1] : memref<2x6x4xf32>
      affine.store %14, %alloc[%arg5 floordiv 3, %arg5, %arg5 floordiv 2] : memref<2x6x4xf32>
    }
    %cst_2 = arith.constant -3.000000e+00 : f32
    %9 = arith.mulf %8, %cst_2 : f32
    %10 = arith.subf %8, %9 : f32
    %11 = arith.subf %8, %10 : f32
    %12 = affine.load %1[1, 0] : memref<11x4xf32>
    affine.store %11, %1[6, 1] : memref<11x4xf32>
    %13 = bufferization.to_tensor %alloc restrict : memref<2x6x4xf32> to tensor<2x6x4xf32>
    return %13, %8, %12, %7, %5 : tensor<2x6x4xf32>, f32, f32, tensor<2x1x3x2xi64>, tensor<2x2x2x2xi64>
  }
}

