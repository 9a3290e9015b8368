// Brings arith.mulf, linalg.mul, scf.for, scf.yield, tensor.dim, tosa.cast, tosa.clamp, tosa.equal.
module {
  func.func @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xi16>, tensor<3x2xi1>, tensor<3x2xf32>) attributes {padlab.passes = "func.func(canonicalize,tosa-reduce-transposes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 731707462 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<3x2xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<3x2xf32>
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %dim to %dim_0 step %c1_2 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<3x2xf32>, tensor<3x2xf32>) {
      %5 = tensor.empty() : tensor<3x2xf32>
      %6 = linalg.mul ins(%arg2, %arg2 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%5 : tensor<3x2xf32>) -> tensor<3x2xf32>
      %7 = tensor.empty() : tensor<3x2xf32>
      %cst = arith.constant 2.500000e+00 : f32
      %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<3x2xf32>) -> tensor<3x2xf32>
      scf.yield %arg3, %arg2 : tensor<3x2xf32>, tensor<3x2xf32>
    }
    %1 = tosa.cast %arg0 : (tensor<3x2xf32>) -> tensor<3x2xf16>
    %2 = tosa.cast %0#1 : (tensor<3x2xf32>) -> tensor<3x2xi16>
    %3 = tosa.clamp %2 {max_val = -2 : i16, min_val = -5 : i16} : (tensor<3x2xi16>) -> tensor<3x2xi16>
    %4 = tosa.equal %1, %1 : (tensor<3x2xf16>, tensor<3x2xf16>) -> tensor<3x2xi1>
    return %3, %4, %0#0 : tensor<3x2xi16>, tensor<3x2xi1>, tensor<3x2xf32>
  }
}

