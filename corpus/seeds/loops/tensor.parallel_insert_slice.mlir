// Brings tensor.parallel_insert_slice.
module {
  func.func @main(%arg0: tensor<6x1x4xi1>, %arg1: tensor<6x1x4xi32>, %arg2: tensor<6x1x4xi1>) -> tensor<6x1x4xi1> attributes {padlab.seed = 11958319 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<6x1x4xi1> to memref<6x1x4xi1>
    %1 = bufferization.to_buffer %arg1 : tensor<6x1x4xi32> to memref<6x1x4xi32>
    %2 = bufferization.to_buffer %arg2 : tensor<6x1x4xi1> to memref<6x1x4xi1>
    %alloc = memref.alloc() : memref<6x1x4xi1>
    memref.copy %2, %alloc : memref<6x1x4xi1> to memref<6x1x4xi1>
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %3 = memref.load %1[%c4, %c0, %c2] : memref<6x1x4xi32>
    %4 = arith.maxsi %3, %3 : i32
    %c3 = arith.constant 3 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %4, %1[%c3, %c0_0, %c1] : memref<6x1x4xi32>
    %5 = bufferization.to_tensor %alloc restrict : memref<6x1x4xi1> to tensor<6x1x4xi1>
    %6 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %5) -> (tensor<6x1x4xi1>) {
      %extracted_slice = tensor.extract_slice %arg4[0, 0, %arg3] [6, 1, 3] [1, 1, 1] : tensor<6x1x4xi1> to tensor<6x3xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[0, 0, %arg3] [6, 1, 3] [1, 1, 1] : tensor<6x3xi1> into tensor<6x1x4xi1>
      }
    }
    %7 = scf.forall (%arg3) in (1) shared_outs(%arg4 = %5) -> (tensor<6x1x4xi1>) {
      %extracted_slice = tensor.extract_slice %arg4[0, 0, %arg3] [6, 1, 3] [1, 1, 1] : tensor<6x1x4xi1> to tensor<6x3xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[0, 0, %arg3] [6, 1, 3] [1, 1, 1] : tensor<6x3xi1> into tensor<6x1x4xi1>
      }
    }
    return %7 : tensor<6x1x4xi1>
  }
}

