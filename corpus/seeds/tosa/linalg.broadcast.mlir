// Brings linalg.broadcast.
module {
  func.func @main(%arg0: tensor<?x3x3x4xi1> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 4 : index}) -> tensor<?x3x2x3x4xi1> attributes {padlab.passes = "func.func(tosa-reduce-transposes,tosa-reduce-transposes,tosa-infer-shapes,tosa-infer-shapes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 1000000385 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x3x4xi1>
    %c2 = arith.constant 2 : index
    %0 = arith.addi %dim, %c2 : index
    %1 = tensor.empty(%0, %arg1) : tensor<1x?x2x3x?xi1>
    %cast = tensor.cast %1 : tensor<1x?x2x3x?xi1> to tensor<?x3x2x3x4xi1>
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<?x3x3x4xi1>) outs(%cast : tensor<?x3x2x3x4xi1>) dimensions = [2] 
    return %broadcasted : tensor<?x3x2x3x4xi1>
  }
}

