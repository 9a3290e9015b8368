// Brings tensor.pad before linalg.transpose, tensor.pad element i32.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @main() -> (tensor<1x6xi32>, tensor<2x7xi32>, tensor<7x2xi32>) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=none vl=16 enable-index-optimizations=false}", padlab.seed = 3715009263 : i64} {
    %cst = arith.constant sparse<[[0, 2], [0, 3], [0, 5]], [1, 5, -1]> : tensor<1x6xi32>
    %0 = sparse_tensor.convert %cst : tensor<1x6xi32> to tensor<1x6xi32, #sparse>
    %c0_i32 = arith.constant 0 : i32
    %padded = tensor.pad %0 low[1, 1] high[0, 0] {
    ^bb0(%arg0: index, %arg1: index):
      tensor.yield %c0_i32 : i32
    } : tensor<1x6xi32, #sparse> to tensor<2x7xi32, #sparse>
    %1 = tensor.empty() : tensor<7x2xi32, #sparse1>
    %transposed = linalg.transpose ins(%padded : tensor<2x7xi32, #sparse>) outs(%1 : tensor<7x2xi32, #sparse1>) permutation = [1, 0] 
    %2 = sparse_tensor.convert %0 : tensor<1x6xi32, #sparse> to tensor<1x6xi32>
    %3 = sparse_tensor.convert %padded : tensor<2x7xi32, #sparse> to tensor<2x7xi32>
    %4 = sparse_tensor.convert %transposed : tensor<7x2xi32, #sparse1> to tensor<7x2xi32>
    return %2, %3, %4 : tensor<1x6xi32>, tensor<2x7xi32>, tensor<7x2xi32>
  }
}

