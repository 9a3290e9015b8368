// Brings arith.cmpf, arith.divf, sparse_tensor.select.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func @main() -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=dense-any-loop}", padlab.seed = 3558803289 : i64} {
    %cst = arith.constant dense<[[2.000000e+00, 0.000000e+00], [0.000000e+00, 2.000000e+00]]> : tensor<2x2xbf16>
    %0 = sparse_tensor.convert %cst : tensor<2x2xbf16> to tensor<2x2xbf16, #sparse>
    %1 = tensor.empty() : tensor<2x2xbf16, #sparse1>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<2x2xbf16, #sparse>, tensor<2x2xbf16, #sparse>) outs(%1 : tensor<2x2xbf16, #sparse1>) {
    ^bb0(%in: bf16, %in_10: bf16, %out: bf16):
      %cst_11 = arith.constant 2.000000e+00 : bf16
      %7 = arith.divf %in, %cst_11 : bf16
      linalg.yield %7 : bf16
    } -> tensor<2x2xbf16, #sparse1>
    %cst_0 = arith.constant 4.000000e+00 : bf16
    %3 = tensor.empty() : tensor<2x2xbf16, #sparse2>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x2xbf16, #sparse>) outs(%3 : tensor<2x2xbf16, #sparse2>) {
    ^bb0(%in: bf16, %out: bf16):
      %7 = sparse_tensor.select %in : bf16 {
      ^bb0(%arg0: bf16):
        %8 = arith.cmpf ogt, %arg0, %cst_0 : bf16
        sparse_tensor.yield %8 : i1
      }
      linalg.yield %7 : bf16
    } -> tensor<2x2xbf16, #sparse2>
    %cst_1 = arith.constant dense<7> : tensor<10xindex>
    %cst_2 = arith.constant dense<7> : tensor<10xindex>
    %cst_3 = arith.constant dense<7> : tensor<10xindex>
    %cst_4 = arith.constant dense<7> : tensor<10xindex>
    %cst_5 = arith.constant dense<7.000000e+00> : tensor<10xbf16>
    %ret_levels:4, %ret_values, %lvl_lens:4, %val_len = sparse_tensor.disassemble %0 : tensor<2x2xbf16, #sparse> out_lvls(%cst_1, %cst_2, %cst_3, %cst_4 : tensor<10xindex>, tensor<10xindex>, tensor<10xindex>, tensor<10xindex>) out_vals(%cst_5 : tensor<10xbf16>) -> (tensor<10xindex>, tensor<10xindex>, tensor<10xindex>, tensor<10xindex>), tensor<10xbf16>, (index, index, index, index), index
    %extracted_slice = tensor.extract_slice %ret_levels#0[0] [%lvl_lens#0] [1] : tensor<10xindex> to tensor<?xindex>
    %extracted_slice_6 = tensor.extract_slice %ret_levels#1[0] [%lvl_lens#1] [1] : tensor<10xindex> to tensor<?xindex>
    %extracted_slice_7 = tensor.extract_slice %ret_levels#2[0] [%lvl_lens#2] [1] : tensor<10xindex> to tensor<?xindex>
    %extracted_slice_8 = tensor.extract_slice %ret_levels#3[0] [%lvl_lens#3] [1] : tensor<10xindex> to tensor<?xindex>
    %extracted_slice_9 = tensor.extract_slice %ret_values[0] [%val_len] [1] : tensor<10xbf16> to tensor<?xbf16>
    %5 = sparse_tensor.convert %2 : tensor<2x2xbf16, #sparse1> to tensor<2x2xbf16>
    %6 = sparse_tensor.convert %4 : tensor<2x2xbf16, #sparse2> to tensor<2x2xbf16>
    return %extracted_slice, %extracted_slice_6, %extracted_slice_7, %extracted_slice_8, %extracted_slice_9, %5, %6 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>
  }
}

