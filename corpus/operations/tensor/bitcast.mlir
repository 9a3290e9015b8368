// The document's example.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %bits = arith.constant dense<[0, 1, 2147483648, 4294967295]> : tensor<4xi32>
  %1 = tensor.bitcast %bits : tensor<4xi32> to tensor<4xui32>
  %2 = tensor.bitcast %1 : tensor<4xui32> to tensor<4xi32>
  %e = arith.constant dense<[0, 1, -2147483648, -1]> : tensor<4xi32>
  check.expect_eq(%2, %e) : tensor<4xi32>
  return
}

// -----
// Signs: from and to, on every width.
func.func @main(%a: tensor<3x?xui8> {padlab.extents = array<i64: 4>})
    -> (tensor<3x?xsi8>, tensor<3x?xi8>, tensor<3x?xui8>)
    attributes {padlab.seed = 7 : i64} {
  %0 = tensor.bitcast %a : tensor<3x?xui8> to tensor<3x?xsi8>
  %1 = tensor.bitcast %0 : tensor<3x?xsi8> to tensor<3x?xi8>
  %2 = tensor.bitcast %1 : tensor<3x?xi8> to tensor<3x?xui8>
  check.expect_eq(%2, %a) : tensor<3x?xui8>
  return %0, %1, %2 : tensor<3x?xsi8>, tensor<3x?xi8>, tensor<3x?xui8>
}

// -----
func.func @main() attributes {padlab.seed = 1 : i64} {
  %f = arith.constant dense<[[0.0, -0.0], [1.0, -2.5]]> : tensor<2x2xf32>
  %i = tensor.bitcast %f : tensor<2x2xf32> to tensor<2x2xi32>
  %e = arith.constant dense<[[0, 0x80000000], [0x3f800000, 0xc0200000]]> : tensor<2x2xi32>
  check.expect_eq(%i, %e) : tensor<2x2xi32>
  %g = tensor.bitcast %i : tensor<2x2xi32> to tensor<2x2xf32>
  check.expect_eq(%g, %f) : tensor<2x2xf32>
  return
}

// -----
// f64, f16 and bf16, and between the two of 16 bits.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %d = arith.constant dense<[1.0, -0.5]> : tensor<2xf64>
  %di = tensor.bitcast %d : tensor<2xf64> to tensor<2xi64>
  %de = arith.constant dense<[0x3ff0000000000000, 0xbfe0000000000000]> : tensor<2xi64>
  check.expect_eq(%di, %de) : tensor<2xi64>
  %h = arith.constant dense<[1.0, -2.0]> : tensor<2xf16>
  %b = tensor.bitcast %h : tensor<2xf16> to tensor<2xbf16>
  %hi = tensor.bitcast %b : tensor<2xbf16> to tensor<2xi16>
  %he = arith.constant dense<[0x3c00, 0xc000]> : tensor<2xi16>
  check.expect_eq(%hi, %he) : tensor<2xi16>
  return
}

// -----
// f8: 1.0 is 0x3c in one format and 0x38 in the other.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<1.0> : tensor<2xf8E5M2>
  %i = tensor.bitcast %a : tensor<2xf8E5M2> to tensor<2xi8>
  %ie = arith.constant dense<0x3c> : tensor<2xi8>
  check.expect_eq(%i, %ie) : tensor<2xi8>
  %b = tensor.bitcast %a : tensor<2xf8E5M2> to tensor<2xf8E4M3FN>
  %be = arith.constant dense<1.5> : tensor<2xf8E4M3FN>
  check.expect_eq(%b, %be) : tensor<2xf8E4M3FN>
  %u = tensor.bitcast %b : tensor<2xf8E4M3FN> to tensor<2xui8>
  %ue_bits = arith.constant dense<60> : tensor<2xi8>
  %ue = tensor.bitcast %ue_bits : tensor<2xi8> to tensor<2xui8>
  check.expect_eq(%u, %ue) : tensor<2xui8>
  return
}

