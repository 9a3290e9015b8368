// Brings tosa.cond_if, tosa.yield.
module {
  func.func @main(%arg0: tensor<2x3xi8>, %arg1: tensor<i1>) -> (tensor<2x3xi8>, tensor<2x3xi8>) attributes {padlab.passes = "func.func(canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 4102146612 : i64} {
    %0 = tosa.cond_if %arg1 (%arg2 = %arg0) : tensor<i1> (tensor<2x3xi8>) -> tensor<2x3xi8> {
    ^bb0(%arg2: tensor<2x3xi8>):
      %2 = tosa.reverse %arg2 {axis = 1 : i32} : (tensor<2x3xi8>) -> tensor<2x3xi8>
      tosa.yield %2 : tensor<2x3xi8>
    } else {
    ^bb0(%arg2: tensor<2x3xi8>):
      %2 = tosa.bitwise_not %arg2 : (tensor<2x3xi8>) -> tensor<2x3xi8>
      tosa.yield %2 : tensor<2x3xi8>
    }
    %1 = tosa.cond_if %arg1 : tensor<i1> -> tensor<2x3xi8> {
      tosa.yield %0 : tensor<2x3xi8>
    } else {
      tosa.yield %arg0 : tensor<2x3xi8>
    }
    return %0, %1 : tensor<2x3xi8>, tensor<2x3xi8>
  }
}
