// Brings linalg.unpack.
#set = affine_set<() : (0 >= 0)>
module {
  func.func @main(%arg0: tensor<2x10xi8>, %arg1: tensor<2x10xi8>, %arg2: tensor<3x3x2x2xi16>) -> (tensor<3x3x6xi8>, tensor<6x5xi16>) attributes {padlab.seed = 519756711 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<2x10xi8> to memref<2x10xi8>
    %1 = bufferization.to_buffer %arg1 : tensor<2x10xi8> to memref<2x10xi8>
    %alloc = memref.alloc() : memref<3x3x6xi8>
    affine.for %arg3 = 0 to 3 {
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 6 {
          %5 = arith.index_cast %arg3 : index to i8
          %6 = arith.index_cast %arg3 : index to i8
          %7 = arith.index_cast %arg4 : index to i8
          %8 = arith.andi %6, %7 : i8
          %9 = arith.index_castui %arg3 : index to i8
          %10 = arith.xori %9, %8 : i8
          affine.store %10, %alloc[%arg3, %arg4, %arg5] : memref<3x3x6xi8>
        }
      }
    }
    %2 = affine.load %alloc[2, 0, 4] : memref<3x3x6xi8>
    affine.store %2, %1[1, 6] : memref<2x10xi8>
    %c9 = arith.constant 9 : index
    %3 = tensor.empty() : tensor<6x5xi16>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %3 : tensor<3x3x2x2xi16> -> tensor<6x5xi16>
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c9 to %c6 step %c1 {
      %alloc_0 = memref.alloc() : memref<5x1x3xi8>
      affine.for %arg4 = 0 to 5 {
        affine.for %arg5 = 0 to 1 {
          affine.for %arg6 = 0 to 3 {
            %c3_i8 = arith.constant 3 : i8
            %8 = arith.subi %2, %2 : i8
            affine.store %8, %alloc_0[%arg4, %arg5, %arg6] : memref<5x1x3xi8>
          }
        }
      }
      affine.if #set() {
        %8 = affine.load %alloc_0[0, 0, 0] : memref<5x1x3xi8>
        %9 = affine.load %alloc[2, 0, 0] : memref<3x3x6xi8>
        %c7_i8 = arith.constant 7 : i8
        %10 = arith.minui %2, %c7_i8 : i8
        affine.store %10, %alloc[0, 2, 1] : memref<3x3x6xi8>
        %11 = affine.load %1[0, 4] : memref<2x10xi8>
        %12 = arith.muli %11, %9 : i8
        affine.store %12, %1[0, 3] : memref<2x10xi8>
      }
      %5 = affine.load %0[0, 6] : memref<2x10xi8>
      %c-2_i8 = arith.constant -2 : i8
      %6 = arith.index_castui %arg3 : index to i8
      %7 = arith.xori %c-2_i8, %6 : i8
      affine.store %7, %alloc_0[1, 0, 2] : memref<5x1x3xi8>
      memref.dealloc %alloc_0 : memref<5x1x3xi8>
    }
    %4 = bufferization.to_tensor %alloc restrict : memref<3x3x6xi8> to tensor<3x3x6xi8>
    return %4, %unpack : tensor<3x3x6xi8>, tensor<6x5xi16>
  }
}

