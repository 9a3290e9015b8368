// Brings tensor.pad element f32, tensor.pad high negative, tensor.pad low negative, tensor.pad rank 2.
module {
  func.func @main(%arg0: tensor<2x1x1x2xi1>, %arg1: tensor<1x5xf32>, %arg2: index {padlab.value = 0 : index}) -> (tensor<2x1x1x2xi1>, tensor<0x1xf32>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 1890765461 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<1x5xf32>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %extracted = tensor.extract %arg1[%arg2, %0] : tensor<1x5xf32>
    %padded = tensor.pad %arg1 nofold low[-1, -2] high[0, -2] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %extracted : f32
    } : tensor<1x5xf32> to tensor<0x1xf32>
    %1 = tosa.identity %arg0 : (tensor<2x1x1x2xi1>) -> tensor<2x1x1x2xi1>
    return %1, %padded : tensor<2x1x1x2xi1>, tensor<0x1xf32>
  }
}

