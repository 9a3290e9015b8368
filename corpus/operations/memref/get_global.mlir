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

// Every run starts with the initial value.
memref.global "private" @counter : memref<1xi32> = dense<5>
func.func @main() -> (i32, i32) attributes {padlab.seed = 3 : i64} {
  %i = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %six = arith.constant 6 : i32
  %m = memref.get_global @counter : memref<1xi32>
  %0 = memref.load %m[%i] : memref<1xi32>
  %1 = arith.addi %0, %one : i32
  memref.store %1, %m[%i] : memref<1xi32>
  %2 = memref.load %m[%i] : memref<1xi32>
  check.expect_eq(%0, %five) : i32
  check.expect_eq(%2, %six) : i32
  return %0, %2 : i32, i32
}

// -----

// EXPECT-UNDEFINED: writes to what may not be written
memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>
func.func @main(%i: index {padlab.value = 1 : index}, %v: i32) attributes {padlab.seed = 4 : i64} {
  %m = memref.get_global @table : memref<2xi32>
  memref.store %v, %m[%i] : memref<2xi32>
  return
}
