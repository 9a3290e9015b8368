// `scf.while` yields a tensor from outside, and one of its arguments twice; the next round writes into them.
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) attributes {padlab.seed = 0 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = linalg.copy ins(%arg0 : tensor<2xi32>) outs(%arg1 : tensor<2xi32>) -> tensor<2xi32>
    %1:4 = scf.while (%arg3 = %c0, %arg4 = %arg2, %arg5 = %arg2, %arg6 = %arg2) : (index, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (index, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
      %2 = arith.cmpi slt, %arg3, %c3 : index
      %3 = linalg.add ins(%arg2, %arg0 : tensor<2xi32>, tensor<2xi32>) outs(%arg4 : tensor<2xi32>) -> tensor<2xi32>
      %4 = linalg.sub ins(%arg2, %arg0 : tensor<2xi32>, tensor<2xi32>) outs(%arg5 : tensor<2xi32>) -> tensor<2xi32>
      scf.condition(%2) %arg3, %3, %4, %arg6 : index, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
    } do {
    ^bb0(%arg3: index, %arg4: tensor<2xi32>, %arg5: tensor<2xi32>, %arg6: tensor<2xi32>):
      %2 = arith.addi %arg3, %c1 : index
      scf.yield %2, %0, %arg6, %arg6 : index, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
    }
    return %0, %1#1, %1#2, %1#3 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
}
