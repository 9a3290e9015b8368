func.func @main(%i: index {padlab.value = 1 : index}, %v: i32 {padlab.value = 7 : i32}) -> i32 attributes {padlab.seed = 4 : i64} {
  %c0 = arith.constant 0 : i32
  %m = memref.alloc() : memref<2x6xi32>
  linalg.fill ins(%c0 : i32) outs(%m : memref<2x6xi32>)
  %w = vector.broadcast %v : i32 to vector<3xi32>
  affine.vector_store %w, %m[1, symbol(%i) * 2 + 1] : memref<2x6xi32>, vector<3xi32>
  %part = affine.vector_load %m[1, symbol(%i) + 1] : memref<2x6xi32>, vector<3xi32>
  %before = vector.extract %part[0] : i32 from vector<3xi32>
  %first = vector.extract %part[1] : i32 from vector<3xi32>
  %last = affine.load %m[1, 5] : memref<2x6xi32>
  %row = affine.load %m[0, 5] : memref<2x6xi32>
  check.expect_eq(%before, %c0) : i32
  check.expect_eq(%first, %v) : i32
  check.expect_eq(%last, %v) : i32
  check.expect_eq(%row, %c0) : i32
  return %first : i32
}

// -----

// EXPECT-UNDEFINED: index [4] is out of bounds of shape [4]
func.func @main(%i: index {padlab.value = 1 : index}) -> i32 attributes {padlab.seed = 4 : i64} {
  %m = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : i32
  linalg.fill ins(%c0 : i32) outs(%m : memref<4xi32>)
  %0 = affine.vector_load %m[symbol(%i) + 1] : memref<4xi32>, vector<3xi32>
  %1 = vector.extract %0[0] : i32 from vector<3xi32>
  return %1 : i32
}
