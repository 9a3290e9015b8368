// Brings tensor.pad of scf.forall.
#map = affine_map<(d0, d1)[s0] -> (s0, d0 + s0 floordiv 4 - d1, s0)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<19xi32>, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 10 : index}, %arg4: index {padlab.value = 16 : index}, %arg5: index {padlab.value = 7 : index}, %arg6: tensor<?x?x?x?xi1> {padlab.extents = array<i64: 1, 1, 2, 4>}, %arg7: tensor<?x?x?xi1> {padlab.extents = array<i64: 1, 4, 2>}) -> (tensor<i32>, tensor<19xi32>, tensor<?x?x?xi1>) attributes {padlab.seed = 3359036876 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<19xi32> to memref<19xi32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<19xi32>
    %alloc = memref.alloc(%dim) : memref<?xi32>
    affine.for %arg8 = 0 to 19 {
      %12 = arith.index_castui %arg8 : index to i32
      %13 = arith.index_cast %arg8 : index to i32
      %14 = arith.index_cast %arg8 : index to i32
      %15 = arith.muli %13, %14 : i32
      %16 = arith.index_castui %arg8 : index to i32
      %17 = arith.minui %16, %15 : i32
      memref.store %17, %alloc[%arg8] : memref<?xi32>
    }
    %c2 = arith.constant 2 : index
    %1 = affine.max #map(%c2, %arg2)[%arg1]
    %c0_0 = arith.constant 0 : index
    %c19 = arith.constant 19 : index
    affine.for %arg8 = #map1(%c0_0) to %c19 step 3 {
      affine.for %arg9 = 0 to 19 {
        %c2_2 = arith.constant 2 : index
        affine.for %arg10 = 0 to 2 step 4 {
          %12 = affine.load %alloc[%arg9] : memref<?xi32>
          %c2_3 = arith.constant 2 : index
          scf.for %arg11 = %c2_3 to %arg3 step %arg4 {
            %14 = affine.load %alloc[(%arg10 + 5) mod 16] : memref<?xi32>
          }
          %c2_4 = arith.constant 2 : index
          %13 = func.call @callee1(%alloc, %alloc, %c2_4) : (memref<?xi32>, memref<?xi32>, index) -> memref<?xi32>
        }
      }
    }
    %2 = memref.load %alloc[%c2] : memref<?xi32>
    %alloc_1 = memref.alloc() : memref<i32>
    %3 = arith.index_cast %arg2 : index to i32
    %4 = arith.index_cast %2 : i32 to index
    %5 = arith.cmpi sle, %arg2, %4 : index
    %6 = arith.index_cast %arg2 : index to i32
    %7 = arith.select %5, %2, %6 : i32
    memref.store %7, %alloc_1[] : memref<i32>
    %8 = bufferization.to_tensor %alloc_1 restrict : memref<i32> to tensor<i32>
    memref.dealloc %alloc : memref<?xi32>
    %9 = scf.forall (%arg8) in (%arg5) shared_outs(%arg9 = %arg0) -> (tensor<19xi32>) {
      %extracted_slice = tensor.extract_slice %arg9[%arg8] [2] [7] : tensor<19xi32> to tensor<2xi32>
      %cast = tensor.cast %arg6 : tensor<?x?x?x?xi1> to tensor<?x?x?x4xi1>
      %unpack = linalg.unpack %cast inner_dims_pos = [1] inner_tiles = [4] into %arg7 : tensor<?x?x?x4xi1> -> tensor<?x?x?xi1>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg9[%arg8] [2] [7] : tensor<2xi32> into tensor<19xi32>
      }
    }
    %10 = scf.forall (%arg8) in (%arg5) shared_outs(%arg9 = %9) -> (tensor<19xi32>) {
      %extracted_slice = tensor.extract_slice %arg9[%arg8] [2] [7] : tensor<19xi32> to tensor<2xi32>
      %padded = tensor.pad %8 nofold low[] high[] {
        %c-1_i32 = arith.constant -1 : i32
        tensor.yield %c-1_i32 : i32
      } : tensor<i32> to tensor<i32>
      %c1 = arith.constant 1 : index
      %12 = scf.for %arg10 = %c0 to %c0_0 step %c1 iter_args(%arg11 = %extracted_slice) -> (tensor<2xi32>) {
        scf.yield %arg11 : tensor<2xi32>
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg9[%arg8] [2] [7] : tensor<2xi32> into tensor<19xi32>
      }
    }
    %11 = scf.forall (%arg8) in (%c2) shared_outs(%arg9 = %arg7) -> (tensor<?x?x?xi1>) {
      %extracted_slice = tensor.extract_slice %arg9[0, %arg8, 0] [1, 2, 2] [1, 2, 1] : tensor<?x?x?xi1> to tensor<2x2xi1>
      %padded = tensor.pad %10 nofold low[1] high[1] {
      ^bb0(%arg10: index):
        %c1_i32 = arith.constant 1 : i32
        tensor.yield %c1_i32 : i32
      } : tensor<19xi32> to tensor<21xi32>
      %padded_2 = tensor.pad %10 nofold low[3] high[1] {
      ^bb0(%arg10: index):
        %c100_i32 = arith.constant 100 : i32
        tensor.yield %c100_i32 : i32
      } : tensor<19xi32> to tensor<23xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg9[0, %arg8, 0] [1, 2, 2] [1, 2, 1] : tensor<2x2xi1> into tensor<?x?x?xi1>
      }
    }
    return %8, %10, %11 : tensor<i32>, tensor<19xi32>, tensor<?x?x?xi1>
  }
  func.func private @callee1(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: index) -> memref<?xi32> {
    %0 = memref.load %arg0[%arg2] : memref<?xi32>
    affine.store %0, %arg0[symbol(%arg2)] : memref<?xi32>
    %1 = affine.load %arg1[symbol(%arg2) floordiv 16 + 3] : memref<?xi32>
    %2 = memref.load %arg0[%arg2] : memref<?xi32>
    return %arg1 : memref<?xi32>
  }
}

