// check.expect_eq: the extents and every bit, where every NaN equals every NaN.
func.func @main(%padded: tensor<3xf32> {padlab.value = dense<[0.0, 1.5, 0.0]> : tensor<3xf32>})
    attributes {padlab.seed = 1 : i64} {
  %expected = arith.constant dense<[0.0, 1.5, 0.0]> : tensor<3xf32>
  check.expect_eq(%padded, %expected) : tensor<3xf32>
  return
}

// -----

// Scalars of every kind of type, and rank 0.
func.func @main(%signed: si8 {padlab.value = -3 : si8}, %unsigned: ui16 {padlab.value = 65535 : ui16},
                %bytes: tensor<2xui8> {padlab.value = dense<[0, 255]> : tensor<2xui8>})
    attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%signed, %signed) : si8
  check.expect_eq(%unsigned, %unsigned) : ui16
  check.expect_eq(%bytes, %bytes) : tensor<2xui8>
  %bit = arith.constant true
  check.expect_eq(%bit, %bit) : i1
  %nibble = arith.constant -8 : i4
  check.expect_eq(%nibble, %nibble) : i4
  %long = arith.constant -9223372036854775808 : i64
  check.expect_eq(%long, %long) : i64
  %index = arith.constant dense<[[-1, 3]]> : tensor<1x2xindex>
  check.expect_eq(%index, %index) : tensor<1x2xindex>
  %point = arith.constant dense<2.5> : tensor<bf16>
  check.expect_eq(%point, %point) : tensor<bf16>
  return
}

// -----

// f8: the first format has infinities, the second has none and one NaN.
func.func @main(%a: f8E5M2 {padlab.value = 0x7F : f8E5M2}, %b: f8E5M2 {padlab.value = 0xFD : f8E5M2},
                %c: tensor<2xf8E4M3FN> {padlab.value = dense<[1.0, -0.5]> : tensor<2xf8E4M3FN>})
    attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%a, %b) : f8E5M2
  %expected = arith.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3FN>
  check.expect_eq(%c, %expected) : tensor<2xf8E4M3FN>
  return
}

// -----

// Complex numbers, each part on its own; of integers as well.
func.func @main(%a: tensor<2xcomplex<f32>> {padlab.value = dense<[(1.0, -2.0), (0x7FC00000, 0.0)]> : tensor<2xcomplex<f32>>},
                %b: complex<f8E5M2>, %c: tensor<?xcomplex<i16>> {padlab.extents = array<i64: 3>})
    attributes {padlab.seed = 1 : i64} {
  %expected = arith.constant dense<[(1.0, -2.0), (0xFFC00001, 0.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq(%a, %expected) : tensor<2xcomplex<f32>>
  check.expect_eq(%b, %b) : complex<f8E5M2>
  check.expect_eq(%c, %c) : tensor<?xcomplex<i16>>
  return
}

// -----

// Unranked tensors: of any rank, rank 0 and no elements too.
func.func @main(%a: tensor<?x4xf32> {padlab.extents = array<i64: 3>},
                %none: tensor<?x4xf32> {padlab.extents = array<i64: 0>}, %point: tensor<i8>)
    attributes {padlab.seed = 1 : i64} {
  %ranked = tensor.cast %a : tensor<?x4xf32> to tensor<*xf32>
  check.expect_eq(%ranked, %ranked) : tensor<*xf32>
  %empty = tensor.cast %none : tensor<?x4xf32> to tensor<*xf32>
  check.expect_eq(%empty, %empty) : tensor<*xf32>
  %scalar = tensor.cast %point : tensor<i8> to tensor<*xi8>
  check.expect_eq(%scalar, %scalar) : tensor<*xi8>
  return
}

// -----

// Vectors, of rank 0 and 2 as well.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi32>
  check.expect_eq(%a, %a) : vector<3xi32>
  %matrix = arith.constant dense<[[1.5, 0x7FC00000], [-0.0, 2.0]]> : vector<2x2xf32>
  %other = arith.constant dense<[[1.5, 0xFFC00001], [-0.0, 2.0]]> : vector<2x2xf32>
  check.expect_eq(%matrix, %other) : vector<2x2xf32>
  %point = arith.constant dense<7> : vector<i8>
  check.expect_eq(%point, %point) : vector<i8>
  return
}

// -----

// Sizes, shapes, witnesses: equal as values; invalid ones whatever their messages.
func.func @main(%known: !shape.size {padlab.value = 3 : index}, %unknown: !shape.size {padlab.value = "?"},
                %invalid: !shape.size {padlab.value = "invalid"},
                %ranked: !shape.shape {padlab.value = "[?, 2]"}, %unranked: !shape.shape {padlab.value = "[*]"},
                %nothing: !shape.shape {padlab.value = "[]"}, %wrong: !shape.shape {padlab.value = "[invalid]"},
                %passing: !shape.witness {padlab.value = true})
    attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%known, %known) : !shape.size
  check.expect_eq(%unknown, %unknown) : !shape.size
  check.expect_eq(%invalid, %invalid) : !shape.size
  check.expect_eq(%ranked, %ranked) : !shape.shape
  check.expect_eq(%unranked, %unranked) : !shape.shape
  check.expect_eq(%nothing, %nothing) : !shape.shape
  check.expect_eq(%wrong, %wrong) : !shape.shape
  check.expect_eq(%passing, %passing) : !shape.witness
  %three = shape.const_size 3
  check.expect_eq(%known, %three) : !shape.size
  return
}

// -----

// Invalid for different reasons: equal all the same.
func.func @main(%wrong: !shape.size {padlab.value = "invalid"}) attributes {padlab.seed = 1 : i64} {
  %zero = shape.const_size 0
  %one = shape.const_size 1
  %quotient = shape.div %one, %zero : !shape.size, !shape.size -> !shape.size
  check.expect_eq(%quotient, %wrong) : !shape.size
  return
}

// -----

// In the encoding of native code: a shape of rank 2 whose second extent is unknown, and two errors.
func.func @main(%code: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[0, 4, -1]> : tensor<3xindex>},
                %error: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[7]> : tensor<1xindex>},
                %other: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<[9]> : tensor<1xindex>},
                %size: index {padlab.value = -2 : index}, %size_error: index {padlab.value = -5 : index})
    attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%code, %code) encoded : tensor<?xindex>
  check.expect_eq(%error, %other) encoded : tensor<?xindex>
  check.expect_eq(%size, %size_error) encoded : index
  return
}

// -----

// EXPECT-ERROR: requires all operands to have the same type
func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) attributes {padlab.seed = 1 : i64} {
  "check.expect_eq"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> ()
  return
}

// -----

// EXPECT-ERROR: operand #0 must be integer, index, float or complex
func.func @main(%a: !shape.value_shape) {
  check.expect_eq(%a, %a) : !shape.value_shape
  return
}

// -----

// EXPECT-ERROR: compares encoded values of type 'f32', which no size or shape is encoded as
func.func @main(%a: f32) attributes {padlab.seed = 1 : i64} {
  check.expect_eq(%a, %a) encoded : f32
  return
}

// -----

// EXPECT-UNDEFINED: compares a poison element
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = tensor.empty() : tensor<2xf32>
  check.expect_eq(%a, %a) : tensor<2xf32>
  return
}
