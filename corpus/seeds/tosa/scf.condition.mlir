// Brings scf.condition, scf.while.
module {
  func.func @main(%arg0: tensor<1x1x5xf32>, %arg1: index {padlab.value = 2 : index}) -> tensor<1x1x5xf32> attributes {padlab.passes = "func.func(tosa-infer-shapes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 837010781 : i64} {
    %0 = tosa.reduce_min %arg0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1:2 = scf.while (%arg2 = %c0, %arg3 = %arg0) : (index, tensor<1x1x5xf32>) -> (index, tensor<1x1x5xf32>) {
      %2 = arith.cmpi ult, %arg2, %arg1 : index
      scf.condition(%2) %arg2, %arg3 : index, tensor<1x1x5xf32>
    } do {
    ^bb0(%arg2: index, %arg3: tensor<1x1x5xf32>):
      %2 = arith.addi %arg2, %c1 : index
      scf.yield %2, %arg3 : index, tensor<1x1x5xf32>
    }
    return %1#1 : tensor<1x1x5xf32>
  }
}

