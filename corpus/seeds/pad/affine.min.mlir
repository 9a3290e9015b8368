// Brings affine.min, arith.extsi, linalg.conv_1d, scf.for, tensor.insert_slice, tensor.pad before tensor.extract_slice, tensor.pad of linalg.conv_1d, tensor.pad of tensor.extract_slice.
#map = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map1 = affine_map<(d0) -> (-d0 + 4)>
module {
  func.func @main(%arg0: tensor<5xi16>, %arg1: tensor<?xi16> {padlab.extents = array<i64: 2>}, %arg2: tensor<4xi32>, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 1 : index}) -> (tensor<4xi32>, tensor<?xi32>, tensor<4xi32>) attributes {padlab.seed = 3253844406 : i64} {
    %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<5xi16>, tensor<?xi16>) outs(%arg2 : tensor<4xi32>) -> tensor<4xi32>
    %1 = tensor.empty() : tensor<4xi32>
    %c-1_i32 = arith.constant -1 : i32
    %2 = linalg.fill ins(%c-1_i32 : i32) outs(%1 : tensor<4xi32>) -> tensor<4xi32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0_0 : tensor<4xi32>
    %c4 = arith.constant 4 : index
    %3 = scf.for %arg5 = %c0 to %dim step %c4 iter_args(%arg6 = %2) -> (tensor<4xi32>) {
      %4 = affine.min #map(%arg5)[%dim]
      %extracted_slice = tensor.extract_slice %arg2[%arg5] [%4] [1] : tensor<4xi32> to tensor<?xi32>
      %5 = affine.apply #map1(%4)
      %padded_1 = tensor.pad %extracted_slice low[0] high[%5] {
      ^bb0(%arg7: index):
        %c3_i32 = arith.constant 3 : i32
        tensor.yield %c3_i32 : i32
      } : tensor<?xi32> to tensor<?xi32>
      %extracted_slice_2 = tensor.extract_slice %padded_1[0] [%4] [1] : tensor<?xi32> to tensor<?xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice_2 into %arg6[%arg5] [%4] [1] : tensor<?xi32> into tensor<4xi32>
      scf.yield %inserted_slice : tensor<4xi32>
    }
    %padded = tensor.pad %0 low[%arg3] high[%arg4] {
    ^bb0(%arg5: index):
      %c7_i32 = arith.constant 7 : i32
      tensor.yield %c7_i32 : i32
    } : tensor<4xi32> to tensor<?xi32>
    return %3, %padded, %2 : tensor<4xi32>, tensor<?xi32>, tensor<4xi32>
  }
}

