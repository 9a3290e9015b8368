// The value of a value_shape comes out as it went in, for every kind of
// element, ranked and unranked, of rank 0 and of no elements.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused

func.func private @f64() {
  %c = arith.constant dense<2.5> : tensor<2x3xf64>
  %shape = shape.shape_of %c : tensor<2x3xf64> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xf64>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xf64>
  %1 = shape.with_shape %unranked, %shape : tensor<*xf64>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xf64>
  check.expect_eq(%ranked, %c) : tensor<2x3xf64>
  return
}

func.func private @f16() {
  %c = arith.constant dense<1.5> : tensor<2x3xf16>
  %shape = shape.shape_of %c : tensor<2x3xf16> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xf16>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xf16>
  %1 = shape.with_shape %unranked, %shape : tensor<*xf16>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xf16>
  check.expect_eq(%ranked, %c) : tensor<2x3xf16>
  return
}

func.func private @bf16() {
  %c = arith.constant dense<-3.0> : tensor<2x3xbf16>
  %shape = shape.shape_of %c : tensor<2x3xbf16> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xbf16>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xbf16>
  %1 = shape.with_shape %unranked, %shape : tensor<*xbf16>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xbf16>
  check.expect_eq(%ranked, %c) : tensor<2x3xbf16>
  return
}

func.func private @f8E5M2() {
  %c = arith.constant dense<2.0> : tensor<2x3xf8E5M2>
  %shape = shape.shape_of %c : tensor<2x3xf8E5M2> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xf8E5M2>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xf8E5M2>
  %1 = shape.with_shape %unranked, %shape : tensor<*xf8E5M2>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xf8E5M2>
  check.expect_eq(%ranked, %c) : tensor<2x3xf8E5M2>
  return
}

func.func private @f8E4M3FN() {
  %c = arith.constant dense<-2.0> : tensor<2x3xf8E4M3FN>
  %shape = shape.shape_of %c : tensor<2x3xf8E4M3FN> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xf8E4M3FN>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xf8E4M3FN>
  %1 = shape.with_shape %unranked, %shape : tensor<*xf8E4M3FN>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xf8E4M3FN>
  check.expect_eq(%ranked, %c) : tensor<2x3xf8E4M3FN>
  return
}

func.func private @i1() {
  %c = arith.constant dense<true> : tensor<2x3xi1>
  %shape = shape.shape_of %c : tensor<2x3xi1> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xi1>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xi1>
  %1 = shape.with_shape %unranked, %shape : tensor<*xi1>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xi1>
  check.expect_eq(%ranked, %c) : tensor<2x3xi1>
  return
}

func.func private @i4() {
  %c = arith.constant dense<-3> : tensor<2x3xi4>
  %shape = shape.shape_of %c : tensor<2x3xi4> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xi4>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xi4>
  %1 = shape.with_shape %unranked, %shape : tensor<*xi4>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xi4>
  check.expect_eq(%ranked, %c) : tensor<2x3xi4>
  return
}

func.func private @i37() {
  %c = arith.constant dense<-77> : tensor<2x3xi37>
  %shape = shape.shape_of %c : tensor<2x3xi37> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xi37>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xi37>
  %1 = shape.with_shape %unranked, %shape : tensor<*xi37>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xi37>
  check.expect_eq(%ranked, %c) : tensor<2x3xi37>
  return
}

func.func private @index() {
  %c = arith.constant dense<-12> : tensor<2x3xindex>
  %shape = shape.shape_of %c : tensor<2x3xindex> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xindex>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xindex>
  %1 = shape.with_shape %unranked, %shape : tensor<*xindex>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xindex>
  check.expect_eq(%ranked, %c) : tensor<2x3xindex>
  return
}

func.func private @si8(%c: tensor<2x3xsi8>) {
  %shape = shape.shape_of %c : tensor<2x3xsi8> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xsi8>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xsi8>
  %1 = shape.with_shape %unranked, %shape : tensor<*xsi8>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xsi8>
  check.expect_eq(%ranked, %c) : tensor<2x3xsi8>
  return
}

