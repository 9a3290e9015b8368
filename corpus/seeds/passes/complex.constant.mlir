// Brings complex.constant, complex.mul, linalg.batch_matvec, linalg.pooling_nhwc_max.
module {
  func.func @main(%arg0: tensor<?x?x?xi64> {padlab.extents = array<i64: 1, 6, 4>}, %arg1: tensor<?x?x3x?xi64> {padlab.extents = array<i64: 1, 5, 2>}, %arg2: tensor<?x?xi64> {padlab.extents = array<i64: 3, 1>}, %arg3: tensor<1x4x?x2xi64> {padlab.extents = array<i64: 5>}, %arg4: index {padlab.value = 1 : index}, %arg5: tensor<1x4x?x2xi64> {padlab.extents = array<i64: 3>}, %arg6: tensor<5x?x?xcomplex<f64>> {padlab.extents = array<i64: 5, 2>}, %arg7: tensor<?x2xcomplex<f64>> {padlab.extents = array<i64: 5>}) -> (tensor<1x3x3x2xi64>, tensor<1x4x?x2xi64>, tensor<5x5xcomplex<f64>>) attributes {padlab.passes = "linalg-fold-unit-extent-dims{use-rank-reducing-slices=true},linalg-inline-scalar-operands", padlab.seed = 2818456 : i64} {
    %0:2 = call @callee_0(%arg1, %arg2, %arg4, %arg3, %arg5) : (tensor<?x?x3x?xi64>, tensor<?x?xi64>, index, tensor<1x4x?x2xi64>, tensor<1x4x?x2xi64>) -> (tensor<1x3x3x2xi64>, tensor<1x4x?x2xi64>)
    %1 = tensor.empty() : tensor<5x5xcomplex<f64>>
    %cst = complex.constant [2.500000e+00, -5.000000e-01] : complex<f64>
    %2 = linalg.fill ins(%cst : complex<f64>) outs(%1 : tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %3 = linalg.batch_matvec ins(%arg6, %arg7 : tensor<5x?x?xcomplex<f64>>, tensor<?x2xcomplex<f64>>) outs(%2 : tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    return %0#0, %0#1, %3 : tensor<1x3x3x2xi64>, tensor<1x4x?x2xi64>, tensor<5x5xcomplex<f64>>
  }
  func.func private @callee_0(%arg0: tensor<?x?x3x?xi64>, %arg1: tensor<?x?xi64>, %arg2: index, %arg3: tensor<1x4x?x2xi64>, %arg4: tensor<1x4x?x2xi64>) -> (tensor<1x3x3x2xi64>, tensor<1x4x?x2xi64>) {
    %cst = arith.constant dense<-7> : tensor<1x3x3x2xi64>
    %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x3x?xi64>, tensor<?x?xi64>) outs(%cst : tensor<1x3x3x2xi64>) -> tensor<1x3x3x2xi64>
    %1 = tensor.empty(%arg2) : tensor<1x?xi64>
    %2 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg3, %1 : tensor<1x4x?x2xi64>, tensor<1x?xi64>) outs(%arg4 : tensor<1x4x?x2xi64>) -> tensor<1x4x?x2xi64>
    return %0, %2 : tensor<1x3x3x2xi64>, tensor<1x4x?x2xi64>
  }
}

