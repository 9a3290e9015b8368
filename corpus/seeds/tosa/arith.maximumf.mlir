// Brings arith.maximumf.
module {
  func.func @main(%arg0: tensor<4x4x3xf16>, %arg1: tensor<3xf16>) -> (tensor<4x4x3xf16>, tensor<4x3xf16>, tensor<4x3xf16>) attributes {padlab.passes = "func.func(cse,tosa-layerwise-constant-fold,tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 674756482 : i64} {
    %0 = tosa.reverse %arg0 {axis = 1 : i32} : (tensor<4x4x3xf16>) -> tensor<4x4x3xf16>
    %1 = tensor.empty() : tensor<4x3xf16>
    %cst = arith.constant 5.000000e-01 : f16
    %2 = linalg.fill ins(%cst : f16) outs(%1 : tensor<4x3xf16>) -> tensor<4x3xf16>
    %reduced = linalg.reduce { arith.maximumf } ins(%arg0 : tensor<4x4x3xf16>) outs(%2 : tensor<4x3xf16>) dimensions = [1] 
    %3 = tensor.empty() : tensor<4x3xf16>
    %cst_0 = arith.constant -1.500000e+00 : f16
    %4 = linalg.fill ins(%cst_0 : f16) outs(%3 : tensor<4x3xf16>) -> tensor<4x3xf16>
    %reduced_1 = linalg.reduce { arith.mulf } ins(%arg0 : tensor<4x4x3xf16>) outs(%4 : tensor<4x3xf16>) dimensions = [1] 
    return %0, %reduced, %reduced_1 : tensor<4x4x3xf16>, tensor<4x3xf16>, tensor<4x3xf16>
  }
}

