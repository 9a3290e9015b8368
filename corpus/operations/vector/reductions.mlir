// Lanes that come together, with masks and without.

func.func @main(%t: tensor<2x3xi32>, %a: i32) -> (i32, i32, tensor<2xi32>, tensor<2xi32>) attributes {padlab.seed = 5 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant 0 : i32
  %out = tensor.empty() : tensor<2xi32>
  %k = arith.constant dense<[4, -1, 2]> : vector<3xi32>
  %m = arith.constant dense<[true, false, true]> : vector<3xi1>
  %0 = vector.reduction <minui>, %k : vector<3xi32> into i32
  %two = arith.constant 2 : i32
  check.expect_eq(%0, %two) : i32
  %1 = vector.mask %m { vector.reduction <mul>, %k : vector<3xi32> into i32 } : vector<3xi1> -> i32
  %eight = arith.constant 8 : i32
  check.expect_eq(%1, %eight) : i32
  %v = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [true, true]} : tensor<2x3xi32>, vector<2x3xi32>
  %2 = vector.multi_reduction <xor>, %v, %a [0, 1] : vector<2x3xi32> to i32
  %acc = vector.broadcast %a : i32 to vector<2xi32>
  %box = vector.create_mask %c2, %c1 : vector<2x3xi1>
  %rows = vector.mask %box { vector.multi_reduction <add>, %v, %acc [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  %w = vector.transfer_write %rows, %out[%c0] {in_bounds = [true]} : vector<2xi32>, tensor<2xi32>
  %s, %last = "vector.scan"(%v, %acc) <{kind = #vector.kind<add>, inclusive = false, reduction_dim = 1 : i64}> : (vector<2x3xi32>, vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>)
  %x = vector.transfer_write %last, %out[%c0] {in_bounds = [true]} : vector<2xi32>, tensor<2xi32>
  return %2, %1, %w, %x : i32, i32, tensor<2xi32>, tensor<2xi32>
}

// -----

// Narrow operands are signed; products that are added are rounded once.
func.func @main(%t: tensor<2x2xi8>, %f: tensor<2xf32>) -> (tensor<2x2xi16>, tensor<2x2xf32>, tensor<2xf32>) attributes {padlab.seed = 5 : i64} {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0 : i8
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [true, true]} : tensor<2x2xi8>, vector<2x2xi8>
  %c = arith.constant dense<1> : vector<2x2xi16>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v, %v, %c : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi16>
  %out = tensor.empty() : tensor<2x2xi16>
  %w = vector.transfer_write %r, %out[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xi16>, tensor<2x2xi16>
  %a = vector.transfer_read %f[%c0], %z {in_bounds = [true]} : tensor<2xf32>, vector<2xf32>
  %b = arith.constant dense<0.3> : vector<2x2xf32>
  %m = vector.constant_mask [2, 1] : vector<2x2xi1>
  %o = vector.mask %m { vector.outerproduct %a, %a, %b {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
  %fout = tensor.empty() : tensor<2x2xf32>
  %x = vector.transfer_write %o, %fout[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, tensor<2x2xf32>
  %fma = vector.fma %a, %a, %a : vector<2xf32>
  %gout = tensor.empty() : tensor<2xf32>
  %y = vector.transfer_write %fma, %gout[%c0] {in_bounds = [true]} : vector<2xf32>, tensor<2xf32>
  %one = arith.constant 1 : i32
  check.expect_eq(%one, %one) : i32
  return %w, %x, %y : tensor<2x2xi16>, tensor<2x2xf32>, tensor<2xf32>
}

// -----

// An inclusive scan does not read its initial value.
func.func @main(%acc: vector<2xi32>) -> (vector<3x2xi32>, vector<2xi32>) attributes {padlab.seed = 5 : i64} {
  %v = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
  %s, %last = "vector.scan"(%v, %acc) <{kind = #vector.kind<add>, inclusive = true, reduction_dim = 0 : i64}> : (vector<3x2xi32>, vector<2xi32>) -> (vector<3x2xi32>, vector<2xi32>)
  %x = vector.extract %last[1] : i32 from vector<2xi32>
  %c12 = arith.constant 12 : i32
  check.expect_eq(%x, %c12) : i32
  return %s, %last : vector<3x2xi32>, vector<2xi32>
}

// -----

// One operand alone has an iterator that is reduced, of one point.
func.func @main(%t: tensor<3x2xi32>) -> tensor<2xi32> attributes {padlab.seed = 5 : i64} {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0 : i32
  %a = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [true, true]} : tensor<3x2xi32>, vector<3x2xi32>
  %b = vector.broadcast %a : vector<3x2xi32> to vector<1x3x2xi32>
  %c = arith.constant dense<[7, -7]> : vector<2xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<3x2xi32>, vector<1x3x2xi32> into vector<2xi32>
  %k = arith.constant dense<[[1, 4], [2, 5], [3, 6]]> : vector<3x2xi32>
  %l = vector.broadcast %k : vector<3x2xi32> to vector<1x3x2xi32>
  %1 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"], kind = #vector.kind<add>} %k, %l, %c : vector<3x2xi32>, vector<1x3x2xi32> into vector<2xi32>
  %first = vector.extract %1[0] : i32 from vector<2xi32>
  %second = vector.extract %1[1] : i32 from vector<2xi32>
  %c21 = arith.constant 21 : i32
  %c70 = arith.constant 70 : i32
  check.expect_eq(%first, %c21) : i32
  check.expect_eq(%second, %c70) : i32
  %out = tensor.empty() : tensor<2xi32>
  %w = vector.transfer_write %0, %out[%c0] {in_bounds = [true]} : vector<2xi32>, tensor<2xi32>
  return %w : tensor<2xi32>
}
