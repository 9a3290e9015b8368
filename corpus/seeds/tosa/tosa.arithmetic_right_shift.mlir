// Brings tosa.arithmetic_right_shift.
module {
  func.func @main(%arg0: tensor<1x1xi16>) -> tensor<1x1xi16> attributes {padlab.passes = "func.func(canonicalize,tosa-optional-decompositions,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 253853098 : i64} {
    %0 = "tosa.const"() <{values = dense<7> : tensor<1x1xi16>}> : () -> tensor<1x1xi16>
    %1 = tosa.arithmetic_right_shift %arg0, %0 {round = true} : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi16>
    return %1 : tensor<1x1xi16>
  }
}

