// Brings arith.remui, sparse_tensor.assemble, tensor.extract, tensor.pad before sparse_tensor.assemble, tensor.pad element index, tensor.pad nofold, tensor.pad of a source with other uses, tensor.pad of arith.constant, tensor.pad rank 1, tensor.pad value computed, tensor.pad value of the index.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
module {
  func.func @main() -> tensor<8x8xi32> attributes {padlab.passes = "func.func(linalg-fuse-elementwise-ops),sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-outer-loop}", padlab.seed = 2680475013 : i64} {
    %cst = arith.constant dense<[-4, 1, -5, 0, 3, 5, 5, -4, 1, -5, 3, 5, 5, 0, -4, 1, -5, 0]> : tensor<18xi32>
    %cst_0 = arith.constant dense<[0, 2, 3, 7, 9, 10, 13, 16, 18]> : tensor<9xindex>
    %cst_1 = arith.constant dense<[1, 5, 1, 0, 1, 2, 6, 1, 5, 1, 1, 2, 6, 0, 1, 5, 1, 6]> : tensor<18xindex>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %cst_1[%c0] : tensor<18xindex>
    %padded = tensor.pad %cst_1 nofold low[0] high[0] {
    ^bb0(%arg0: index):
      %c9 = arith.constant 9 : index
      %3 = arith.remui %arg0, %c9 : index
      %extracted_2 = tensor.extract %cst_0[%3] : tensor<9xindex>
      tensor.yield %extracted_2 : index
    } : tensor<18xindex> to tensor<18xindex>
    %0 = sparse_tensor.assemble (%cst_0, %padded), %cst : (tensor<9xindex>, tensor<18xindex>), tensor<18xi32> to tensor<8x8xi32, #sparse>
    %1 = sparse_tensor.convert %0 : tensor<8x8xi32, #sparse> to tensor<8x8xi32, #sparse1>
    %2 = sparse_tensor.convert %1 : tensor<8x8xi32, #sparse1> to tensor<8x8xi32>
    return %2 : tensor<8x8xi32>
  }
}

