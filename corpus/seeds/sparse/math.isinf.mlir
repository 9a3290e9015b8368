// Brings math.isinf.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton), posWidth = 8, crdWidth = 8 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 64 }>
module {
  func.func @main() -> (tensor<?xi8>, tensor<?x2xi8>, tensor<?xf32>, tensor<2x2xf32>) attributes {padlab.passes = "pre-sparsification-rewrite,sparsifier{enable-runtime-library=true parallelization-strategy=none}", padlab.seed = 3536780609 : i64} {
    %cst = arith.constant dense<[[3.000000e+00, 3.000000e+00], [0.000000e+00, 0.000000e+00]]> : tensor<2x2xf32>
    %0 = sparse_tensor.convert %cst : tensor<2x2xf32> to tensor<2x2xf32, #sparse>
    %cst_0 = arith.constant dense<7> : tensor<10xi8>
    %cst_1 = arith.constant dense<7> : tensor<10x2xi8>
    %cst_2 = arith.constant dense<7.000000e+00> : tensor<10xf32>
    %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %0 : tensor<2x2xf32, #sparse> out_lvls(%cst_0, %cst_1 : tensor<10xi8>, tensor<10x2xi8>) out_vals(%cst_2 : tensor<10xf32>) -> (tensor<10xi8>, tensor<10x2xi8>), tensor<10xf32>, (index, index), index
    %extracted_slice = tensor.extract_slice %ret_levels#0[0] [%lvl_lens#0] [1] : tensor<10xi8> to tensor<?xi8>
    %c2 = arith.constant 2 : index
    %1 = arith.divui %lvl_lens#1, %c2 : index
    %extracted_slice_3 = tensor.extract_slice %ret_levels#1[0, 0] [%1, 2] [1, 1] : tensor<10x2xi8> to tensor<?x2xi8>
    %extracted_slice_4 = tensor.extract_slice %ret_values[0] [%val_len] [1] : tensor<10xf32> to tensor<?xf32>
    %cst_5 = arith.constant dense<[[0.000000e+00, 0.000000e+00], [5.000000e+00, 0.000000e+00]]> : tensor<2x2xf32>
    %2 = sparse_tensor.convert %cst_5 : tensor<2x2xf32> to tensor<2x2xf32, #sparse1>
    %3 = tensor.empty() : tensor<2x2xf32>
    %cst_6 = arith.constant 0.000000e+00 : f32
    %4 = linalg.fill ins(%cst_6 : f32) outs(%3 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %2 : tensor<2x2xf32, #sparse>, tensor<2x2xf32, #sparse1>) outs(%4 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %6 = arith.mulf %in, %in_7 : f32
      %7 = arith.addf %out, %6 : f32
      %cst_8 = arith.constant 1.401300e-45 : f32
      %cst_9 = arith.constant 5.000000e-01 : f32
      %8 = math.isinf %cst_8 : f32
      %9 = arith.uitofp %8 : i1 to f32
      linalg.yield %9 : f32
    } -> tensor<2x2xf32>
    return %extracted_slice, %extracted_slice_3, %extracted_slice_4, %5 : tensor<?xi8>, tensor<?x2xi8>, tensor<?xf32>, tensor<2x2xf32>
  }
}

