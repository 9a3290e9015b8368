// Brings linalg.floor, math.floor.
module {
  func.func @main(%arg0: tensor<?x?x?xbf16> {padlab.extents = array<i64: 5, 4, 2>}) -> (tensor<?x?x?xi1>, tensor<5x4x?xbf16>) attributes {padlab.passes = "func.func(tosa-infer-shapes,cse,tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-make-broadcastable,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 3520789595 : i64} {
    %0 = tosa.greater %arg0, %arg0 : (tensor<?x?x?xbf16>, tensor<?x?x?xbf16>) -> tensor<?x?x?xi1>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<?x?x?xi1>
    %c-3 = arith.constant -3 : index
    %1 = arith.addi %dim, %c-3 : index
    %2 = tensor.empty(%1) : tensor<5x4x?xbf16>
    %cst = arith.constant 0x7FC0 : bf16
    %3 = linalg.fill ins(%cst : bf16) outs(%2 : tensor<5x4x?xbf16>) -> tensor<5x4x?xbf16>
    %4 = linalg.floor ins(%arg0 : tensor<?x?x?xbf16>) outs(%3 : tensor<5x4x?xbf16>) -> tensor<5x4x?xbf16>
    return %0, %4 : tensor<?x?x?xi1>, tensor<5x4x?xbf16>
  }
}

