// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused

// Words hold what LLVM has as integers, and numbers of integers.
func.func @main() attributes {padlab.seed = 0 : i64} {
  %any = shape.const_shape [2] : !shape.shape
  %a = arith.constant dense<[(1.0, -2.0), (0.5, 3.0)]> : tensor<2xcomplex<f8E5M2>>
  %with_a = shape.with_shape %a, %any : tensor<2xcomplex<f8E5M2>>, !shape.shape
  %of_a = shape.value_of %with_a : tensor<2xcomplex<f8E5M2>>
  check.expect_eq(%of_a, %a) : tensor<2xcomplex<f8E5M2>>

  %b = arith.constant dense<[(1, -2), (3, 4)]> : tensor<2xcomplex<i16>>
  %with_b = shape.with_shape %b, %any : tensor<2xcomplex<i16>>, !shape.shape
  %of_b = shape.value_of %with_b : tensor<2xcomplex<i16>>
  check.expect_eq(%of_b, %b) : tensor<2xcomplex<i16>>
  return
}
