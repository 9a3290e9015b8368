// Brings tensor.pad before linalg.broadcast, tensor.pad before tensor.extract_slice, tensor.pad of tensor.extract_slice.
#map = affine_map<() -> (32, 7)>
#map1 = affine_map<() -> (7)>
#map2 = affine_map<(d0)[s0] -> (1, -d0 + s0)>
#map3 = affine_map<(d0) -> (-d0 + 1)>
module {
  func.func @main(%arg0: index {padlab.value = 0 : index}, %arg1: index {padlab.value = 19 : index}, %arg2: tensor<36xi32>, %arg3: index {padlab.value = 36 : index}, %arg4: i32, %arg5: tensor<1x1xi32>) -> tensor<32xi32> attributes {padlab.seed = 2269244275 : i64} {
    %alloc = memref.alloc() : memref<32xi32>
    affine.for %arg6 = 0 to 32 {
      %3 = arith.index_cast %arg6 : index to i32
      %4 = arith.cmpi sge, %arg6, %arg6 : index
      %c-2_i32 = arith.constant -2 : i32
      %5 = arith.index_cast %arg6 : index to i32
      %6 = arith.select %4, %c-2_i32, %5 : i32
      memref.store %6, %alloc[%arg6] : memref<32xi32>
    }
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %0 = arith.cmpi ult, %c5, %c6 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c2_0 = arith.constant 2 : index
    scf.for %arg6 = %c2 to %c32 step %c2_0 {
      affine.for %arg7 = 15 to 32 {
        %14 = arith.extsi %0 : i1 to i32
        %15 = arith.index_cast %arg7 : index to i32
        %16 = arith.index_cast %15 : i32 to index
      }
      affine.for %arg7 = 4 to min #map() step 2 {
        %14 = arith.index_castui %arg6 : index to i32
        %15 = arith.index_castui %arg6 : index to i32
        %c2_i32 = arith.constant 2 : i32
        %16 = arith.remsi %15, %c2_i32 : i32
        %17 = affine.apply #map1()
        memref.store %16, %alloc[%17] : memref<32xi32>
      }
      %c-1_i64 = arith.constant -1 : i64
      %3 = arith.index_cast %arg6 : index to i64
      %4 = arith.index_castui %arg6 : index to i64
      %5 = arith.xori %3, %4 : i64
      %6 = arith.index_cast %arg6 : index to i64
      %7 = arith.maxui %6, %5 : i64
      %8 = arith.index_cast %arg6 : index to i64
      %9 = arith.xori %5, %8 : i64
      %10 = arith.extui %0 : i1 to i64
      %c6_i64 = arith.constant 6 : i64
      %11 = arith.andi %10, %c6_i64 : i64
      %c1_i64 = arith.constant 1 : i64
      %12 = arith.ori %11, %c1_i64 : i64
      %13 = arith.ceildivui %9, %12 : i64
    }
    %1 = bufferization.to_tensor %alloc restrict : memref<32xi32> to tensor<32xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %arg6 = %c0 to %arg0 step %c1 iter_args(%arg7 = %1) -> (tensor<32xi32>) {
      %c4 = arith.constant 4 : index
      %extracted = tensor.extract %arg7[%arg1] : tensor<32xi32>
      %padded = tensor.pad %arg7 nofold low[%c4] high[%arg0] {
      ^bb0(%arg8: index):
        tensor.yield %extracted : i32
      } : tensor<32xi32> to tensor<?xi32>
      %c0_1 = arith.constant 0 : index
      %c1_2 = arith.constant 1 : index
      %3 = scf.for %arg8 = %c0_1 to %arg3 step %c1_2 iter_args(%arg9 = %arg2) -> (tensor<36xi32>) {
        %4 = affine.min #map2(%arg8)[%arg3]
        %extracted_slice = tensor.extract_slice %arg9[%arg8] [%4] [1] : tensor<36xi32> to tensor<?xi32>
        %5 = affine.apply #map3(%4)
        %6 = arith.maxui %arg4, %arg4 : i32
        %7 = arith.muli %6, %6 : i32
        %padded_3 = tensor.pad %extracted_slice nofold low[0] high[%5] {
        ^bb0(%arg10: index):
          tensor.yield %7 : i32
        } : tensor<?xi32> to tensor<1xi32>
        %c0_4 = arith.constant 0 : index
        %dim = tensor.dim %padded_3, %c0_4 : tensor<1xi32>
        %extracted_5 = tensor.extract %arg7[%dim] : tensor<32xi32>
        %broadcasted = linalg.broadcast ins(%padded_3 : tensor<1xi32>) outs(%arg5 : tensor<1x1xi32>) dimensions = [0] 
        %extracted_slice_6 = tensor.extract_slice %padded_3[0] [%4] [1] : tensor<1xi32> to tensor<?xi32>
        %inserted_slice = tensor.insert_slice %extracted_slice_6 into %arg9[%arg8] [%4] [1] : tensor<?xi32> into tensor<36xi32>
        scf.yield %inserted_slice : tensor<36xi32>
      }
      scf.yield %arg7 : tensor<32xi32>
    }
    return %2 : tensor<32xi32>
  }
}

