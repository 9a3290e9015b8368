// Vectors of one dimension inside a program: constants, broadcasts, arithmetic.

func.func @main(%a: f32, %b: f32) -> (f32, f32, i1, f32) attributes {padlab.seed = 6 : i64} {
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %two = arith.constant 2.0 : f32
  %v = vector.broadcast %two : f32 to vector<4xf32>
  %product = arith.mulf %k, %v : vector<4xf32>
  %x = vector.extract %product[3] : f32 from vector<4xf32>
  %eight = arith.constant 8.0 : f32
  check.expect_eq(%x, %eight) : f32
  %w = vector.broadcast %a : f32 to vector<4xf32>
  %sum = arith.addf %product, %w : vector<4xf32>
  %less = arith.cmpf olt, %sum, %k : vector<4xf32>
  %chosen = arith.select %less, %sum, %k : vector<4xi1>, vector<4xf32>
  %y = vector.extract %chosen[0] : f32 from vector<4xf32>
  %inserted = vector.insert %b, %chosen[1] : f32 into vector<4xf32>
  %z = vector.extract %inserted[1] : f32 from vector<4xf32>
  %flag = vector.extract %less[2] : i1 from vector<4xi1>
  %root = math.sqrt %k : vector<4xf32>
  %r = vector.extract %root[1] : f32 from vector<4xf32>
  return %y, %z, %flag, %r : f32, f32, i1, f32
}

// -----

// Of two dimensions, which native code has no form for.
func.func @main(%a: f32, %b: f32, %c: i32) -> (i32, f32, i1, f32, f16, f8E5M2) attributes {padlab.seed = 6 : i64} {
  %matrix = vector.broadcast %c : i32 to vector<4x4xi32>
  %three = arith.constant dense<3> : vector<4x4xi32>
  %p = arith.muli %matrix, %three : vector<4x4xi32>
  %q = arith.cmpi slt, %p, %three : vector<4x4xi32>
  %sel = arith.select %q, %p, %three : vector<4x4xi1>, vector<4x4xi32>
  %i = vector.extract %sel[1, 2] : i32 from vector<4x4xi32>
  %f = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  %neg = arith.negf %f : vector<2x2xf32>
  %max = arith.maximumf %neg, %f : vector<2x2xf32>
  %x = vector.extract %max[1, 0] : f32 from vector<2x2xf32>
  %less = arith.cmpf olt, %neg, %f : vector<2x2xf32>
  %y = vector.extract %less[0, 1] : i1 from vector<2x2xi1>
  %always = arith.constant true
  %one = arith.select %always, %f, %neg : vector<2x2xf32>
  %fma = math.fma %one, %f, %max : vector<2x2xf32>
  %w = vector.extract %fma[1, 1] : f32 from vector<2x2xf32>
  %half = arith.truncf %f : vector<2x2xf32> to vector<2x2xf16>
  %twice = arith.addf %half, %half : vector<2x2xf16>
  %abs = math.absf %twice : vector<2x2xf16>
  %g = vector.extract %abs[0, 1] : f16 from vector<2x2xf16>
  %short = arith.truncf %f : vector<2x2xf32> to vector<2x2xf8E5M2>
  %square = arith.mulf %short, %short : vector<2x2xf8E5M2>
  %s = vector.extract %square[1, 1] : f8E5M2 from vector<2x2xf8E5M2>
  return %i, %x, %y, %w, %g, %s : i32, f32, i1, f32, f16, f8E5M2
}

// -----

// Moved around.
func.func @main(%a: i8, %b: i8, %c: i8) -> (i8, i8, i8, i8) attributes {padlab.seed = 3 : i64} {
  %v = vector.from_elements %a, %b, %c, %c, %b, %a : vector<2x3xi8>
  %t = vector.transpose %v, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  %0 = vector.extract %t[2, 0] : i8 from vector<3x2xi8>
  check.expect_eq(%0, %c) : i8
  %flat = vector.shape_cast %v : vector<2x3xi8> to vector<6xi8>
  %1 = vector.extract %flat[4] : i8 from vector<6xi8>
  check.expect_eq(%1, %b) : i8
  %row = vector.extract %v[1] : vector<3xi8> from vector<2x3xi8>
  %rows = vector.broadcast %row : vector<3xi8> to vector<4x3xi8>
  %2 = vector.extract %rows[3, 2] : i8 from vector<4x3xi8>
  check.expect_eq(%2, %a) : i8
  %inserted = vector.insert %row, %rows[1] : vector<3xi8> into vector<4x3xi8>
  %e:3 = vector.to_elements %row : vector<3xi8>
  %sum = arith.addi %e#0, %e#1 : i8
  %3 = vector.extract %inserted[1, 1] : i8 from vector<4x3xi8>
  return %0, %1, %sum, %3 : i8, i8, i8, i8
}

// -----

// In memory.
func.func @main(%n: index {padlab.value = 2 : index}, %a: i32) -> (i32, i32) attributes {padlab.seed = 3 : i64} {
  %buffer = memref.alloc() : memref<3xvector<2x2xi32>>
  %v = vector.broadcast %a : i32 to vector<2x2xi32>
  %one = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %sum = arith.addi %v, %one : vector<2x2xi32>
  memref.store %sum, %buffer[%n] : memref<3xvector<2x2xi32>>
  %loaded = memref.load %buffer[%n] : memref<3xvector<2x2xi32>>
  %x = vector.extract %loaded[1, 0] : i32 from vector<2x2xi32>
  %y = vector.extract %loaded[1, 1] : i32 from vector<2x2xi32>
  memref.dealloc %buffer : memref<3xvector<2x2xi32>>
  return %x, %y : i32, i32
}
