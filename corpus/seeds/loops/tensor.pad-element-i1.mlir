// Brings tensor.pad element i1.
#map = affine_map<() -> (0)>
module {
  func.func @main(%arg0: tensor<26xi1>) -> (tensor<26xi1>, tensor<30xi1>, tensor<30xi1>, tensor<34xi1>) attributes {padlab.seed = 881445745 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<26xi1> to memref<26xi1>
    %alloc = memref.alloc() : memref<26xi1>
    %false = arith.constant false
    %true = arith.constant true
    %true_0 = arith.constant true
    %1 = arith.ori %true, %true_0 : i1
    %true_1 = arith.constant true
    %2 = arith.addi %1, %true_1 : i1
    %false_2 = arith.constant false
    %3 = arith.minui %1, %false_2 : i1
    linalg.fill ins(%3 : i1) outs(%alloc : memref<26xi1>)
    affine.for %arg1 = 0 to 26 {
      %5 = affine.apply #map()
      %6 = memref.load %0[%5] : memref<26xi1>
      %7 = arith.index_castui %5 : index to i1
      affine.store %7, %alloc[%arg1] : memref<26xi1>
      %8 = affine.load %alloc[%arg1 ceildiv 2] : memref<26xi1>
      %9 = arith.index_castui %arg1 : index to i1
      %10 = arith.index_castui %arg1 : index to i1
      %11 = arith.addi %10, %8 : i1
      affine.store %11, %alloc[-%arg1 + 25] : memref<26xi1>
    }
    %4 = bufferization.to_tensor %alloc restrict : memref<26xi1> to tensor<26xi1>
    %padded = tensor.pad %4 low[0] high[4] {
    ^bb0(%arg1: index):
      %false_5 = arith.constant false
      tensor.yield %false_5 : i1
    } : tensor<26xi1> to tensor<30xi1>
    %padded_3 = tensor.pad %4 low[0] high[4] {
    ^bb0(%arg1: index):
      %false_5 = arith.constant false
      tensor.yield %false_5 : i1
    } : tensor<26xi1> to tensor<30xi1>
    %padded_4 = tensor.pad %padded_3 low[0] high[4] {
    ^bb0(%arg1: index):
      %false_5 = arith.constant false
      tensor.yield %false_5 : i1
    } : tensor<30xi1> to tensor<34xi1>
    return %4, %padded, %padded_3, %padded_4 : tensor<26xi1>, tensor<30xi1>, tensor<30xi1>, tensor<34xi1>
  }
}

