// Brings linalg.max, linalg.pack, math.absi, tensor.pad element i32, tensor.pad low zero, tensor.pad of linalg.max.
#map = affine_map<(d0, d1, d2) -> (d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<?xi32> {padlab.extents = array<i64: 21>}, %arg1: index {padlab.value = 21 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 3 : index}, %arg6: index {padlab.value = 0 : index}, %arg7: index {padlab.value = 2 : index}, %arg8: index {padlab.value = 1 : index}, %arg9: index {padlab.value = 4 : index}, %arg10: tensor<?xi8> {padlab.extents = array<i64: 5>}, %arg11: tensor<?x?x?xi4> {padlab.extents = array<i64: 4, 2, 5>}, %arg12: index {padlab.value = 5 : index}, %arg13: tensor<?xi32> {padlab.extents = array<i64: 22>}, %arg14: i32, %arg15: tensor<?x?x?x?x?xi8> {padlab.extents = array<i64: 4, 2, 2, 1, 3>}) -> (tensor<?xi32>, tensor<?xi32>) attributes {padlab.seed = 2472492606 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<?xi32> to memref<?xi32>
    %c21 = arith.constant 21 : index
    %alloc = memref.alloc(%c21) : memref<?xi32>
    memref.copy %0, %alloc : memref<?xi32> to memref<?xi32>
    affine.for %arg16 = %arg1 to 21 step 4 {
      scf.execute_region {
        %c1_0 = arith.constant 1 : index
        scf.forall (%arg17) = (%arg16) to (%arg16) step (1) {
          %c21_1 = arith.constant 21 : index
          %c2 = arith.constant 2 : index
          %c21_2 = arith.constant 21 : index
          %c1_3 = arith.constant 1 : index
          %c1_4 = arith.constant 1 : index
          %c0 = arith.constant 0 : index
          %dim = memref.dim %alloc, %c0 : memref<?xi32>
          scf.forall (%arg18, %arg19, %arg20) = (2, %arg6, %arg2) to (21, 21, %arg7) step (%arg5, 1, %arg8) {
            %6 = affine.load %alloc[1] : memref<?xi32>
            %c3 = arith.constant 3 : index
            %7 = arith.muli %arg20, %c3 overflow<nsw, nuw> : index
          }
          %5 = affine.load %alloc[%arg16 - 2] : memref<?xi32>
        }
        %4 = affine.load %alloc[%arg16 - 3] : memref<?xi32>
        affine.store %4, %alloc[%arg16 - 21] : memref<?xi32>
        scf.yield
      }
      %c7_i32 = arith.constant 7 : i32
      %c5_i32 = arith.constant 5 : i32
      %c0_i32 = arith.constant 0 : i32
      %3 = arith.maxsi %c5_i32, %c0_i32 : i32
      affine.store %3, %alloc[%arg16 - 8] : memref<?xi32>
    }
    %1 = bufferization.to_tensor %alloc restrict : memref<?xi32> to tensor<?xi32>
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg16 = %arg3 to %c5 step %c1 iter_args(%arg17 = %1, %arg18 = %1) -> (tensor<?xi32>, tensor<?xi32>) {
      %extracted_slice = tensor.extract_slice %arg17[%arg16] [2] [1] : tensor<?xi32> to tensor<2xi32>
      %cst = arith.constant dense<-7> : tensor<21xi32>
      %3 = linalg.max ins(%1, %1 : tensor<?xi32>, tensor<?xi32>) outs(%cst : tensor<21xi32>) -> tensor<21xi32>
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %extracted_slice, %c0 : tensor<2xi32>
      %c4 = arith.constant 4 : index
      %4 = arith.addi %dim, %c4 : index
      %5 = tensor.empty(%4, %arg9) : tensor<?x?xi32>
      %cast = tensor.cast %5 : tensor<?x?xi32> to tensor<6x4xi32>
      %c2_i32 = arith.constant 2 : i32
      %pack = linalg.pack %3 padding_value(%c2_i32 : i32) inner_dims_pos = [0] inner_tiles = [4] into %cast : tensor<21xi32> -> tensor<6x4xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg17[%arg16] [2] [1] : tensor<2xi32> into tensor<?xi32>
      %c4_0 = arith.constant 4 : index
      %6 = tensor.empty(%c4_0, %arg3, %arg12) : tensor<?x?x?xi4>
      %7 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %arg11 : tensor<?xi8>, tensor<?x?x?xi4>) outs(%6 : tensor<?x?x?xi4>) {
      ^bb0(%in: i8, %in_3: i4, %out: i4):
        %9 = arith.trunci %in : i8 to i4
        %10 = arith.maxui %9, %in_3 : i4
        %11 = math.absi %in_3 : i4
        linalg.yield %11 : i4
      } -> tensor<?x?x?xi4>
      %c0_1 = arith.constant 0 : index
      %c1_2 = arith.constant 1 : index
      %8 = scf.for %arg19 = %c0_1 to %arg8 step %c1_2 iter_args(%arg20 = %arg13) -> (tensor<?xi32>) {
        %c7_i32 = arith.constant 7 : i32
        %c3_i32 = arith.constant 3 : i32
        %9 = arith.andi %arg14, %c3_i32 : i32
        %c1_i32 = arith.constant 1 : i32
        %10 = arith.ori %9, %c1_i32 : i32
        %11 = arith.remsi %arg14, %10 : i32
        %padded = tensor.pad %3 low[0] high[1] {
        ^bb0(%arg21: index):
          tensor.yield %11 : i32
        } : tensor<21xi32> to tensor<22xi32>
        %c0_3 = arith.constant 0 : index
        %dim_4 = tensor.dim %arg15, %c0_3 : tensor<?x?x?x?x?xi8>
        %12 = tensor.empty(%dim_4, %arg3, %arg7, %arg8, %arg5) : tensor<?x?x?x?x?xi4>
        %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg15 : tensor<?x?x?x?x?xi8>) outs(%12 : tensor<?x?x?x?x?xi4>) {
        ^bb0(%in: i8, %out: i4):
          %14 = arith.trunci %in : i8 to i4
          linalg.yield %14 : i4
        } -> tensor<?x?x?x?x?xi4>
        %cast_5 = tensor.cast %padded : tensor<22xi32> to tensor<?xi32>
        scf.yield %cast_5 : tensor<?xi32>
      }
      scf.yield %arg18, %arg17 : tensor<?xi32>, tensor<?xi32>
    }
    return %2#1, %2#0 : tensor<?xi32>, tensor<?xi32>
  }
}

