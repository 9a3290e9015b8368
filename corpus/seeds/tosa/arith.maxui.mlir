// Brings arith.maxui, arith.minsi, linalg.map.
module {
  func.func @main(%arg0: tensor<4x1xbf16>, %arg1: tensor<?x3xbf16> {padlab.extents = array<i64: 3>}) -> (tensor<4x3xbf16>, tensor<?x3xbf16>, tensor<?x3xi32>) attributes {padlab.passes = "func.func(canonicalize,tosa-infer-shapes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 1484157995 : i64} {
    %0 = tosa.concat %arg0, %arg0, %arg0 {axis = 1 : i32} : (tensor<4x1xbf16>, tensor<4x1xbf16>, tensor<4x1xbf16>) -> tensor<4x3xbf16>
    %1 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.tile %arg1, %1 : (tensor<?x3xbf16>, !tosa.shape<2>) -> tensor<?x3xbf16>
    %3 = tensor.empty() : tensor<3x3xi32>
    %cast = tensor.cast %3 : tensor<3x3xi32> to tensor<?x3xi32>
    %mapped = linalg.map ins(%arg1 : tensor<?x3xbf16>) outs(%cast : tensor<?x3xi32>)
      (%in: bf16, %init: i32) {
        %cst = arith.constant -1.000000e+00 : bf16
        %5 = arith.cmpf uno, %in, %cst : bf16
        %6 = arith.extui %5 : i1 to i32
        %c2_i32 = arith.constant 2 : i32
        %cst_2 = arith.constant -5.000000e-01 : bf16
        %7 = arith.cmpf ueq, %in, %cst_2 : bf16
        %8 = arith.extsi %7 : i1 to i32
        %9 = arith.maxui %c2_i32, %8 : i32
        %10 = arith.minsi %9, %9 : i32
        linalg.yield %10 : i32
      }
    %4 = tensor.empty() : tensor<3x3xi32>
    %cast_0 = tensor.cast %4 : tensor<3x3xi32> to tensor<?x3xi32>
    %mapped_1 = linalg.map ins(%arg1 : tensor<?x3xbf16>) outs(%cast_0 : tensor<?x3xi32>)
      (%in: bf16, %init: i32) {
        %cst = arith.constant -1.000000e+00 : bf16
        %5 = arith.cmpf uno, %in, %cst : bf16
        %6 = arith.extui %5 : i1 to i32
        %c2_i32 = arith.constant 2 : i32
        %cst_2 = arith.constant -5.000000e-01 : bf16
        %7 = arith.cmpf ueq, %in, %cst_2 : bf16
        %8 = arith.extsi %7 : i1 to i32
        %9 = arith.maxui %c2_i32, %8 : i32
        %10 = arith.minsi %9, %9 : i32
        linalg.yield %10 : i32
      }
    return %0, %2, %mapped_1 : tensor<4x3xbf16>, tensor<?x3xbf16>, tensor<?x3xi32>
  }
}

