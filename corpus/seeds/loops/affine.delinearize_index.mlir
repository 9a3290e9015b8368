// Brings affine.delinearize_index, arith.extui, scf.condition, scf.while.
#map = affine_map<(d0) -> (d0 + 20)>
module {
  func.func @main(%arg0: tensor<28xi8>, %arg1: tensor<28xi8>) -> (tensor<28xi8>, i8) attributes {padlab.seed = 1024545747 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<28xi8> to memref<28xi8>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<28xi8> to memref<28xi8>
    %alloc = memref.alloc() : memref<28xi8>
    memref.copy %0, %alloc : memref<28xi8> to memref<28xi8>
    %c8 = arith.constant 8 : index
    %c8_0 = arith.constant 8 : index
    %2 = arith.cmpi ugt, %c8, %c8_0 : index
    scf.if %2 {
      affine.for %arg2 = -18 to 7 {
        %c9 = arith.constant 9 : index
        %7 = memref.load %alloc[%c9] : memref<28xi8>
        %8 = affine.apply #map(%arg2)
        memref.store %7, %alloc[%8] : memref<28xi8>
        %9 = arith.extsi %2 : i1 to i8
        %c2 = arith.constant 2 : index
        %10 = arith.cmpi ne, %c2, %arg2 : index
        %11 = arith.extui %2 : i1 to i8
        %12 = arith.select %10, %7, %11 : i8
      }
      %c0 = arith.constant 0 : index
      %c28 = arith.constant 28 : index
      %c4 = arith.constant 4 : index
      %6 = scf.while (%arg2 = %c0) : (index) -> index {
        %7 = arith.cmpi slt, %arg2, %c28 : index
        %8 = arith.index_castui %arg2 : index to i8
        affine.store %8, %alloc[4] : memref<28xi8>
        scf.condition(%7) %arg2 : index
      } do {
      ^bb0(%arg2: index):
        %7 = memref.load %alloc[%arg2] : memref<28xi8>
        affine.store %7, %alloc[9] : memref<28xi8>
        %8 = arith.addi %arg2, %c4 : index
        scf.yield %8 : index
      }
    }
    %c11 = arith.constant 11 : index
    %3:3 = affine.delinearize_index %c11 into (3, 1, 5) : index, index, index
    %4 = memref.load %alloc[%3#2] : memref<28xi8>
    affine.store %4, %alloc[12] : memref<28xi8>
    %5 = bufferization.to_tensor %alloc restrict : memref<28xi8> to tensor<28xi8>
    return %5, %4 : tensor<28xi8>, i8
  }
}

