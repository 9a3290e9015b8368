// Brings tensor.pad of tosa.identity, tensor.pad rank 5.
module {
  func.func @main(%arg0: tensor<4x4x2x1x1xi8>, %arg1: i8) -> (tensor<4x4x2x1x1xi8>, tensor<5x5x6x1x1xi8>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 2700170161 : i64} {
    %0 = tosa.identity %arg0 : (tensor<4x4x2x1x1xi8>) -> tensor<4x4x2x1x1xi8>
    %padded = tensor.pad %0 low[0, 0, 0, 0, 0] high[1, 1, 4, 0, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %arg1 : i8
    } : tensor<4x4x2x1x1xi8> to tensor<5x5x6x1x1xi8>
    return %0, %padded : tensor<4x4x2x1x1xi8>, tensor<5x5x6x1x1xi8>
  }
}

