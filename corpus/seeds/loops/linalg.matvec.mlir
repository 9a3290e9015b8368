// Brings linalg.matvec, tensor.pad element index, tensor.pad high negative, tensor.pad low negative, tensor.pad of scf.if, tensor.pad rank 3.
#map = affine_map<()[s0] -> (s0, 3)>
#map1 = affine_map<() -> (8, -4)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<?x3x5xindex> {padlab.extents = array<i64: 3>}, %arg1: tensor<3x3x5xi1>, %arg2: i1, %arg3: tensor<1x1x2xindex>, %arg4: tensor<2x1xf8E5M2>, %arg5: tensor<1x2xi64>, %arg6: tensor<i64>, %arg7: i1, %arg8: tensor<i64>, %arg9: tensor<3x5xi64>, %arg10: tensor<5xi64>) -> (tensor<5x?x3xindex>, tensor<5x?x3xindex>, tensor<5x?x3xindex>, tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>) attributes {padlab.seed = 617067336 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<?x3x5xindex> to memref<?x3x5xindex>
    %1 = bufferization.to_buffer %arg1 : tensor<3x3x5xi1> to memref<3x3x5xi1>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<3x3x5xi1>
    %c0_0 = arith.constant 0 : index
    %2 = arith.addi %dim, %c0_0 : index
    %alloc = memref.alloc(%2) : memref<?x3x5xi8>
    %c1_i8 = arith.constant 1 : i8
    %c3_i8 = arith.constant 3 : i8
    %c3_i8_1 = arith.constant 3 : i8
    %3 = arith.remsi %c3_i8, %c3_i8_1 : i8
    linalg.fill ins(%3 : i8) outs(%alloc : memref<?x3x5xi8>)
    %c0_2 = arith.constant 0 : index
    affine.for %arg11 = max #map()[%c0_2] to 3 step 3 {
      %c4 = arith.constant 4 : index
      %8 = arith.divui %arg11, %c4 : index
      %9 = affine.load %1[%arg11 - 2, 1, %arg11] : memref<3x3x5xi1>
      affine.store %9, %1[%arg11 - 3, %arg11 ceildiv 3, %arg11 ceildiv 4] : memref<3x3x5xi1>
    }
    affine.for %arg11 = max #map1() to 5 step 5 {
      %8 = arith.index_cast %arg11 : index to i16
      %9 = arith.index_cast %8 : i16 to index
    }
    %c3 = arith.constant 3 : index
    %alloc_3 = memref.alloc(%c3) : memref<5x?x3xindex>
    %c100 = arith.constant 100 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %4 = arith.ori %c1, %c-1 : index
    linalg.fill ins(%4 : index) outs(%alloc_3 : memref<5x?x3xindex>)
    %5 = bufferization.to_tensor %alloc_3 restrict : memref<5x?x3xindex> to tensor<5x?x3xindex>
    %6:3 = scf.if %arg2 -> (tensor<5x?x3xindex>, tensor<5x?x3xindex>, tensor<5x?x3xindex>) {
      %inserted_slice = tensor.insert_slice %arg3 into %5[4, 0, 2] [1, 1, 2] [1, 1, -2] : tensor<1x1x2xindex> into tensor<5x?x3xindex>
      scf.yield %inserted_slice, %inserted_slice, %5 : tensor<5x?x3xindex>, tensor<5x?x3xindex>, tensor<5x?x3xindex>
    } else {
      %8 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%arg4, %arg5 : tensor<2x1xf8E5M2>, tensor<1x2xi64>) outs(%arg6 : tensor<i64>) {
      ^bb0(%in: f8E5M2, %in_4: i64, %out: i64):
        %9 = arith.xori %out, %in_4 : i64
        linalg.yield %9 : i64
      } -> tensor<i64>
      scf.yield %5, %5, %5 : tensor<5x?x3xindex>, tensor<5x?x3xindex>, tensor<5x?x3xindex>
    }
    %7:3 = scf.if %arg7 -> (tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>) {
      %inserted_slice = tensor.insert_slice %arg8 into %arg6[] [] [] : tensor<i64> into tensor<i64>
      scf.yield %arg4, %arg4, %arg4 : tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>
    } else {
      %padded = tensor.pad %6#2 low[3, 0, -2] high[-2, 0, 0] {
      ^bb0(%arg11: index, %arg12: index, %arg13: index):
        tensor.yield %dim : index
      } : tensor<5x?x3xindex> to tensor<6x?x1xindex>
      %8 = tensor.empty() : tensor<3xi64>
      %c-7_i64 = arith.constant -7 : i64
      %9 = linalg.fill ins(%c-7_i64 : i64) outs(%8 : tensor<3xi64>) -> tensor<3xi64>
      %10 = linalg.matvec ins(%arg9, %arg10 : tensor<3x5xi64>, tensor<5xi64>) outs(%9 : tensor<3xi64>) -> tensor<3xi64>
      scf.yield %arg4, %arg4, %arg4 : tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>
    }
    return %6#2, %6#0, %6#1, %7#0, %7#1, %7#2 : tensor<5x?x3xindex>, tensor<5x?x3xindex>, tensor<5x?x3xindex>, tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>
  }
}

