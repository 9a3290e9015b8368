// Brings tensor.rank, tosa.max_pool2d.
module {
  func.func @main(%arg0: tensor<4x1x1x1xi16>) -> (tensor<4x1x1x1xi16>, index, index, index) attributes {padlab.passes = "func.func(canonicalize,tosa-reduce-transposes,tosa-reduce-transposes,tosa-optional-decompositions,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 4176638678 : i64} {
    %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 2, 0, 2>, stride = array<i64: 3, 3>} : (tensor<4x1x1x1xi16>) -> tensor<4x1x1x1xi16>
    %rank = tensor.rank %0 : tensor<4x1x1x1xi16>
    %rank_0 = tensor.rank %0 : tensor<4x1x1x1xi16>
    %rank_1 = tensor.rank %0 : tensor<4x1x1x1xi16>
    return %0, %rank, %rank_0, %rank_1 : tensor<4x1x1x1xi16>, index, index, index
  }
}

