// Brings linalg.matvec.
module {
  func.func @main(%arg0: tensor<?x?xi1> {padlab.extents = array<i64: 4, 3>}, %arg1: tensor<?x?x?xi1> {padlab.extents = array<i64: 2, 4, 5>}, %arg2: tensor<?x?x?xi1> {padlab.extents = array<i64: 5, 5, 1>}, %arg3: tensor<1x1xi1>, %arg4: tensor<1xi1>, %arg5: tensor<1xi1>, %arg6: tensor<1x1xi1>, %arg7: tensor<1xi1>, %arg8: tensor<1x1xi1>, %arg9: tensor<1xi1>) -> (tensor<1x25x1xi1>, tensor<25xi1>, tensor<1xi1>) attributes {padlab.passes = "func.func(canonicalize,canonicalize,canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 1465332154 : i64} {
    %0 = linalg.matvec ins(%arg3, %arg4 : tensor<1x1xi1>, tensor<1xi1>) outs(%arg5 : tensor<1xi1>) -> tensor<1xi1>
    %1 = linalg.matvec ins(%arg8, %0 : tensor<1x1xi1>, tensor<1xi1>) outs(%arg9 : tensor<1xi1>) -> tensor<1xi1>
    %2 = tosa.const_shape  {values = dense<[25, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.reshape %arg2, %2 : (tensor<?x?x?xi1>, !tosa.shape<2>) -> tensor<25x1xi1>
    %4 = tosa.const_shape  {values = dense<[25, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.reshape %3, %4 : (tensor<25x1xi1>, !tosa.shape<2>) -> tensor<25x1xi1>
    %6 = linalg.matvec ins(%arg6, %arg5 : tensor<1x1xi1>, tensor<1xi1>) outs(%arg7 : tensor<1xi1>) -> tensor<1xi1>
    %7 = tosa.const_shape  {values = dense<[1, 25, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = tosa.reshape %5, %7 : (tensor<25x1xi1>, !tosa.shape<3>) -> tensor<1x25x1xi1>
    %9 = tosa.const_shape  {values = dense<25> : tensor<1xindex>} : () -> !tosa.shape<1>
    %10 = tosa.reshape %8, %9 : (tensor<1x25x1xi1>, !tosa.shape<1>) -> tensor<25xi1>
    return %8, %10, %1 : tensor<1x25x1xi1>, tensor<25xi1>, tensor<1xi1>
  }
}

