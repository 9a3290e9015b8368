// Brings tensor.pad of sparse_tensor.assemble.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
module {
  func.func @main() -> (index, tensor<2x2x3xi32>, tensor<5x4x7xi32>, tensor<4x2x3xi32>) attributes {padlab.passes = "sparse-reinterpret-map{scope=only-generic},sparsifier{enable-runtime-library=true parallelization-strategy=dense-any-loop}", padlab.seed = 3375093544 : i64} {
    %cst = arith.constant dense<0> : tensor<1xi32>
    %cst_0 = arith.constant dense<[0, 1]> : tensor<2xindex>
    %cst_1 = arith.constant dense<[[0, 0, 1]]> : tensor<1x3xindex>
    %0 = sparse_tensor.assemble (%cst_0, %cst_1), %cst : (tensor<2xindex>, tensor<1x3xindex>), tensor<1xi32> to tensor<2x2x3xi32, #sparse>
    %1 = sparse_tensor.number_of_entries %0 : tensor<2x2x3xi32, #sparse>
    %c0_i32 = arith.constant 0 : i32
    %padded = tensor.pad %0 low[1, 2, 2] high[2, 0, 2] {
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      tensor.yield %c0_i32 : i32
    } : tensor<2x2x3xi32, #sparse> to tensor<5x4x7xi32, #sparse>
    %c0_i32_2 = arith.constant 0 : i32
    %padded_3 = tensor.pad %0 low[2, 0, 0] high[0, 0, 0] {
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      tensor.yield %c0_i32_2 : i32
    } : tensor<2x2x3xi32, #sparse> to tensor<4x2x3xi32, #sparse>
    %2 = sparse_tensor.convert %0 : tensor<2x2x3xi32, #sparse> to tensor<2x2x3xi32>
    %3 = sparse_tensor.convert %padded : tensor<5x4x7xi32, #sparse> to tensor<5x4x7xi32>
    %4 = sparse_tensor.convert %padded_3 : tensor<4x2x3xi32, #sparse> to tensor<4x2x3xi32>
    return %1, %2, %3, %4 : index, tensor<2x2x3xi32>, tensor<5x4x7xi32>, tensor<4x2x3xi32>
  }
}

