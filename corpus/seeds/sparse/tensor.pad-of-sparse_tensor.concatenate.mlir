// Brings tensor.pad of sparse_tensor.concatenate.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)), posWidth = 8, crdWidth = 8 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth = 64, crdWidth = 16 }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed), posWidth = 8, crdWidth = 8 }>
module {
  func.func @main(%arg0: tensor<7x4xf64> {padlab.value = dense<[[0.000000e+00, 3.000000e+00, 0.000000e+00, 5.000000e+00], [0.000000e+00, 0.000000e+00, 4.000000e+00, 0.000000e+00], [5.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00], [2.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 2.000000e+00, 2.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00], [0.000000e+00, 3.000000e+00, 0.000000e+00, 5.000000e+00]]> : tensor<7x4xf64>}) -> (tensor<7x4xf64>, tensor<16x6xf64>, tensor<7x4xf64>) attributes {padlab.passes = "loop-invariant-code-motion,sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-any-loop vl=8 enable-buffer-initialization=true create-sparse-deallocs=false}", padlab.seed = 2116493947 : i64} {
    %0 = sparse_tensor.convert %arg0 : tensor<7x4xf64> to tensor<7x4xf64, #sparse>
    %1 = sparse_tensor.concatenate %0, %0 {dimension = 0 : index} : tensor<7x4xf64, #sparse>, tensor<7x4xf64, #sparse> to tensor<14x4xf64, #sparse1>
    %cst = arith.constant 0.000000e+00 : f64
    %padded = tensor.pad %1 low[0, 1] high[2, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f64
    } : tensor<14x4xf64, #sparse1> to tensor<16x6xf64, #sparse1>
    %cst_0 = arith.constant 2.000000e+00 : f64
    %2 = tensor.empty() : tensor<7x4xf64, #sparse2>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<7x4xf64, #sparse>) outs(%2 : tensor<7x4xf64, #sparse2>) {
    ^bb0(%in: f64, %out: f64):
      %7 = sparse_tensor.unary %in : f64 to f64
       present = {
      ^bb0(%arg1: f64):
        %8 = arith.addf %arg1, %cst_0 : f64
        sparse_tensor.yield %8 : f64
      }
       absent = {
      }
      linalg.yield %7 : f64
    } -> tensor<7x4xf64, #sparse2>
    %4 = sparse_tensor.convert %0 : tensor<7x4xf64, #sparse> to tensor<7x4xf64>
    %5 = sparse_tensor.convert %padded : tensor<16x6xf64, #sparse1> to tensor<16x6xf64>
    %6 = sparse_tensor.convert %3 : tensor<7x4xf64, #sparse2> to tensor<7x4xf64>
    return %4, %5, %6 : tensor<7x4xf64>, tensor<16x6xf64>, tensor<7x4xf64>
  }
}

