// Brings tensor.pad before tensor.bitcast.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (1, -d0 + s0)>
#map2 = affine_map<(d0) -> (-d0 + 1)>
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 6>}, %arg1: tensor<?xi32> {padlab.extents = array<i64: 6>}, %arg2: tensor<3x2x1xi32>) -> (tensor<3x2x1xi32>, i32, i32) attributes {padlab.seed = 3874961245 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<?xi32> to memref<?xi32>
    %1 = bufferization.to_buffer %arg1 : tensor<?xi32> to memref<?xi32>
    %alloc = memref.alloc() : memref<4x3xi32>
    affine.for %arg3 = 0 to 4 {
      affine.for %arg4 = 0 to 3 {
        %c5_i32 = arith.constant 5 : i32
        %9 = arith.index_cast %arg4 : index to i32
        %10 = arith.index_cast %arg4 : index to i32
        %11 = arith.subi %9, %10 : i32
        %12 = arith.index_cast %arg4 : index to i32
        %13 = arith.maxui %11, %12 : i32
        %14 = arith.index_castui %arg4 : index to i32
        %c100_i32 = arith.constant 100 : i32
        %15 = arith.addi %14, %c100_i32 : i32
        memref.store %15, %alloc[%arg3, %arg4] : memref<4x3xi32>
      }
    }
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_0 = arith.constant 1 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %2 = arith.shrsi %c1_i32_0, %c1_i32_1 : i32
    %3 = arith.cmpi ule, %2, %2 : i32
    %4 = arith.select %3, %2, %2 : i32
    %c-7_i32 = arith.constant -7 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %5 = arith.shrui %c-1_i32, %c2_i32 : i32
    %c1 = arith.constant 1 : index
    %6:2 = scf.for %arg3 = %c2 to %c3 step %c1 iter_args(%arg4 = %4, %arg5 = %5) -> (i32, i32) {
      %9 = affine.load %alloc[3, 0] : memref<4x3xi32>
      %10 = arith.cmpi ult, %arg4, %arg5 : i32
      %c100_i32 = arith.constant 100 : i32
      %c-1_i32_5 = arith.constant -1 : i32
      %11 = arith.select %10, %c100_i32, %c-1_i32_5 : i32
      %12 = arith.andi %arg4, %11 : i32
      %13 = affine.apply #map(%arg3)
      memref.store %12, %1[%13] : memref<?xi32>
      %14 = arith.muli %arg5, %9 : i32
      scf.yield %14, %arg4 : i32, i32
    }
    %alloc_2 = memref.alloc() : memref<3x2x1xi32>
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 2 {
        affine.for %arg5 = 0 to 1 {
          %c2_i32_5 = arith.constant 2 : i32
          affine.store %c2_i32_5, %alloc_2[%arg3, %arg4, %arg5] : memref<3x2x1xi32>
        }
      }
    }
    %7 = bufferization.to_tensor %alloc_2 restrict : memref<3x2x1xi32> to tensor<3x2x1xi32>
    %c0 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0_3 : tensor<3x2x1xi32>
    %c1_4 = arith.constant 1 : index
    %8 = scf.for %arg3 = %c0 to %dim step %c1_4 iter_args(%arg4 = %arg2) -> (tensor<3x2x1xi32>) {
      %9 = affine.min #map1(%arg3)[%dim]
      %extracted_slice = tensor.extract_slice %7[%arg3, 0, 0] [%9, 2, 1] [1, 1, 1] : tensor<3x2x1xi32> to tensor<?x2x1xi32>
      %10 = affine.apply #map2(%9)
      %padded = tensor.pad %extracted_slice low[0, 0, 0] high[%10, 0, 0] {
      ^bb0(%arg5: index, %arg6: index, %arg7: index):
        tensor.yield %c1_i32 : i32
      } : tensor<?x2x1xi32> to tensor<?x2x1xi32>
      %11 = tensor.bitcast %padded : tensor<?x2x1xi32> to tensor<1x2x1xi32>
      %cast = tensor.cast %11 : tensor<1x2x1xi32> to tensor<?x2x1xi32>
      %extracted_slice_5 = tensor.extract_slice %cast[0, 0, 0] [%9, 2, 1] [1, 1, 1] : tensor<?x2x1xi32> to tensor<?x2x1xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice_5 into %arg4[%arg3, 0, 0] [%9, 2, 1] [1, 1, 1] : tensor<?x2x1xi32> into tensor<3x2x1xi32>
      scf.yield %inserted_slice : tensor<3x2x1xi32>
    }
    return %8, %6#0, %6#1 : tensor<3x2x1xi32>, i32, i32
  }
}

