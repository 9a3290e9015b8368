// Brings arith.minui, linalg.reduce.
module {
  func.func @main(%arg0: tensor<5x1x1x1xi1>) -> (tensor<5x1x1xi1>, tensor<1x1xi1>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 3061158838 : i64} {
    %0 = tosa.const_shape  {values = dense<[5, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.reshape %arg0, %0 : (tensor<5x1x1x1xi1>, !tosa.shape<3>) -> tensor<5x1x1xi1>
    %2 = tensor.empty() : tensor<1x1xi1>
    %true = arith.constant true
    %3 = linalg.fill ins(%true : i1) outs(%2 : tensor<1x1xi1>) -> tensor<1x1xi1>
    %reduced = linalg.reduce { arith.minui } ins(%1 : tensor<5x1x1xi1>) outs(%3 : tensor<1x1xi1>) dimensions = [0] 
    return %1, %reduced : tensor<5x1x1xi1>, tensor<1x1xi1>
  }
}

