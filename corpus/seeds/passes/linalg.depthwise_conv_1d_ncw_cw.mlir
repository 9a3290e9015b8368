// Brings linalg.depthwise_conv_1d_ncw_cw, linalg.pooling_nhwc_min_unsigned.
module {
  func.func @main(%arg0: tensor<?x?x?xi32> {padlab.extents = array<i64: 3, 2, 1>}, %arg1: tensor<?x?x?x?xi32> {padlab.extents = array<i64: 2, 4, 4, 2>}, %arg2: index {padlab.value = 1 : index}, %arg3: tensor<?x?x?x?xi32> {padlab.extents = array<i64: 2, 4, 4, 2>}, %arg4: tensor<?x?xi32> {padlab.extents = array<i64: 2, 1>}, %arg5: tensor<?x?x?xi32> {padlab.extents = array<i64: 3, 2, 1>}) -> (tensor<?x?x?x?xi32>, tensor<?x?x?xi32>) attributes {padlab.passes = "resolve-shaped-type-result-dims,simplify-depthwise-conv,one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map},scf-forall-to-for,scf-forall-to-for,func.func(affine-simplify-min-max),arith-unsigned-when-equivalent,scf-parallel-loop-fusion", padlab.seed = 3936359705 : i64} {
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2 : tensor<?x?x?xi32>
    %0 = tensor.empty(%arg2, %dim) : tensor<?x?xi32>
    %1 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg1, %0 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%arg3 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    %2 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg4 : tensor<?x?x?xi32>, tensor<?x?xi32>) outs(%arg5 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    return %1, %2 : tensor<?x?x?x?xi32>, tensor<?x?x?xi32>
  }
}

