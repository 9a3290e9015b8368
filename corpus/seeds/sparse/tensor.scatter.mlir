// Brings tensor.scatter.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<1x?x1x?xi16> {padlab.extents = array<i64: 1, 0>}, %arg1: tensor<0xi16>) -> (tensor<?xindex>, tensor<?xf32>, tensor<4x4xf32>, tensor<1x?x1x?xi16>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=any-storage-any-loop}", padlab.seed = 1432673329 : i64} {
    %cst = arith.constant dense<0> : tensor<3xi16>
    %cast = tensor.cast %arg1 : tensor<0xi16> to tensor<?xi16>
    %scatter = tensor.scatter %cast into %arg0[%cst] scatter_dims([0, 1, 2]) unique : (tensor<?xi16>, tensor<1x?x1x?xi16>, tensor<3xi16>) -> tensor<1x?x1x?xi16>
    %cst_0 = arith.constant sparse<[[1, 0], [3, 1], [3, 2], [3, 3]], [5.000000e+00, 3.000000e+00, 3.000000e+00, 1.000000e+00]> : tensor<4x4xf32>
    %0 = sparse_tensor.convert %cst_0 : tensor<4x4xf32> to tensor<4x4xf32, #sparse>
    %cst_1 = arith.constant dense<7> : tensor<34xindex>
    %cst_2 = arith.constant dense<7> : tensor<34xindex>
    %cst_3 = arith.constant dense<7.000000e+00> : tensor<34xf32>
    %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %0 : tensor<4x4xf32, #sparse> out_lvls(%cst_1, %cst_2 : tensor<34xindex>, tensor<34xindex>) out_vals(%cst_3 : tensor<34xf32>) -> (tensor<34xindex>, tensor<34xindex>), tensor<34xf32>, (index, index), index
    %extracted_slice = tensor.extract_slice %ret_levels#0[0] [%lvl_lens#0] [1] : tensor<34xindex> to tensor<?xindex>
    %extracted_slice_4 = tensor.extract_slice %ret_values[0] [%val_len] [1] : tensor<34xf32> to tensor<?xf32>
    %1 = sparse_tensor.convert %0 : tensor<4x4xf32, #sparse> to tensor<4x4xf32>
    return %extracted_slice, %extracted_slice_4, %1, %scatter : tensor<?xindex>, tensor<?xf32>, tensor<4x4xf32>, tensor<1x?x1x?xi16>
  }
}

