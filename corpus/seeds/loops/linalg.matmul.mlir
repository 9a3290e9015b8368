// Brings linalg.matmul, memref.alloca.
#map = affine_map<(d0)[s0] -> (s0, d0)>
module {
  func.func @main(%arg0: tensor<4x8xi8>) -> i8 attributes {padlab.seed = 3965146700 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<4x8xi8> to memref<4x8xi8>
    %alloc = memref.alloc() : memref<4x8xi8>
    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 8 {
        %6 = arith.index_castui %arg2 : index to i8
        %7 = arith.index_castui %arg2 : index to i8
        %8 = arith.index_castui %arg1 : index to i8
        %9 = arith.xori %7, %8 : i8
        affine.store %9, %alloc[%arg1, %arg2] : memref<4x8xi8>
      }
    }
    %c2 = arith.constant 2 : index
    %c1_i8 = arith.constant 1 : i8
    %c127_i8 = arith.constant 127 : i8
    %c3_i8 = arith.constant 3 : i8
    %1 = arith.andi %c127_i8, %c3_i8 : i8
    %c1_i8_0 = arith.constant 1 : i8
    %2 = arith.ori %1, %c1_i8_0 : i8
    %3 = arith.remsi %c1_i8, %2 : i8
    %c3_i8_1 = arith.constant 3 : i8
    %4 = arith.index_castui %c2 : index to i8
    %5:3 = affine.for %arg1 = 2 to 4 iter_args(%arg2 = %3, %arg3 = %c3_i8_1, %arg4 = %4) -> (i8, i8, i8) {
      %c4 = arith.constant 4 : index
      %alloca = memref.alloca(%c4) : memref<4x?xi8>
      %6 = arith.ori %arg3, %arg2 : i8
      %7 = arith.maxui %arg3, %arg2 : i8
      %8 = arith.maxsi %7, %arg4 : i8
      linalg.fill ins(%8 : i8) outs(%alloca : memref<4x?xi8>)
      linalg.matmul ins(%alloca, %0 : memref<4x?xi8>, memref<4x8xi8>) outs(%alloc : memref<4x8xi8>)
      %c-7_i8 = arith.constant -7 : i8
      %c3_i8_2 = arith.constant 3 : i8
      %9 = arith.muli %c-7_i8, %c3_i8_2 : i8
      %10 = arith.index_cast %c2 : index to i8
      %11 = arith.subi %arg2, %10 : i8
      affine.yield %arg4, %arg3, %11 : i8, i8, i8
    }
    %c0 = arith.constant 0 : index
    affine.for %arg1 = max #map(%c2)[%c0] to 4 step 5 {
      %6 = affine.load %alloc[%c2, %arg1] : memref<4x8xi8>
      %c7_i8 = arith.constant 7 : i8
      %7 = arith.addi %c7_i8, %5#0 : i8
      affine.store %7, %alloc[symbol(%c2), symbol(%c2) ceildiv 8] : memref<4x8xi8>
      %8 = affine.load %0[%arg1 mod 8, symbol(%c2)] : memref<4x8xi8>
      %9 = affine.load %alloc[%arg1, %arg1] : memref<4x8xi8>
    }
    return %5#1 : i8
  }
}

