func.func @main(%i: index {padlab.value = 1 : index}, %v: i32) -> i32 attributes {padlab.seed = 4 : i64} {
  %m = memref.alloc() : memref<4xi32>
  affine.store %v, %m[symbol(%i) * 2 + 1] : memref<4xi32>
  %0 = affine.load %m[symbol(%i) + 2] : memref<4xi32>
  check.expect_eq(%0, %v) : i32
  return %0 : i32
}

// -----

// EXPECT-UNDEFINED: index [4] is out of bounds of shape [4]
func.func @main(%i: index {padlab.value = 1 : index}) -> i32 attributes {padlab.seed = 4 : i64} {
  %m = memref.alloc() : memref<4xi32>
  %0 = affine.load %m[symbol(%i) + 3] : memref<4xi32>
  return %0 : i32
}
