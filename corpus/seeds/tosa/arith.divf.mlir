// Brings arith.divf, linalg.div.
module {
  func.func @main(%arg0: tensor<?xf16> {padlab.extents = array<i64: 5>}, %arg1: index {padlab.value = 5 : index}, %arg2: index {padlab.value = 5 : index}) -> (tensor<?xf16>, tensor<?xf16>, tensor<?xf16>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,cse,tosa-make-broadcastable,canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 2850642808 : i64} {
    %0 = tensor.empty(%arg1) : tensor<?xf16>
    %cst = arith.constant 5.000000e-01 : f16
    %1 = tensor.empty(%arg2) : tensor<?xf16>
    %cst_0 = arith.constant 2.500000e+00 : f16
    %2 = linalg.fill ins(%cst_0 : f16) outs(%1 : tensor<?xf16>) -> tensor<?xf16>
    %3 = linalg.div ins(%arg0, %arg0 : tensor<?xf16>, tensor<?xf16>) outs(%2 : tensor<?xf16>) -> tensor<?xf16>
    %4 = linalg.fill ins(%cst : f16) outs(%0 : tensor<?xf16>) -> tensor<?xf16>
    %5 = linalg.div ins(%arg0, %arg0 : tensor<?xf16>, tensor<?xf16>) outs(%4 : tensor<?xf16>) -> tensor<?xf16>
    %6 = tosa.transpose %arg0 {perms = array<i32: 0>} : (tensor<?xf16>) -> tensor<?xf16>
    return %6, %5, %3 : tensor<?xf16>, tensor<?xf16>, tensor<?xf16>
  }
}

