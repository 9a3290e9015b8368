// Brings affine.apply, affine.parallel, arith.index_castui, arith.maxsi, memref.subview, scf.parallel, scf.reduce, scf.reduce.return.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<26xi1>, %arg1: tensor<26xi1>) -> (tensor<2xi1>, i1) attributes {padlab.passes = "topological-sort,canonicalize{max-iterations=10 max-num-rewrites=1}", padlab.seed = 2598573479 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<26xi1> to memref<26xi1>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<26xi1> to memref<26xi1>
    %alloc = memref.alloc() : memref<2xi1>
    affine.for %arg2 = 0 to 2 {
      %false_1 = arith.constant false
      memref.store %false_1, %alloc[%arg2] : memref<2xi1>
    }
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %c4 = arith.constant 4 : index
    %false = arith.constant false
    %false_0 = arith.constant false
    %true = arith.constant true
    %2 = arith.subi %false_0, %true : i1
    %3 = scf.parallel (%arg2) = (%c0) to (%c9) step (%c9) init (%2) -> i1 {
      affine.parallel (%arg3, %arg4) = (-6, 0) to (26, 2) {
        %6 = affine.apply #map(%arg4)
        %subview = memref.subview %alloc[%6] [1] [1] : memref<2xi1> to memref<1xi1, strided<[1], offset: ?>>
      }
      %5 = arith.index_castui %arg2 : index to i1
      scf.reduce(%5 : i1) {
      ^bb0(%arg3: i1, %arg4: i1):
        %6 = arith.maxsi %arg3, %arg4 : i1
        scf.reduce.return %6 : i1
      }
    }
    %4 = bufferization.to_tensor %alloc restrict : memref<2xi1> to tensor<2xi1>
    return %4, %3 : tensor<2xi1>, i1
  }
}