func.func private @ui8(%c: tensor<2x3xui8>) {
  %shape = shape.shape_of %c : tensor<2x3xui8> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xui8>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xui8>
  %1 = shape.with_shape %unranked, %shape : tensor<*xui8>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xui8>
  check.expect_eq(%ranked, %c) : tensor<2x3xui8>
  return
}

func.func private @ui64(%c: tensor<2x3xui64>) {
  %shape = shape.shape_of %c : tensor<2x3xui64> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xui64>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xui64>
  %1 = shape.with_shape %unranked, %shape : tensor<*xui64>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xui64>
  check.expect_eq(%ranked, %c) : tensor<2x3xui64>
  return
}

func.func private @complex_f32() {
  %c = arith.constant dense<(1.0, -0.0)> : tensor<2x3xcomplex<f32>>
  %shape = shape.shape_of %c : tensor<2x3xcomplex<f32>> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xcomplex<f32>>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xcomplex<f32>>
  %1 = shape.with_shape %unranked, %shape : tensor<*xcomplex<f32>>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xcomplex<f32>>
  check.expect_eq(%ranked, %c) : tensor<2x3xcomplex<f32>>
  return
}

func.func private @complex_i16() {
  %c = arith.constant dense<(1, -2)> : tensor<2x3xcomplex<i16>>
  %shape = shape.shape_of %c : tensor<2x3xcomplex<i16>> -> tensor<?xindex>
  %0 = shape.with_shape %c, %shape : tensor<2x3xcomplex<i16>>, tensor<?xindex>
  %unranked = shape.value_of %0 : tensor<*xcomplex<i16>>
  %1 = shape.with_shape %unranked, %shape : tensor<*xcomplex<i16>>, tensor<?xindex>
  %ranked = shape.value_of %1 : tensor<2x3xcomplex<i16>>
  check.expect_eq(%ranked, %c) : tensor<2x3xcomplex<i16>>
  return
}

func.func @main(%scalar: tensor<f32>, %none: tensor<0x3xf32>,
                %si8: tensor<2x3xsi8> {padlab.value = dense<-3> : tensor<2x3xsi8>},
                %ui8: tensor<2x3xui8> {padlab.value = dense<200> : tensor<2x3xui8>},
                %ui64: tensor<2x3xui64> {padlab.value = dense<18446744073709551615> : tensor<2x3xui64>}) attributes {padlab.seed = 0 : i64} {
  func.call @f64() : () -> ()
  func.call @f16() : () -> ()
  func.call @bf16() : () -> ()
  func.call @f8E5M2() : () -> ()
  func.call @f8E4M3FN() : () -> ()
  func.call @i1() : () -> ()
  func.call @i4() : () -> ()
  func.call @i37() : () -> ()
  func.call @index() : () -> ()
  func.call @si8(%si8) : (tensor<2x3xsi8>) -> ()
  func.call @ui8(%ui8) : (tensor<2x3xui8>) -> ()
  func.call @ui64(%ui64) : (tensor<2x3xui64>) -> ()
  func.call @complex_f32() : () -> ()
  func.call @complex_i16() : () -> ()
  %empty = shape.const_shape [] : !shape.shape
  %0 = shape.with_shape %scalar, %empty : tensor<f32>, !shape.shape
  %scalar_again = shape.value_of %0 : tensor<f32>
  check.expect_eq(%scalar_again, %scalar) : tensor<f32>
  %zero_three = shape.const_shape [0, 3] : !shape.shape
  %1 = shape.with_shape %none, %zero_three : tensor<0x3xf32>, !shape.shape
  %none_again = shape.value_of %1 : tensor<?x?xf32>
  check.expect_shape(%none_again, [0, 3]) : tensor<?x?xf32>
  return
}
