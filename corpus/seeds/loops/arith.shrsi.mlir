// Brings arith.shrsi, tensor.cast.
#map = affine_map<() -> (2, 4, 4)>
module {
  func.func @main(%arg0: tensor<40xi1>, %arg1: tensor<?xi1> {padlab.extents = array<i64: 2>}) -> (tensor<?xi64>, i64, tensor<40xi1>) attributes {padlab.seed = 3704046993 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<40xi1> to memref<40xi1>
    %c40 = arith.constant 40 : index
    %alloc = memref.alloc(%c40) : memref<?xi64>
    %c100_i64 = arith.constant 100 : i64
    %c5_i64 = arith.constant 5 : i64
    %c48_i64 = arith.constant 48 : i64
    %1 = arith.shrsi %c5_i64, %c48_i64 : i64
    linalg.fill ins(%1 : i64) outs(%alloc : memref<?xi64>)
    %2 = affine.load %alloc[24] : memref<?xi64>
    affine.store %2, %alloc[4] : memref<?xi64>
    %3 = affine.min #map()
    %cast = tensor.cast %arg1 : tensor<?xi1> to tensor<2xi1>
    %c11 = arith.constant 11 : index
    %4 = scf.forall (%arg2) in (%c11) shared_outs(%arg3 = %arg0) -> (tensor<40xi1>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cast into %arg3[%arg2] [2] [11] : tensor<2xi1> into tensor<40xi1>
      }
    }
    %5 = bufferization.to_tensor %alloc restrict : memref<?xi64> to tensor<?xi64>
    return %5, %2, %4 : tensor<?xi64>, i64, tensor<40xi1>
  }
}

