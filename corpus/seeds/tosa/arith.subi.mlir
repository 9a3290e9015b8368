// Brings arith.subi, scf.if, tensor.expand_shape, tensor.splat, tosa.logical_right_shift.
#map = affine_map<(d0, d1) -> (0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 1)>
module {
  func.func @main(%arg0: tensor<1x1xi32>, %arg1: tensor<1x?x1xi32> {padlab.extents = array<i64: 4>}, %arg2: tensor<?x1x1xi32> {padlab.extents = array<i64: 1>}, %arg3: i1, %arg4: tensor<1x1x1xi64>, %arg5: i64) -> (tensor<1x4x?xi32>, tensor<?x1x1xi32>, tensor<?x1x1xi32>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 2156251207 : i64} {
    %0:2 = scf.if %arg3 -> (tensor<?x1x1xi32>, tensor<?x1x1xi32>) {
      %expanded = tensor.expand_shape %arg4 [[0], [1, 2], [3]] output_shape [1, 1, 1, 1] : tensor<1x1x1xi64> into tensor<1x1x1x1xi64>
      %cst = arith.constant dense<1> : tensor<4xi9>
      %reshape = tensor.reshape %arg4(%cst) : (tensor<1x1x1xi64>, tensor<4xi9>) -> tensor<1x1x1x1xi64>
      scf.yield %arg2, %arg2 : tensor<?x1x1xi32>, tensor<?x1x1xi32>
    } else {
      %3 = tensor.empty() : tensor<4x2xi64>
      %c1_i64 = arith.constant 1 : i64
      %4 = linalg.fill ins(%c1_i64 : i64) outs(%3 : tensor<4x2xi64>) -> tensor<4x2xi64>
      %5 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg0 : tensor<1x1xi32>, tensor<1x1xi32>) outs(%4 : tensor<4x2xi64>) {
      ^bb0(%in: i32, %in_0: i32, %out: i64):
        %6 = linalg.index 0 : index
        %7 = arith.extsi %in : i32 to i64
        %8 = arith.subi %out, %7 : i64
        linalg.yield %8 : i64
      } -> tensor<4x2xi64>
      %splat = tensor.splat %arg5 : tensor<1x2x1x3x1xi64>
      scf.yield %arg2, %arg2 : tensor<?x1x1xi32>, tensor<?x1x1xi32>
    }
    %1 = "tosa.const"() <{values = dense<[[[6], [14], [26], [21]]]> : tensor<1x4x1xi32>}> : () -> tensor<1x4x1xi32>
    %2 = tosa.logical_right_shift %arg1, %1 : (tensor<1x?x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x?xi32>
    return %2, %0#0, %0#1 : tensor<1x4x?xi32>, tensor<?x1x1xi32>, tensor<?x1x1xi32>
  }
}

