// Brings tensor.pad element f32, tensor.pad of tensor.insert_slice.
#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<()[s0] -> (s0 - 3)>
#map2 = affine_map<() -> (2)>
module {
  func.func @main(%arg0: tensor<12x4xf32>, %arg1: tensor<?x4xf32> {padlab.extents = array<i64: 12>}, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 9 : index}, %arg4: index {padlab.value = 16 : index}, %arg5: index {padlab.value = 2 : index}, %arg6: index {padlab.value = 5 : index}) -> (tensor<12x?xf32>, index) attributes {padlab.seed = 978751271 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<12x4xf32> to memref<12x4xf32>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<?x4xf32> to memref<?x4xf32>
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<12x?xf32>
    memref.copy %0, %alloc : memref<12x4xf32> to memref<12x?xf32>
    %2 = affine.apply #map()[%arg3]
    %3 = affine.apply #map1()[%arg2]
    %4 = memref.load %1[%2, %3] : memref<?x4xf32>
    affine.store %4, %alloc[symbol(%arg3), symbol(%arg3) - 9] : memref<12x?xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %5 = scf.for %arg7 = %c0_0 to %arg5 step %c1 iter_args(%arg8 = %arg1) -> (tensor<?x4xf32>) {
      %extracted_slice = tensor.extract_slice %arg8[%arg7, 0] [2, 4] [1, 1] : tensor<?x4xf32> to tensor<2x4xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice into %arg8[%arg7, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<?x4xf32>
      %extracted = tensor.extract %arg8[%arg3, %c0] : tensor<?x4xf32>
      %c-1 = arith.constant -1 : index
      %padded = tensor.pad %inserted_slice nofold low[%c-1, 1] high[2, 3] {
      ^bb0(%arg9: index, %arg10: index):
        tensor.yield %4 : f32
      } : tensor<?x4xf32> to tensor<?x8xf32>
      scf.yield %inserted_slice : tensor<?x4xf32>
    }
    %c1_1 = arith.constant 1 : index
    %cst = arith.constant 4.000000e+00 : f32
    %6 = arith.cmpf oge, %4, %cst : f32
    %7 = arith.index_cast %6 : i1 to index
    %8 = arith.subi %arg2, %7 : index
    %9:2 = scf.while (%arg7 = %c0, %arg8 = %8) : (index, index) -> (index, index) {
      %11 = arith.cmpi slt, %arg7, %c3 : index
      %12 = arith.minsi %arg2, %arg7 : index
      %13 = affine.apply #map()[%arg2]
      %14 = affine.apply #map2()
      %15 = memref.load %alloc[%13, %14] : memref<12x?xf32>
      %cst_2 = arith.constant 0.000000e+00 : f32
      %16 = arith.cmpf oge, %4, %cst_2 : f32
      %17 = arith.index_castui %16 : i1 to index
      %18 = arith.cmpi uge, %17, %arg8 : index
      %19 = arith.index_castui %11 : i1 to index
      %c-2 = arith.constant -2 : index
      %20 = arith.select %18, %19, %c-2 : index
      scf.condition(%11) %arg7, %20 : index, index
    } do {
    ^bb0(%arg7: index, %arg8: index):
      %11 = affine.load %alloc[symbol(%arg3), symbol(%arg3) - 8] : memref<12x?xf32>
      %12 = affine.load %alloc[%arg2 - symbol(%arg3) + 8, %arg2 - 4] : memref<12x?xf32>
      affine.store %12, %alloc[%arg2, %arg2 - 1] : memref<12x?xf32>
      %c1_2 = arith.constant 1 : index
      %dim = tensor.dim %5, %c1_2 : tensor<?x4xf32>
      %c-2 = arith.constant -2 : index
      %13 = arith.addi %dim, %c-2 : index
      %c12 = arith.constant 12 : index
      %14 = scf.while (%arg9 = %13) : (index) -> index {
        %22 = arith.cmpi slt, %arg9, %c12 : index
        %false = arith.constant false
        %23 = scf.if %22 -> (i1) {
          scf.yield %22 : i1
        } else {
          scf.yield %false : i1
        }
        scf.condition(%23) %arg9 : index
      } do {
      ^bb0(%arg9: index):
        %22 = arith.ceildivui %arg9, %arg6 : index
        %23 = arith.addi %arg9, %arg5 : index
        scf.yield %23 : index
      }
      %15 = arith.addi %arg7, %arg4 : index
      %cst_3 = arith.constant 2.000000e+00 : f32
      %16 = arith.cmpf une, %12, %cst_3 : f32
      %17 = arith.index_cast %16 : i1 to index
      %cst_4 = arith.constant 4.000000e+00 : f32
      %18 = arith.cmpf one, %4, %cst_4 : f32
      %19 = arith.index_cast %18 : i1 to index
      %20 = arith.andi %19, %arg7 : index
      %c2 = arith.constant 2 : index
      %21 = arith.divsi %arg8, %c2 : index
      scf.yield %15, %21 : index, index
    }
    %10 = bufferization.to_tensor %alloc restrict : memref<12x?xf32> to tensor<12x?xf32>
    return %10, %9#1 : tensor<12x?xf32>, index
  }
}

