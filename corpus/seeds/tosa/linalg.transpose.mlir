// Brings linalg.transpose.
module {
  func.func @main(%arg0: tensor<5x5x?x1xi1> {padlab.extents = array<i64: 1>}) -> (tensor<5x5x?x1xi1>, tensor<1x5x?x5xi1>) attributes {padlab.passes = "func.func(tosa-make-broadcastable,canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 1701744119 : i64} {
    %0 = tensor.empty() : tensor<1x5x1x5xi1>
    %cast = tensor.cast %0 : tensor<1x5x1x5xi1> to tensor<1x5x?x5xi1>
    %transposed = linalg.transpose ins(%arg0 : tensor<5x5x?x1xi1>) outs(%cast : tensor<1x5x?x5xi1>) permutation = [3, 1, 2, 0] 
    %1 = tensor.empty() : tensor<1x5x1x5xi1>
    %cast_0 = tensor.cast %1 : tensor<1x5x1x5xi1> to tensor<1x5x?x5xi1>
    %transposed_1 = linalg.transpose ins(%arg0 : tensor<5x5x?x1xi1>) outs(%cast_0 : tensor<1x5x?x5xi1>) permutation = [3, 1, 2, 0] 
    return %arg0, %transposed_1 : tensor<5x5x?x1xi1>, tensor<1x5x?x5xi1>
  }
}

