// Brings scf.for, scf.yield, sparse_tensor.load, tensor.insert, tensor.pad, tensor.pad before sparse_tensor.convert, tensor.pad element i64, tensor.pad encoding, tensor.pad high zero, tensor.pad low positive, tensor.pad low zero, tensor.pad of sparse_tensor.load, tensor.pad rank 3, tensor.pad static source, tensor.pad value constant, tensor.yield.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
module {
  func.func @main() -> tensor<8x5x7xi64> attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=none enable-index-optimizations=false}", padlab.seed = 668284989 : i64} {
    %0 = tensor.empty() : tensor<6x5x6xi64, #sparse>
    %c2_i64 = arith.constant 2 : i64
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %1 = scf.for %arg0 = %c1 to %c5 step %c2 iter_args(%arg1 = %0) -> (tensor<6x5x6xi64, #sparse>) {
      %inserted = tensor.insert %c2_i64 into %arg1[%arg0, %arg0, %arg0] : tensor<6x5x6xi64, #sparse>
      scf.yield %inserted : tensor<6x5x6xi64, #sparse>
    }
    %2 = sparse_tensor.load %1 hasInserts : tensor<6x5x6xi64, #sparse>
    %c0_i64 = arith.constant 0 : i64
    %padded = tensor.pad %2 low[2, 0, 1] high[0, 0, 0] {
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      tensor.yield %c0_i64 : i64
    } : tensor<6x5x6xi64, #sparse> to tensor<8x5x7xi64, #sparse>
    %3 = sparse_tensor.convert %padded : tensor<8x5x7xi64, #sparse> to tensor<8x5x7xi64>
    return %3 : tensor<8x5x7xi64>
  }
}

