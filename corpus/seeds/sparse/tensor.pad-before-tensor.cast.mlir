// Brings tensor.pad before tensor.cast.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<?x?xi16> {padlab.extents = array<i64: 2, 4>, padlab.value = dense<[[0, 3, 0, 0], [0, 0, 3, 5]]> : tensor<2x4xi16>}, %arg1: i1) -> (tensor<?x?xi16>, tensor<2x7xi16>) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=none enable-index-optimizations=false enable-buffer-initialization=true create-sparse-deallocs=false sparse-emit-strategy=sparse-iterator}", padlab.seed = 1286536154 : i64} {
    %0 = scf.if %arg1 -> (tensor<2x7xi16>) {
      %c5_i16 = arith.constant 5 : i16
      %padded = tensor.pad %arg0 nofold low[0, 2] high[0, 1] {
      ^bb0(%arg2: index, %arg3: index):
        tensor.yield %c5_i16 : i16
      } : tensor<?x?xi16> to tensor<?x?xi16>
      %cast = tensor.cast %padded : tensor<?x?xi16> to tensor<2x7xi16>
      scf.yield %cast : tensor<2x7xi16>
    } else {
      %padded = tensor.pad %arg0 nofold low[0, 2] high[0, 1] {
      ^bb0(%arg2: index, %arg3: index):
        %c0_i16 = arith.constant 0 : i16
        tensor.yield %c0_i16 : i16
      } : tensor<?x?xi16> to tensor<?x?xi16>
      %cast = tensor.cast %padded : tensor<?x?xi16> to tensor<2x7xi16>
      scf.yield %cast : tensor<2x7xi16>
    }
    %1 = sparse_tensor.convert %arg0 : tensor<?x?xi16> to tensor<?x?xi16, #sparse>
    %2 = sparse_tensor.convert %1 : tensor<?x?xi16, #sparse> to tensor<?x?xi16>
    return %2, %0 : tensor<?x?xi16>, tensor<2x7xi16>
  }
}

