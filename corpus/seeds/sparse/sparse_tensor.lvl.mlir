// Brings sparse_tensor.lvl, tensor.expand_shape.
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func @main() -> (index, tensor<8xi8>) attributes {padlab.passes = "linalg-fold-unit-extent-dims,func.func(linalg-fuse-elementwise-ops),pre-sparsification-rewrite,sparsifier{enable-runtime-library=true parallelization-strategy=any-storage-any-loop vl=8}", padlab.seed = 1482414917 : i64} {
    %cst = arith.constant dense<[2, 0, 0, 0, 0, 2, 3, 2]> : tensor<8xi8>
    %0 = sparse_tensor.convert %cst : tensor<8xi8> to tensor<8xi8, #sparse>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [4, 2] : tensor<8xi8, #sparse> into tensor<4x2xi8, #sparse1>
    %c1 = arith.constant 1 : index
    %1 = sparse_tensor.lvl %expanded, %c1 : tensor<4x2xi8, #sparse1>
    %2 = sparse_tensor.convert %0 : tensor<8xi8, #sparse> to tensor<8xi8>
    return %1, %2 : index, tensor<8xi8>
  }
}

