// Brings affine.apply, affine.min, tensor.insert_slice, tensor.pad before tensor.dim, tensor.pad before tensor.extract_slice, tensor.pad before tensor.pad, tensor.pad element f32, tensor.pad low zero, tensor.pad of tensor.extract_slice, tensor.pad of tensor.pad, tensor.pad with several uses.
#map = affine_map<(d0) -> (1, -d0 + 3)>
#map1 = affine_map<(d0) -> (-d0 + 1)>
module {
  func.func @main(%arg0: tensor<4x3xf32>, %arg1: index {padlab.value = 0 : index}, %arg2: f32, %arg3: index {padlab.value = 4 : index}, %arg4: index {padlab.value = 3 : index}) -> (tensor<?x?xf32>, tensor<4x?xf32>) attributes {padlab.seed = 3874961245 : i64} {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, true]} : tensor<4x3xf32>, vector<4x3xf32>
    %1 = arith.addf %0, %0 : vector<4x3xf32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %2 = tensor.empty(%c3) : tensor<4x?xf32>
    %cst = arith.constant -1.500000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %c0_0 = arith.constant 0 : index
    %c3_1 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %4 = scf.for %arg5 = %c0_0 to %c3_1 step %c1 iter_args(%arg6 = %3) -> (tensor<4x?xf32>) {
      %7 = affine.min #map(%arg5)
      %extracted_slice = tensor.extract_slice %arg6[0, %arg5] [4, %7] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
      %8 = affine.apply #map1(%7)
      %padded = tensor.pad %extracted_slice low[0, 0] high[0, %8] {
      ^bb0(%arg7: index, %arg8: index):
        %cst_9 = arith.constant -3.000000e+00 : f32
        tensor.yield %cst_9 : f32
      } : tensor<4x?xf32> to tensor<4x?xf32>
      %c0_2 = arith.constant 0 : index
      %padded_3 = tensor.pad %padded low[4, 0] high[0, %c0_2] {
      ^bb0(%arg7: index, %arg8: index):
        %cst_9 = arith.constant -3.000000e+00 : f32
        tensor.yield %cst_9 : f32
      } : tensor<4x?xf32> to tensor<8x?xf32>
      %c1_4 = arith.constant 1 : index
      %dim = tensor.dim %padded_3, %c1_4 : tensor<8x?xf32>
      %c1_5 = arith.constant 1 : index
      %dim_6 = tensor.dim %padded_3, %c1_5 : tensor<8x?xf32>
      %padded_7 = tensor.pad %arg0 low[%dim, 0] high[%arg4, %dim_6] {
      ^bb0(%arg7: index, %arg8: index):
        %cst_9 = arith.constant 1.000000e+00 : f32
        tensor.yield %cst_9 : f32
      } : tensor<4x3xf32> to tensor<?x?xf32>
      %extracted_slice_8 = tensor.extract_slice %padded[0, 0] [4, %7] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
      %inserted_slice = tensor.insert_slice %extracted_slice_8 into %arg6[0, %arg5] [4, %7] [1, 1] : tensor<4x?xf32> into tensor<4x?xf32>
      scf.yield %inserted_slice : tensor<4x?xf32>
    }
    %5 = tensor.empty(%arg3, %arg4) : tensor<?x?xf32>
    %6 = vector.transfer_write %1, %5[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xf32>, tensor<?x?xf32>
    return %6, %4 : tensor<?x?xf32>, tensor<4x?xf32>
  }
}

