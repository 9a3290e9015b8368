// Brings math.floor.
#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func @main() -> (bf16, tensor<12xbf16>) attributes {padlab.passes = "pre-sparsification-rewrite,sparsifier{enable-runtime-library=false parallelization-strategy=none vl=4 enable-buffer-initialization=true}", padlab.seed = 2682322467 : i64} {
    %cst = arith.constant sparse<[[1], [2], [3], [8], [9], [10]], [4.000000e+00, 5.000000e+00, 2.000000e+00, 0.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<12xbf16>
    %0 = sparse_tensor.convert %cst : tensor<12xbf16> to tensor<12xbf16, #sparse>
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %1 = tensor.empty() : tensor<12xbf16>
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %2 = linalg.fill ins(%cst_1 : bf16) outs(%1 : tensor<12xbf16>) -> tensor<12xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : tensor<12xbf16, #sparse>) outs(%2 : tensor<12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %5 = arith.mulf %in, %cst_0 : bf16
      %cst_4 = arith.constant 5.000000e-01 : bf16
      %6 = math.floor %cst_4 : bf16
      %cst_5 = arith.constant 5.000000e-01 : bf16
      %7 = math.floor %cst_5 : bf16
      %cst_6 = arith.constant 5.000000e-01 : bf16
      %8 = math.floor %cst_6 : bf16
      linalg.yield %8 : bf16
    } -> tensor<12xbf16>
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %cst_3 = arith.constant 3.000000e+00 : bf16
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %4 = sparse_tensor.foreach in %0 init(%cst_2) : tensor<12xbf16, #sparse>, bf16 -> bf16 do {
    ^bb0(%arg0: index, %arg1: bf16, %arg2: bf16):
      %5 = arith.addf %arg2, %arg1 : bf16
      sparse_tensor.yield %5 : bf16
    }
    return %4, %3 : bf16, tensor<12xbf16>
  }
}

