// Brings affine.linearize_index, arith.andi, arith.divsi, arith.minsi, arith.minui, arith.muli, arith.ori, arith.remui, arith.select, arith.shli, arith.shrui, arith.xori, linalg.generic, scf.for, scf.forall, scf.forall.in_parallel, tensor.extract, tensor.extract_slice, tensor.pad, tensor.pad element i16, tensor.pad high zero, tensor.pad low positive, tensor.pad of a source with other uses, tensor.pad of bufferization.to_tensor, tensor.pad rank 1, tensor.pad static source, tensor.pad value computed, tensor.pad value of the index, tensor.parallel_insert_slice, tensor.yield.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<5x9xi32>) -> (tensor<29xi16>, tensor<29xi16>) attributes {padlab.seed = 3897772726 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<2xi32> to memref<2xi32>
    %1 = bufferization.to_buffer %arg1 : tensor<5x9xi32> to memref<5x9xi32>
    %alloc = memref.alloc() : memref<29xi16>
    %c1_i16 = arith.constant 1 : i16
    %c100_i16 = arith.constant 100 : i16
    %c-7_i16 = arith.constant -7 : i16
    %2 = arith.maxsi %c100_i16, %c-7_i16 : i16
    %c2_i16 = arith.constant 2 : i16
    %c3_i16 = arith.constant 3 : i16
    %3 = arith.andi %2, %c3_i16 : i16
    %c1_i16_0 = arith.constant 1 : i16
    %4 = arith.ori %3, %c1_i16_0 : i16
    %5 = arith.divsi %2, %4 : i16
    %6 = arith.minui %2, %2 : i16
    linalg.fill ins(%6 : i16) outs(%alloc : memref<29xi16>)
    %c0 = arith.constant 0 : index
    %c29 = arith.constant 29 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c29 step %c4 {
      %c0_4 = arith.constant 0 : index
      %13 = affine.linearize_index [%c0_4] by (1) : index
    }
    %alloc_1 = memref.alloc() : memref<29xi16>
    %c-7_i16_2 = arith.constant -7 : i16
    %c-1_i16 = arith.constant -1 : i16
    %c-2_i16 = arith.constant -2 : i16
    %7 = arith.muli %c-1_i16, %c-2_i16 : i16
    %c14_i16 = arith.constant 14 : i16
    %8 = arith.shli %7, %c14_i16 : i16
    %c3_i16_3 = arith.constant 3 : i16
    %9 = arith.minsi %7, %c3_i16_3 : i16
    linalg.fill ins(%9 : i16) outs(%alloc_1 : memref<29xi16>)
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc_1 : memref<29xi16>) outs(%alloc : memref<29xi16>) {
    ^bb0(%in: i16, %out: i16):
      %c0_i16 = arith.constant 0 : i16
      %c14_i16_4 = arith.constant 14 : i16
      %13 = arith.shrui %c0_i16, %c14_i16_4 : i16
      %14 = arith.minsi %out, %in : i16
      linalg.yield %14 : i16
    }
    %10 = bufferization.to_tensor %alloc restrict : memref<29xi16> to tensor<29xi16>
    %11 = bufferization.to_tensor %alloc_1 restrict : memref<29xi16> to tensor<29xi16>
    %12 = scf.forall (%arg2) in (23) shared_outs(%arg3 = %10) -> (tensor<29xi16>) {
      %extracted_slice = tensor.extract_slice %arg3[%arg2] [1] [1] : tensor<29xi16> to tensor<i16>
      %padded = tensor.pad %11 low[4] high[0] {
      ^bb0(%arg4: index):
        %c8 = arith.constant 8 : index
        %13 = arith.xori %arg4, %c8 : index
        %c0_4 = arith.constant 0 : index
        %c1099511627776 = arith.constant 1099511627776 : index
        %14 = arith.cmpi eq, %13, %c0_4 : index
        %c29_5 = arith.constant 29 : index
        %15 = arith.remui %arg4, %c29_5 : index
        %16 = arith.select %14, %c1099511627776, %15 : index
        %extracted = tensor.extract %11[%16] : tensor<29xi16>
        tensor.yield %extracted : i16
      } : tensor<29xi16> to tensor<33xi16>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg3[%arg2] [1] [1] : tensor<i16> into tensor<29xi16>
      }
    }
    return %10, %12 : tensor<29xi16>, tensor<29xi16>
  }
}

