// The document's example. The result is the element before the update.
func.func @main(%v: f32 {padlab.value = 1.5 : f32}, %i: index {padlab.value = 7 : index})
    -> (f32, f32) attributes {padlab.seed = 0 : i64} {
  %two = arith.constant 2.0 : f32
  %sum = arith.constant 3.5 : f32
  %m = memref.alloc() : memref<10xf32>
  memref.store %two, %m[%i] : memref<10xf32>
  %x = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<10xf32>) -> f32
  %y = memref.load %m[%i] : memref<10xf32>
  check.expect_eq(%x, %two) : f32
  check.expect_eq(%y, %sum) : f32
  return %x, %y : f32, f32
}

// -----

// All kinds for integers that have a lowering.
func.func @main(%v: i8 {padlab.value = -3 : i8}) -> i8 attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi8>
  %c5 = arith.constant 5 : i8
  memref.store %c5, %m[%i] : memref<2xi8>
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i8, memref<2xi8>) -> i8
  check.expect_eq(%0, %c5) : i8
  %1 = memref.atomic_rmw mins %v, %m[%i] : (i8, memref<2xi8>) -> i8
  %c2 = arith.constant 2 : i8
  check.expect_eq(%1, %c2) : i8
  %2 = memref.atomic_rmw minu %c5, %m[%i] : (i8, memref<2xi8>) -> i8
  check.expect_eq(%2, %v) : i8
  %3 = memref.atomic_rmw maxs %v, %m[%i] : (i8, memref<2xi8>) -> i8
  check.expect_eq(%3, %c5) : i8
  %4 = memref.atomic_rmw maxu %v, %m[%i] : (i8, memref<2xi8>) -> i8
  check.expect_eq(%4, %c5) : i8
  %5 = memref.atomic_rmw andi %c5, %m[%i] : (i8, memref<2xi8>) -> i8
  check.expect_eq(%5, %v) : i8
  %6 = memref.atomic_rmw ori %c2, %m[%i] : (i8, memref<2xi8>) -> i8
  check.expect_eq(%6, %c5) : i8
  %7 = memref.atomic_rmw xori %c5, %m[%i] : (i8, memref<2xi8>) -> i8
  %c7 = arith.constant 7 : i8
  check.expect_eq(%7, %c7) : i8
  %8 = memref.atomic_rmw assign %v, %m[%i] : (i8, memref<2xi8>) -> i8
  check.expect_eq(%8, %c2) : i8
  %r = memref.load %m[%i] : memref<2xi8>
  check.expect_eq(%r, %v) : i8
  return %r : i8
}

// -----

// A maximum and a minimum are NaN if an operand is; -0 is less than +0.
func.func @main(%nan: f64 {padlab.value = 0x7FF8000000000000 : f64}, %v: f64 {padlab.value = 1.0 : f64})
    -> (i1, i1) attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  %m = memref.alloc() : memref<2xf64>
  %zero = arith.constant 0.0 : f64
  %negative = arith.constant -0.0 : f64
  %true = arith.constant true
  memref.store %nan, %m[%i] : memref<2xf64>
  memref.store %zero, %m[%j] : memref<2xf64>
  %0 = memref.atomic_rmw maximumf %v, %m[%i] : (f64, memref<2xf64>) -> f64
  %1 = memref.atomic_rmw minimumf %negative, %m[%j] : (f64, memref<2xf64>) -> f64
  %2 = memref.load %m[%i] : memref<2xf64>
  %3 = memref.load %m[%j] : memref<2xf64>
  %4 = arith.cmpf uno, %2, %2 : f64
  %5 = arith.bitcast %3 : f64 to i64
  %6 = arith.constant 0 : i64
  %7 = arith.cmpi slt, %5, %6 : i64
  check.expect_eq(%4, %true) : i1
  check.expect_eq(%7, %true) : i1
  return %4, %7 : i1, i1
}

// -----

// These ignore a NaN.
func.func @main(%nan: f32 {padlab.value = 0x7FC00000 : f32}, %v: f32 {padlab.value = 1.0 : f32})
    -> (f32, f32) attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  %m = memref.alloc() : memref<2xf32>
  memref.store %nan, %m[%i] : memref<2xf32>
  memref.store %v, %m[%j] : memref<2xf32>
  %0 = memref.atomic_rmw maxnumf %v, %m[%i] : (f32, memref<2xf32>) -> f32
  %1 = memref.atomic_rmw minnumf %nan, %m[%j] : (f32, memref<2xf32>) -> f32
  %2 = memref.load %m[%i] : memref<2xf32>
  %3 = memref.load %m[%j] : memref<2xf32>
  check.expect_eq(%2, %v) : f32
  check.expect_eq(%3, %v) : f32
  return %2, %3 : f32, f32
}

// -----

// An element of a view.
func.func @main(%v: i32 {padlab.value = 4 : i32}, %n: index {padlab.value = 2 : index})
    -> i32 attributes {padlab.seed = 0 : i64} {
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %m = memref.alloc() : memref<5xi32>
  memref.store %v, %m[%three] : memref<5xi32>
  %s = memref.subview %m[1] [2] [%n] : memref<5xi32> to memref<2xi32, strided<[?], offset: 1>>
  %0 = memref.atomic_rmw addi %v, %s[%one] : (i32, memref<2xi32, strided<[?], offset: 1>>) -> i32
  %r = memref.load %m[%three] : memref<5xi32>
  %eight = arith.constant 8 : i32
  check.expect_eq(%r, %eight) : i32
  return %r : i32
}

// -----

// Each iteration updates an element of its own.
func.func @main(%v: i32 {padlab.value = 3 : i32}) -> i32 attributes {padlab.seed = 0 : i64} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  }
  %r = memref.load %m[%one] : memref<4xi32>
  %six = arith.constant 6 : i32
  check.expect_eq(%r, %six) : i32
  return %r : i32
}

// -----

// EXPECT-NOT-COMPILED: 'memref.atomic_rmw' op has no lowering
func.func @main(%v: f32 {padlab.value = 2.0 : f32}) -> f32 attributes {padlab.seed = 0 : i64} {
  %i = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf32>
  memref.store %v, %m[%i] : memref<1xf32>
  %0 = memref.atomic_rmw mulf %v, %m[%i] : (f32, memref<1xf32>) -> f32
  %r = memref.load %m[%i] : memref<1xf32>
  %four = arith.constant 4.0 : f32
  check.expect_eq(%r, %four) : f32
  return %r : f32
}

// -----

// EXPECT-UNDEFINED: another iteration
func.func @main(%v: i32 {padlab.value = 3 : i32}) -> i32 attributes {padlab.seed = 0 : i64} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 4 : index
  %m = memref.alloc() : memref<1xi32>
  memref.store %v, %m[%zero] : memref<1xi32>
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %0 = memref.atomic_rmw addi %v, %m[%zero] : (i32, memref<1xi32>) -> i32
  }
  %r = memref.load %m[%zero] : memref<1xi32>
  return %r : i32
}

// -----

// EXPECT-UNDEFINED: out of bounds
func.func @main(%v: i32, %i: index {padlab.value = 2 : index}) -> i32 attributes {padlab.seed = 0 : i64} {
  %m = memref.alloc() : memref<2xi32>
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<2xi32>) -> i32
  return %0 : i32
}
