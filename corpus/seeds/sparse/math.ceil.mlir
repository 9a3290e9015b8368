// Brings math.ceil.
#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func @main(%arg0: tensor<?xf32> {padlab.extents = array<i64: 11>, padlab.value = dense<0.000000e+00> : tensor<11xf32>}) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=dense-outer-loop vl=8}", padlab.seed = 3956404412 : i64} {
    %c11 = arith.constant 11 : index
    %0 = tensor.empty(%c11) : tensor<?xf32, #sparse>
    %c0 = arith.constant 0 : index
    %cst = arith.constant 3.000000e+00 : f32
    %inserted = tensor.insert %cst into %0[%c0] : tensor<?xf32, #sparse>
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 4.000000e+00 : f32
    %inserted_1 = tensor.insert %cst_0 into %inserted[%c1] : tensor<?xf32, #sparse>
    %c8 = arith.constant 8 : index
    %cst_2 = arith.constant 3.000000e+00 : f32
    %inserted_3 = tensor.insert %cst_2 into %inserted_1[%c8] : tensor<?xf32, #sparse>
    %c9 = arith.constant 9 : index
    %cst_4 = arith.constant 3.000000e+00 : f32
    %inserted_5 = tensor.insert %cst_4 into %inserted_3[%c9] : tensor<?xf32, #sparse>
    %1 = sparse_tensor.load %inserted_5 hasInserts : tensor<?xf32, #sparse>
    %2 = sparse_tensor.convert %arg0 : tensor<?xf32> to tensor<?xf32, #sparse>
    %c11_6 = arith.constant 11 : index
    %3 = tensor.empty(%c11_6) : tensor<?xf32, #sparse>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %2 : tensor<?xf32, #sparse>, tensor<?xf32, #sparse>) outs(%3 : tensor<?xf32, #sparse>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %9 = arith.mulf %in, %in_7 : f32
      %10 = math.ceil %in : f32
      %11 = math.ceil %in : f32
      %12 = math.ceil %11 : f32
      linalg.yield %12 : f32
    } -> tensor<?xf32, #sparse>
    %5 = sparse_tensor.convert %2 : tensor<?xf32, #sparse> to tensor<?xf32, #sparse1>
    %6 = sparse_tensor.convert %2 : tensor<?xf32, #sparse> to tensor<?xf32>
    %7 = sparse_tensor.convert %4 : tensor<?xf32, #sparse> to tensor<?xf32>
    %8 = sparse_tensor.convert %5 : tensor<?xf32, #sparse1> to tensor<?xf32>
    return %6, %7, %8 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
}

