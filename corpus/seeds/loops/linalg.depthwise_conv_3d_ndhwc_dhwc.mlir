// Brings linalg.depthwise_conv_3d_ndhwc_dhwc.
#map = affine_map<() -> (1, 7)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0 mod 2)>
#map3 = affine_map<(d0) -> (d0, d0 + 3)>
module {
  func.func @main(%arg0: tensor<?x?xi32> {padlab.extents = array<i64: 9, 8>}, %arg1: index {padlab.value = 9 : index}, %arg2: index {padlab.value = 8 : index}, %arg3: tensor<2x2x3x2x1xi16, "layout">, %arg4: tensor<1x3x1x1xi16>, %arg5: tensor<2x2x1x2x1xi16>, %arg6: tensor<1x1x1x1xi16>, %arg7: tensor<2x2x1x2x1xi16>) -> (tensor<?x?xi32>, tensor<2x2x1x2x1xi16>) attributes {padlab.seed = 1696040037 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<?x?xi32> to memref<?x?xi32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<?x?xi32>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %0, %c1 : memref<?x?xi32>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xi32>
    affine.for %arg8 = 0 to 9 {
      affine.for %arg9 = 0 to 8 {
        %c2_i32 = arith.constant 2 : i32
        %c5_i32 = arith.constant 5 : i32
        %c-1_i32 = arith.constant -1 : i32
        %6 = arith.subi %c5_i32, %c-1_i32 : i32
        %c3_i32 = arith.constant 3 : i32
        %7 = arith.remui %6, %c3_i32 : i32
        affine.store %7, %alloc[%arg8, %arg9] : memref<?x?xi32>
      }
    }
    %c11 = arith.constant 11 : index
    affine.for %arg8 = max #map() to %c11 {
      %c8 = arith.constant 8 : index
      affine.for %arg9 = 0 to #map1(%c8) {
        %c10 = arith.constant 10 : index
        %8 = arith.cmpi sgt, %arg8, %c10 : index
        scf.if %8 {
          affine.for %arg10 = 0 to #map2(%arg1) {
            %9 = affine.load %alloc[(%arg9 + %arg8 - 1) mod 9, %arg8 mod 3] : memref<?x?xi32>
            %c25_i32 = arith.constant 25 : i32
            %10 = arith.shrsi %9, %c25_i32 : i32
            affine.store %10, %alloc[%arg10, (%arg8 - 4) floordiv 8] : memref<?x?xi32>
            %11 = affine.load %alloc[%arg9, %arg9] : memref<?x?xi32>
            %c2_i32 = arith.constant 2 : i32
            affine.store %c2_i32, %alloc[%arg9, %arg10] : memref<?x?xi32>
          }
        }
      }
      %c0_4 = arith.constant 0 : index
      %c9_5 = arith.constant 9 : index
      affine.for %arg9 = max #map3(%c0_4) to #map1(%c9_5) step 4 {
        %8 = arith.subi %arg9, %arg8 overflow<nsw> : index
        %9 = affine.load %0[((%arg9 - 5) * 3) floordiv 2 + 3, %arg9 - 1] : memref<?x?xi32>
        affine.store %9, %alloc[(%arg8 * 3 + %arg9) floordiv 2 - 12, %arg9 mod 2] : memref<?x?xi32>
      }
      %6 = affine.load %alloc[%arg8 - 5, %arg8 ceildiv 4 + %arg8 - 7] : memref<?x?xi32>
      %7 = arith.index_cast %arg8 : index to i32
      affine.store %7, %alloc[%arg8 mod 9, (%arg8 - 5) ceildiv 2] : memref<?x?xi32>
    }
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %alloc, %c0_1 : memref<?x?xi32>
    affine.for %arg8 = 0 to #map1(%dim_2) {
      %6 = affine.load %alloc[%arg8, %arg8 mod 8] : memref<?x?xi32>
      affine.store %6, %alloc[%arg8, %arg8 floordiv 8 + 1] : memref<?x?xi32>
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      %7 = arith.muli %c-2147483648_i32, %6 : i32
      affine.store %7, %0[%arg8, %arg8 floordiv 2] : memref<?x?xi32>
    }
    %1 = affine.load %alloc[8, 6] : memref<?x?xi32>
    affine.store %1, %alloc[6, 2] : memref<?x?xi32>
    %c9 = arith.constant 9 : index
    %alloc_3 = memref.alloc(%arg2, %c9) : memref<?x?xi32>
    affine.for %arg8 = 0 to 8 {
      affine.for %arg9 = 0 to 9 {
        affine.store %1, %alloc_3[%arg8, %arg9] : memref<?x?xi32>
      }
    }
    %2 = bufferization.to_tensor %alloc_3 restrict : memref<?x?xi32> to tensor<?x?xi32>
    memref.dealloc %alloc : memref<?x?xi32>
    %3 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[2, 1, 2]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg3, %arg4 : tensor<2x2x3x2x1xi16, "layout">, tensor<1x3x1x1xi16>) outs(%arg5 : tensor<2x2x1x2x1xi16>) -> tensor<2x2x1x2x1xi16>
    %4 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[2, 1, 2]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg5, %arg6 : tensor<2x2x1x2x1xi16>, tensor<1x1x1x1xi16>) outs(%3 : tensor<2x2x1x2x1xi16>) -> tensor<2x2x1x2x1xi16>
    %5 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[2, 1, 2]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg5, %arg6 : tensor<2x2x1x2x1xi16>, tensor<1x1x1x1xi16>) outs(%arg7 : tensor<2x2x1x2x1xi16>) -> tensor<2x2x1x2x1xi16>
    return %2, %5 : tensor<?x?xi32>, tensor<2x2x1x2x1xi16>
  }
}

