// Brings arith.divui, arith.shrui, tensor.expand_shape.
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 23>}, %arg1: tensor<?xi32> {padlab.extents = array<i64: 16>}, %arg2: tensor<?xi32> {padlab.extents = array<i64: 23>}) -> (tensor<?xi32>, i32, tensor<?xi32>) attributes {padlab.seed = 1284079778 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<?xi32> to memref<?xi32>
    %1 = bufferization.to_buffer %arg1 : tensor<?xi32> to memref<?xi32>
    %2 = bufferization.to_buffer %arg2 read_only : tensor<?xi32> to memref<?xi32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %2, %c0 : memref<?xi32>
    %alloc = memref.alloc(%dim) : memref<?xi32>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32_0 = arith.constant 2 : i32
    %3 = arith.divui %c3_i32, %c2_i32_0 : i32
    linalg.fill ins(%3 : i32) outs(%alloc : memref<?xi32>)
    memref.copy %2, %alloc : memref<?xi32> to memref<?xi32>
    %4 = affine.load %1[7] : memref<?xi32>
    %c25_i32 = arith.constant 25 : i32
    %5 = arith.shrui %3, %c25_i32 : i32
    %c-7_i32 = arith.constant -7 : i32
    %6 = arith.addi %4, %c-7_i32 : i32
    %7 = arith.addi %5, %5 : i32
    affine.store %7, %alloc[4] : memref<?xi32>
    %8 = bufferization.to_tensor %alloc restrict : memref<?xi32> to tensor<?xi32>
    %expanded = tensor.expand_shape %arg0 [[0]] output_shape [%dim] : tensor<?xi32> into tensor<?xi32>
    return %8, %4, %expanded : tensor<?xi32>, i32, tensor<?xi32>
  }
}

