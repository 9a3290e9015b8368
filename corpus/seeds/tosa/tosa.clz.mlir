// Brings tosa.clz, tosa.maximum, tosa.rescale.
module {
  func.func @main(%arg0: tensor<4x4x2x1xf32>) -> (tensor<4x4x2xi16>, tensor<4x4x2xi32>) attributes {padlab.passes = "func.func(tosa-infer-shapes,tosa-reduce-transposes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 1448484540 : i64} {
    %0 = tosa.argmax %arg0 {axis = 3 : i32, nan_mode = IGNORE} : (tensor<4x4x2x1xf32>) -> tensor<4x4x2xi32>
    %1 = tosa.maximum %0, %0 {nan_mode = IGNORE} : (tensor<4x4x2xi32>, tensor<4x4x2xi32>) -> tensor<4x4x2xi32>
    %2 = "tosa.const"() <{values = dense<100> : tensor<1xi32>}> : () -> tensor<1xi32>
    %3 = "tosa.const"() <{values = dense<19> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %6 = tosa.rescale %1, %2, %3, %4, %5 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4x4x2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi16>) -> tensor<4x4x2xi16>
    %7 = tosa.clz %1 : (tensor<4x4x2xi32>) -> tensor<4x4x2xi32>
    return %6, %7 : tensor<4x4x2xi16>, tensor<4x4x2xi32>
  }
}

