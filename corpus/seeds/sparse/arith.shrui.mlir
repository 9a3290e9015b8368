// Brings arith.shrui.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
module {
  func.func @main() -> tensor<2x4xi8> attributes {padlab.passes = "sparse-reinterpret-map{scope=only-generic},cse,sparsifier{enable-runtime-library=true parallelization-strategy=none vl=2}", padlab.seed = 249745258 : i64} {
    %cst = arith.constant dense<0> : tensor<1xi8>
    %cst_0 = arith.constant dense<[0, 0, 1, 1, 1]> : tensor<5xindex>
    %cst_1 = arith.constant dense<1> : tensor<1xindex>
    %0 = sparse_tensor.assemble (%cst_0, %cst_1), %cst : (tensor<5xindex>, tensor<1xindex>), tensor<1xi8> to tensor<2x4xi8, #sparse>
    %c1_i8 = arith.constant 1 : i8
    %1 = tensor.empty() : tensor<2x4xi8, #sparse1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x4xi8, #sparse>) outs(%1 : tensor<2x4xi8, #sparse1>) {
    ^bb0(%in: i8, %out: i8):
      %4 = arith.shrui %in, %c1_i8 : i8
      linalg.yield %4 : i8
    } -> tensor<2x4xi8, #sparse1>
    %3 = sparse_tensor.convert %2 : tensor<2x4xi8, #sparse1> to tensor<2x4xi8>
    return %3 : tensor<2x4xi8>
  }
}

