// Brings arith.addi, arith.constant, arith.muli, func.func, func.return, linalg.fill, linalg.yield, sparse_tensor.convert, sparse_tensor.foreach, sparse_tensor.yield, tensor.empty.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @main() -> tensor<7xi32> attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-any-loop enable-index-optimizations=false enable-buffer-initialization=true}", padlab.seed = 253853098 : i64} {
    %cst = arith.constant sparse<> : tensor<7x2xi32>
    %0 = sparse_tensor.convert %cst : tensor<7x2xi32> to tensor<7x2xi32, #sparse>
    %1 = tensor.empty() : tensor<7xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = linalg.fill ins(%c0_i32 : i32) outs(%1 : tensor<7xi32>) -> tensor<7xi32>
    %c3_i32 = arith.constant 3 : i32
    %c3_i32_0 = arith.constant 3 : i32
    %3 = sparse_tensor.foreach in %0 init(%c3_i32) : tensor<7x2xi32, #sparse>, i32 -> i32 do {
    ^bb0(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32):
      %4 = arith.muli %arg3, %c3_i32_0 : i32
      %5 = arith.addi %4, %arg2 : i32
      sparse_tensor.yield %5 : i32
    }
    return %2 : tensor<7xi32>
  }
}

