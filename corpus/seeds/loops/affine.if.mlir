// Brings affine.if, linalg.copy.
#set = affine_set<(d0) : (-(d0 floordiv 2) + 2 == 0)>
module {
  func.func @main(%arg0: tensor<?x5x2x?xi1> {padlab.extents = array<i64: 5, 1>}, %arg1: index {padlab.value = 5 : index}, %arg2: index {padlab.value = 16 : index}) -> tensor<39xi1> attributes {padlab.seed = 1309808474 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<?x5x2x?xi1> to memref<?x5x2x?xi1>
    %alloc = memref.alloc() : memref<39xi1>
    affine.for %arg3 = 0 to 39 {
      %false = arith.constant false
      %3 = arith.index_castui %arg3 : index to i1
      %4 = arith.index_castui %arg3 : index to i1
      %5 = arith.maxsi %3, %4 : i1
      %6 = arith.index_castui %arg3 : index to i1
      %7 = arith.index_castui %arg3 : index to i1
      %8 = arith.subi %6, %7 : i1
      memref.store %8, %alloc[%arg3] : memref<39xi1>
    }
    %c-2 = arith.constant -2 : index
    %c39 = arith.constant 39 : index
    scf.parallel (%arg3) = (%c-2) to (%c39) step (%arg2) {
      affine.if #set(%arg1) {
        %c14 = arith.constant 14 : index
        %3 = arith.index_castui %c14 : index to i1
        %4 = arith.index_castui %c14 : index to i1
        %5 = arith.minsi %4, %4 : i1
      }
      scf.reduce 
    }
    %alloc_0 = memref.alloc() : memref<39xi1>
    %1 = arith.index_cast %arg1 : index to i1
    linalg.fill ins(%1 : i1) outs(%alloc_0 : memref<39xi1>)
    linalg.copy ins(%alloc_0 : memref<39xi1>) outs(%alloc : memref<39xi1>)
    %2 = bufferization.to_tensor %alloc restrict : memref<39xi1> to tensor<39xi1>
    memref.dealloc %alloc_0 : memref<39xi1>
    return %2 : tensor<39xi1>
  }
}

