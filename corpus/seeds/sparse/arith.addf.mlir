// Brings arith.addf, arith.index_cast, arith.index_castui, arith.maximumf, arith.mulf, arith.sitofp, arith.uitofp, linalg.generic, linalg.index, scf.if, sparse_tensor.disassemble, sparse_tensor.number_of_entries, tensor.insert_slice.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
module {
  func.func @main(%arg0: i1) -> (index, tensor<?xindex>, tensor<?xindex>, tensor<?xf32>, tensor<2x6xf32>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=none vl=4}", padlab.seed = 519609014 : i64} {
    %cst = arith.constant sparse<[[0, 0], [0, 2], [0, 3], [0, 5], [1, 0], [1, 3]], [3.000000e+00, 4.000000e+00, 2.000000e+00, 5.000000e+00, 4.000000e+00, 5.000000e+00]> : tensor<2x6xf32>
    %0 = scf.if %arg0 -> (tensor<2x6xf32>) {
      scf.yield %cst : tensor<2x6xf32>
    } else {
      %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%cst : tensor<2x6xf32>) {
      ^bb0(%out: f32):
        %5 = linalg.index 1 : index
        %6 = arith.index_castui %5 : index to i64
        %7 = arith.uitofp %6 : i64 to f32
        %cst_5 = arith.constant 0xFF800000 : f32
        %8 = arith.index_castui %5 : index to i64
        %9 = arith.sitofp %8 : i64 to f32
        %10 = arith.maximumf %cst_5, %9 : f32
        %11 = arith.index_cast %5 : index to i64
        %12 = arith.sitofp %11 : i64 to f32
        %13 = arith.mulf %10, %12 : f32
        %14 = arith.index_cast %5 : index to i64
        %15 = arith.sitofp %14 : i64 to f32
        %16 = arith.index_castui %5 : index to i64
        %17 = arith.sitofp %16 : i64 to f32
        %18 = arith.addf %15, %17 : f32
        linalg.yield %18 : f32
      } -> tensor<2x6xf32>
      %inserted_slice = tensor.insert_slice %4 into %cst[0, 0] [2, 6] [1, 1] : tensor<2x6xf32> into tensor<2x6xf32>
      scf.yield %4 : tensor<2x6xf32>
    }
    %1 = sparse_tensor.convert %0 : tensor<2x6xf32> to tensor<2x6xf32, #sparse>
    %2 = sparse_tensor.number_of_entries %1 : tensor<2x6xf32, #sparse>
    %cst_0 = arith.constant dense<7> : tensor<26xindex>
    %cst_1 = arith.constant dense<7> : tensor<26xindex>
    %cst_2 = arith.constant dense<7.000000e+00> : tensor<26xf32>
    %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %1 : tensor<2x6xf32, #sparse> out_lvls(%cst_0, %cst_1 : tensor<26xindex>, tensor<26xindex>) out_vals(%cst_2 : tensor<26xf32>) -> (tensor<26xindex>, tensor<26xindex>), tensor<26xf32>, (index, index), index
    %extracted_slice = tensor.extract_slice %ret_levels#0[0] [%lvl_lens#0] [1] : tensor<26xindex> to tensor<?xindex>
    %extracted_slice_3 = tensor.extract_slice %ret_levels#1[0] [%lvl_lens#1] [1] : tensor<26xindex> to tensor<?xindex>
    %extracted_slice_4 = tensor.extract_slice %ret_values[0] [%val_len] [1] : tensor<26xf32> to tensor<?xf32>
    %3 = sparse_tensor.convert %1 : tensor<2x6xf32, #sparse> to tensor<2x6xf32>
    return %2, %extracted_slice, %extracted_slice_3, %extracted_slice_4, %3 : index, tensor<?xindex>, tensor<?xindex>, tensor<?xf32>, tensor<2x6xf32>
  }
}

