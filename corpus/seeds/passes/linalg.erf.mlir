// Brings linalg.erf, math.erf, tensor.bitcast.
module {
  func.func @main(%arg0: tensor<?x4x?xi32> {padlab.extents = array<i64: 5, 1>}, %arg1: index {padlab.value = 5 : index}, %arg2: i8) -> (tensor<?x?x?xi32>, tensor<5x4x?xi32>, tensor<?x?x?xf32>, tensor<4x5x1xi8>) attributes {padlab.passes = "scf-for-loop-range-folding,scf-for-to-while,topological-sort", padlab.seed = 374100568 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x4x?xi32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x4x?xi32>
    %c-4 = arith.constant -4 : index
    %0 = arith.addi %dim_0, %c-4 : index
    %1 = tensor.empty(%arg1, %dim, %0) : tensor<?x?x?xi32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg0, %arg0 : tensor<?x4x?xi32>, tensor<?x4x?xi32>) outs(%1 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %cast = tensor.cast %2 : tensor<?x?x?xi32> to tensor<5x4x?xi32>
    %3 = tensor.bitcast %cast : tensor<5x4x?xi32> to tensor<?x?x?xf32>
    %4 = linalg.erf ins(%3 : tensor<?x?x?xf32>) outs(%3 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %generated = tensor.generate  {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %5 = arith.index_cast %arg5 : index to i8
      tensor.yield %5 : i8
    } : tensor<4x5x1xi8>
    return %2, %cast, %4, %generated : tensor<?x?x?xi32>, tensor<5x4x?xi32>, tensor<?x?x?xf32>, tensor<4x5x1xi8>
  }
}