// -----
// Widths that no machine has.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[-8, -1, 7]> : tensor<3xi4>
  %u = tensor.bitcast %a : tensor<3xi4> to tensor<3xui4>
  %ue_bits = arith.constant dense<[8, 15, 7]> : tensor<3xi4>
  %ue = tensor.bitcast %ue_bits : tensor<3xi4> to tensor<3xui4>
  check.expect_eq(%u, %ue) : tensor<3xui4>
  %b = arith.constant dense<[true, false]> : tensor<2xi1>
  %bu = tensor.bitcast %b : tensor<2xi1> to tensor<2xui1>
  %bi = tensor.bitcast %bu : tensor<2xui1> to tensor<2xi1>
  check.expect_eq(%bi, %b) : tensor<2xi1>
  return
}

// -----
// Static, dynamic and unknown extents, in both directions.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[[1, 2], [3, -2147483648]]> : tensor<2x2xi32>
  %e_bits = arith.constant dense<[[1, 2], [3, 2147483648]]> : tensor<2x2xi32>
  %e = tensor.bitcast %e_bits : tensor<2x2xi32> to tensor<2x2xui32>
  %d = tensor.bitcast %a : tensor<2x2xi32> to tensor<?x2xui32>
  %s = tensor.bitcast %d : tensor<?x2xui32> to tensor<2x?xi32>
  %u = tensor.bitcast %s : tensor<2x?xi32> to tensor<*xui32>
  %v = tensor.bitcast %u : tensor<*xui32> to tensor<*xf32>
  %w = tensor.bitcast %v : tensor<*xf32> to tensor<*xui32>
  %r = tensor.cast %w : tensor<*xui32> to tensor<2x2xui32>
  check.expect_eq(%r, %e) : tensor<2x2xui32>
  return
}

// -----
// Rank 0, known and not, and no elements.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<1.0> : tensor<f32>
  %i = tensor.bitcast %a : tensor<f32> to tensor<i32>
  %e = arith.constant dense<0x3f800000> : tensor<i32>
  check.expect_eq(%i, %e) : tensor<i32>
  %u = tensor.cast %a : tensor<f32> to tensor<*xf32>
  %v = tensor.bitcast %u : tensor<*xf32> to tensor<*xi32>
  %r = tensor.bitcast %v : tensor<*xi32> to tensor<f32>
  check.expect_eq(%r, %a) : tensor<f32>
  %z = arith.constant dense<> : tensor<0x3xf32>
  %zi = tensor.bitcast %z : tensor<0x3xf32> to tensor<?x3xi32>
  check.expect_shape(%zi, [0, 3]) : tensor<?x3xi32>
  %zu = tensor.bitcast %zi : tensor<?x3xi32> to tensor<*xui32>
  check.expect_shape(%zu, [0, 3]) : tensor<*xui32>
  return
}

// -----
// A NaN keeps the bits that it was given.
func.func @main() -> tensor<2xi32> attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[0x7fc00001, 5]> : tensor<2xi32>
  %f = tensor.bitcast %a : tensor<2xi32> to tensor<2xf32>
  %n = arith.constant dense<[0x7fc00000, 0x00000005]> : tensor<2xf32>
  check.expect_eq(%f, %n) : tensor<2xf32>
  %i = tensor.bitcast %f : tensor<2xf32> to tensor<2xi32>
  check.expect_eq(%i, %a) : tensor<2xi32>
  return %i : tensor<2xi32>
}

// -----
// Those of a NaN that arithmetic makes are not to be seen.
// EXPECT-UNDEFINED: poison
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<0x7fc00000> : tensor<1xf32>
  %sum = arith.addf %a, %a : tensor<1xf32>
  %i = tensor.bitcast %sum : tensor<1xf32> to tensor<1xi32>
  check.expect_eq(%i, %i) : tensor<1xi32>
  return
}

// -----
// EXPECT-UNDEFINED: shape [3] is not one of tensor<2xi32>
func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 3>}) -> tensor<2xi32>
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.bitcast %a : tensor<?xf32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----
// EXPECT-ERROR: are cast incompatible
func.func @main(%a: tensor<2xf32>) -> tensor<2xi16> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.bitcast %a : tensor<2xf32> to tensor<2xi16>
  return %0 : tensor<2xi16>
}

// -----
// EXPECT-ERROR: must be tensor of signless integer or unsigned integer or signed integer or floating-point values
func.func @main(%a: tensor<2xcomplex<f32>>) -> tensor<2xi64> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.bitcast %a : tensor<2xcomplex<f32>> to tensor<2xi64>
  return %0 : tensor<2xi64>
}
