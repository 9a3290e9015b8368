// Brings math.isnan.
#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<1xf32> {padlab.value = dense<0.000000e+00> : tensor<1xf32>}) -> tensor<1xf32> attributes {padlab.passes = "loop-invariant-code-motion,sparsifier{enable-runtime-library=false parallelization-strategy=none enable-buffer-initialization=true create-sparse-deallocs=false}", padlab.seed = 780861825 : i64} {
    %cst = arith.constant sparse<0, 4.000000e+00> : tensor<1xf32>
    %0 = sparse_tensor.convert %cst : tensor<1xf32> to tensor<1xf32, #sparse>
    %1 = tensor.empty() : tensor<1xf32, #sparse>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %arg0 : tensor<1xf32, #sparse>, tensor<1xf32>) outs(%1 : tensor<1xf32, #sparse>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.addf %in, %in_0 : f32
      %cst_1 = arith.constant 1.500000e+00 : f32
      %5 = math.isnan %cst_1 : f32
      %6 = arith.uitofp %5 : i1 to f32
      linalg.yield %6 : f32
    } -> tensor<1xf32, #sparse>
    %3 = sparse_tensor.convert %2 : tensor<1xf32, #sparse> to tensor<1xf32>
    return %3 : tensor<1xf32>
  }
}

