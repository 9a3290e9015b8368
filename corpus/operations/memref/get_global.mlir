memref.global "private" constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func @main(%i: index {padlab.value = 1 : index}) -> i32 attributes {padlab.seed = 4 : i64} {
  %m = memref.get_global @table : memref<2x2xi32>
  %0 = memref.load %m[%i, %i] : memref<2x2xi32>
  %four = arith.constant 4 : i32
  check.expect_eq(%0, %four) : i32
  return %0 : i32
}

// -----

// One buffer, whoever asks for it.
memref.global "private" @cell : memref<i32> = uninitialized
func.func @main(%v: i32) -> i32 attributes {padlab.seed = 4 : i64} {
  func.call @set(%v) : (i32) -> ()
  %m = memref.get_global @cell : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  check.expect_eq(%0, %v) : i32
  return %0 : i32
}
func.func private @set(%v: i32) {
  %m = memref.get_global @cell : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return
}

// -----

// EXPECT-UNDEFINED: writes to what may not be written
memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>
func.func @main(%i: index {padlab.value = 1 : index}, %v: i32) attributes {padlab.seed = 4 : i64} {
  %m = memref.get_global @table : memref<2xi32>
  memref.store %v, %m[%i] : memref<2xi32>
  return
}
