// Brings math.absi.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<5x4xi8> {padlab.value = dense<[[0, -3, 0, 3], [0, 1, 0, 0], [0, 4, 3, 0], [0, 0, 0, 1], [0, 0, 2, 0]]> : tensor<5x4xi8>}) -> (tensor<2x2x2xi8>, tensor<2x2x2xi8>, tensor<5x4xi8>) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=dense-outer-loop vl=4}", padlab.seed = 541249245 : i64} {
    %cst = arith.constant sparse<[[0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1], [1, 0, 0], [1, 0, 1]], [-1, 3, -1, 0, 3, -5]> : tensor<2x2x2xi8>
    %0 = sparse_tensor.convert %cst : tensor<2x2x2xi8> to tensor<2x2x2xi8, #sparse>
    %c2_i8 = arith.constant 2 : i8
    %1 = tensor.empty() : tensor<2x2x2xi8, #sparse1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<2x2x2xi8, #sparse>) outs(%1 : tensor<2x2x2xi8, #sparse1>) {
    ^bb0(%in: i8, %out: i8):
      %8 = arith.subi %c2_i8, %in : i8
      %9 = math.absi %8 : i8
      linalg.yield %9 : i8
    } -> tensor<2x2x2xi8, #sparse1>
    %3 = sparse_tensor.convert %arg0 : tensor<5x4xi8> to tensor<5x4xi8, #sparse2>
    %4 = sparse_tensor.convert %3 : tensor<5x4xi8, #sparse2> to tensor<5x4xi8, #sparse3>
    %5 = sparse_tensor.convert %0 : tensor<2x2x2xi8, #sparse> to tensor<2x2x2xi8>
    %6 = sparse_tensor.convert %2 : tensor<2x2x2xi8, #sparse1> to tensor<2x2x2xi8>
    %7 = sparse_tensor.convert %4 : tensor<5x4xi8, #sparse3> to tensor<5x4xi8>
    return %5, %6, %7 : tensor<2x2x2xi8>, tensor<2x2x2xi8>, tensor<5x4xi8>
  }
}

