// Brings linalg.batch_matvec.
module {
  func.func @main(%arg0: tensor<4xsi4>, %arg1: tensor<5x0xsi4>, %arg2: tensor<1x0xsi4>, %arg3: si4, %arg4: tensor<4x1x2xi7>, %arg5: tensor<4x2xi7>) -> (tensor<5x0xsi4>, tensor<3xsi4>, tensor<7x5xsi4>, tensor<4x1xi7>, tensor<*xsi4>, tensor<7x5xsi4>, tensor<4x1xi7>, index, index) attributes {padlab.seed = 3547410956 : i64} {
    %cst = arith.constant dense<1> : tensor<1x1xi64>
    %scatter = tensor.scatter %arg2 into %arg1[%cst] scatter_dims([0]) unique : (tensor<1x0xsi4>, tensor<5x0xsi4>, tensor<1x1xi64>) -> tensor<5x0xsi4>
    %0 = tensor.bitcast %arg1 : tensor<5x0xsi4> to tensor<*xsi4>
    %from_elements = tensor.from_elements %arg3, %arg3, %arg3 : tensor<3xsi4>
    %1:2 = call @callee_0(%arg3, %arg4, %arg5) : (si4, tensor<4x1x2xi7>, tensor<4x2xi7>) -> (tensor<7x5xsi4>, tensor<4x1xi7>)
    %2:2 = call @callee_0(%arg3, %arg4, %arg5) : (si4, tensor<4x1x2xi7>, tensor<4x2xi7>) -> (tensor<7x5xsi4>, tensor<4x1xi7>)
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<*xsi4>
    %c1_0 = arith.constant 1 : index
    %dim_1 = tensor.dim %0, %c1_0 : tensor<*xsi4>
    return %scatter, %from_elements, %1#0, %1#1, %0, %2#0, %2#1, %dim, %dim_1 : tensor<5x0xsi4>, tensor<3xsi4>, tensor<7x5xsi4>, tensor<4x1xi7>, tensor<*xsi4>, tensor<7x5xsi4>, tensor<4x1xi7>, index, index
  }
  func.func private @callee_0(%arg0: si4, %arg1: tensor<4x1x2xi7>, %arg2: tensor<4x2xi7>) -> (tensor<7x5xsi4>, tensor<4x1xi7>) {
    %splat = tensor.splat %arg0 : tensor<7x5xsi4>
    %cst = arith.constant dense<[[1], [1], [0], [7]]> : tensor<4x1xi7>
    %0 = linalg.batch_matvec ins(%arg1, %arg2 : tensor<4x1x2xi7>, tensor<4x2xi7>) outs(%cst : tensor<4x1xi7>) -> tensor<4x1xi7>
    return %splat, %0 : tensor<7x5xsi4>, tensor<4x1xi7>
  }
}

