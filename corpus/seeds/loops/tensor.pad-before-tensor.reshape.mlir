// Brings tensor.pad before tensor.reshape.
#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @main(%arg0: tensor<28xi16>, %arg1: index {padlab.value = 0 : index}) -> (tensor<28xi16>, tensor<28xi16>) attributes {padlab.seed = 1107108908 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<28xi16> to memref<28xi16>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:3 = scf.while (%arg2 = %c0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<28xi16>, tensor<28xi16>) -> (index, tensor<28xi16>, tensor<28xi16>) {
      %5 = arith.cmpi ult, %arg2, %arg1 : index
      %c24 = arith.constant 24 : index
      %extracted = tensor.extract %arg4[%c24] : tensor<28xi16>
      scf.condition(%5) %arg2, %arg4, %arg3 : index, tensor<28xi16>, tensor<28xi16>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<28xi16>, %arg4: tensor<28xi16>):
      %padded = tensor.pad %arg0 low[-2] high[0] {
      ^bb0(%arg5: index):
        %6 = arith.index_cast %arg5 : index to i16
        tensor.yield %6 : i16
      } : tensor<28xi16> to tensor<26xi16>
      %c26_i64 = arith.constant 26 : i64
      %c1_i64 = arith.constant 1 : i64
      %from_elements = tensor.from_elements %c26_i64, %c1_i64 : tensor<2xi64>
      %reshape = tensor.reshape %padded(%from_elements) : (tensor<26xi16>, tensor<2xi64>) -> tensor<26x1xi16>
      %5 = arith.addi %arg2, %c1 : index
      scf.yield %5, %arg3, %arg4 : index, tensor<28xi16>, tensor<28xi16>
    }
    %alloc = memref.alloc() : memref<28xi16>
    affine.for %arg2 = 0 to 28 {
      %c3_i16 = arith.constant 3 : i16
      %c2_i16_2 = arith.constant 2 : i16
      %c0_i16_3 = arith.constant 0 : i16
      %5 = arith.maxui %c2_i16_2, %c0_i16_3 : i16
      memref.store %5, %alloc[%arg2] : memref<28xi16>
    }
    %c0_0 = arith.constant 0 : index
    %c28 = arith.constant 28 : index
    %c0_i16 = arith.constant 0 : i16
    %c2_i16 = arith.constant 2 : i16
    %2 = arith.ori %c0_i16, %c2_i16 : i16
    %c1_1 = arith.constant 1 : index
    %3:2 = scf.while (%arg2 = %c0_0, %arg3 = %2) : (index, i16) -> (index, i16) {
      %5 = arith.cmpi slt, %arg2, %c28 : index
      %6 = arith.extsi %5 : i1 to i16
      linalg.fill ins(%6 : i16) outs(%alloc : memref<28xi16>)
      %7 = arith.extsi %5 : i1 to i16
      %false = arith.constant false
      %8 = scf.if %5 -> (i1) {
        scf.yield %5 : i1
      } else {
        scf.yield %false : i1
      }
      scf.condition(%8) %arg2, %7 : index, i16
    } do {
    ^bb0(%arg2: index, %arg3: i16):
      %c0_2 = arith.constant 0 : index
      %c12 = arith.constant 12 : index
      %c0_3 = arith.constant 0 : index
      %c10 = arith.constant 10 : index
      %c1_4 = arith.constant 1 : index
      %c0_5 = arith.constant 0 : index
      %c28_6 = arith.constant 28 : index
      %c0_7 = arith.constant 0 : index
      %c1_8 = arith.constant 1 : index
      %c1_9 = arith.constant 1 : index
      %5 = scf.parallel (%arg4, %arg5) = (%c0_3, %c0_7) to (%c10, %c1_8) step (%c1_4, %c1_9) init (%arg3) -> i16 {
        affine.parallel (%arg6, %arg7) = (1, 0) to (9, 1) step (16, 1) {
          %c0_10 = arith.constant 0 : index
          %c28_11 = arith.constant 28 : index
          %c0_12 = arith.constant 0 : index
          %c1_13 = arith.constant 1 : index
          %c1_14 = arith.constant 1 : index
          scf.for %arg8 = %c0_12 to %c1_13 step %c1_14 {
            %10 = memref.load %0[%arg8] : memref<28xi16>
          }
          %9 = memref.load %alloc[%arg7] : memref<28xi16>
        }
        %7 = affine.apply #map(%arg5, %arg2)
        %8 = memref.load %alloc[%7] : memref<28xi16>
        scf.reduce(%arg3 : i16) {
        ^bb0(%arg6: i16, %arg7: i16):
          %9 = arith.maxsi %arg6, %arg7 : i16
          scf.reduce.return %9 : i16
        }
      }
      %subview = memref.subview %0[14] [1] [2] : memref<28xi16> to memref<1xi16, strided<[2], offset: 14>>
      %6 = arith.addi %arg2, %c1_1 : index
      scf.yield %6, %arg3 : index, i16
    }
    %4 = bufferization.to_tensor %alloc restrict : memref<28xi16> to tensor<28xi16>
    return %4, %1#2 : tensor<28xi16>, tensor<28xi16>
  }
}

