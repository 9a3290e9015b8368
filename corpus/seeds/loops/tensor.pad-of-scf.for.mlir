// Brings tensor.pad of scf.for.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (26, d0 mod 2 - d0)>
#set = affine_set<(d0) : (-d0 + 6 >= 0)>
module {
  func.func @main(%arg0: tensor<26xi16>, %arg1: tensor<26xi16>, %arg2: index {padlab.value = 0 : index}) -> (tensor<26xi16>, tensor<26xi16>, tensor<26xi16>, tensor<26xi16>) attributes {padlab.seed = 3362340110 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<26xi16> to memref<26xi16>
    %1 = bufferization.to_buffer %arg1 : tensor<26xi16> to memref<26xi16>
    %alloc = memref.alloc() : memref<26xi16>
    memref.copy %0, %alloc : memref<26xi16> to memref<26xi16>
    affine.for %arg3 = -4 to 26 {
      %subview = memref.subview %alloc[3] [10] [2] : memref<26xi16> to memref<10xi16, strided<[2], offset: 3>>
    }
    affine.for %arg3 = 0 to 26 {
      affine.for %arg4 = #map(%arg3) to min #map1(%arg3) {
        %c0_4 = arith.constant 0 : index
        %c26 = arith.constant 26 : index
        %c4 = arith.constant 4 : index
        scf.forall (%arg5) = (0) to (26) step (4) {
          affine.if #set(%arg3) {
            %18 = memref.load %0[%arg5] : memref<26xi16>
            %19 = arith.index_cast %arg4 : index to i16
            %20 = arith.index_castui %arg3 : index to i16
            %c0_i16 = arith.constant 0 : i16
            %21 = arith.subi %20, %c0_i16 : i16
            %c0_i16_7 = arith.constant 0 : i16
            %22 = arith.index_castui %arg4 : index to i16
            %23 = arith.xori %c0_i16_7, %22 : i16
            memref.store %23, %0[%arg5] : memref<26xi16>
            %24 = affine.load %alloc[%arg4] : memref<26xi16>
            %25 = arith.index_castui %arg5 : index to i16
            %26 = arith.index_castui %arg5 : index to i16
            %c7_i16 = arith.constant 7 : i16
            %27 = arith.shli %26, %c7_i16 : i16
            memref.store %27, %1[%arg5] : memref<26xi16>
          } else {
            %18 = memref.load %1[%arg5] : memref<26xi16>
            %c-7_i16 = arith.constant -7 : i16
            memref.store %c-7_i16, %1[%arg5] : memref<26xi16>
            %19 = memref.load %0[%arg5] : memref<26xi16>
            memref.store %19, %1[%arg5] : memref<26xi16>
            %20 = memref.load %1[%arg5] : memref<26xi16>
            %21 = arith.index_castui %arg5 : index to i16
            %22 = arith.muli %18, %21 : i16
            %c100_i16 = arith.constant 100 : i16
            %23 = arith.maxui %c100_i16, %20 : i16
            memref.store %23, %1[%arg5] : memref<26xi16>
          }
          %11 = affine.load %alloc[%arg4 + %arg3] : memref<26xi16>
          %c2_i16_5 = arith.constant 2 : i16
          %12 = arith.subi %11, %c2_i16_5 : i16
          %13 = arith.index_cast %arg5 : index to i16
          %c3_i16 = arith.constant 3 : i16
          %c3_i16_6 = arith.constant 3 : i16
          %14 = arith.andi %11, %c3_i16_6 : i16
          %c1_i16 = arith.constant 1 : i16
          %15 = arith.ori %14, %c1_i16 : i16
          %16 = arith.divsi %13, %15 : i16
          %17 = arith.maxui %12, %11 : i16
          memref.store %17, %1[%arg5] : memref<26xi16>
        }
      }
    }
    %2 = affine.load %1[4] : memref<26xi16>
    %c2_i16 = arith.constant 2 : i16
    %3 = arith.subi %2, %2 : i16
    %4 = arith.subi %2, %2 : i16
    affine.store %4, %alloc[18] : memref<26xi16>
    %5 = affine.load %alloc[2] : memref<26xi16>
    affine.store %5, %1[0] : memref<26xi16>
    %6 = affine.load %alloc[1] : memref<26xi16>
    affine.store %6, %1[8] : memref<26xi16>
    %7 = bufferization.to_tensor %alloc restrict : memref<26xi16> to tensor<26xi16>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %8:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg1) -> (tensor<26xi16>, tensor<26xi16>) {
      scf.yield %arg4, %arg4 : tensor<26xi16>, tensor<26xi16>
    }
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %9:2 = scf.for %arg3 = %c0_0 to %c0 step %c1_1 iter_args(%arg4 = %8#0, %arg5 = %8#1) -> (tensor<26xi16>, tensor<26xi16>) {
      %cst = arith.constant dense<24> : tensor<1xi64>
      %gather = tensor.gather %arg5[%cst] gather_dims([0]) unique : (tensor<26xi16>, tensor<1xi64>) -> tensor<1xi16>
      %padded = tensor.pad %8#0 low[3] high[1] {
      ^bb0(%arg6: index):
        tensor.yield %2 : i16
      } : tensor<26xi16> to tensor<30xi16>
      scf.yield %arg5, %arg5 : tensor<26xi16>, tensor<26xi16>
    }
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %10:2 = scf.for %arg3 = %c0_2 to %c0 step %c1_3 iter_args(%arg4 = %8#1, %arg5 = %8#0) -> (tensor<26xi16>, tensor<26xi16>) {
      %cst = arith.constant dense<24> : tensor<1xi64>
      %gather = tensor.gather %arg4[%cst] gather_dims([0]) unique : (tensor<26xi16>, tensor<1xi64>) -> tensor<1xi16>
      %padded = tensor.pad %8#1 low[3] high[1] {
      ^bb0(%arg6: index):
        tensor.yield %2 : i16
      } : tensor<26xi16> to tensor<30xi16>
      scf.yield %arg5, %arg5 : tensor<26xi16>, tensor<26xi16>
    }
    return %9#1, %10#1, %9#0, %10#0 : tensor<26xi16>, tensor<26xi16>, tensor<26xi16>, tensor<26xi16>
  }
}

