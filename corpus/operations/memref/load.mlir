func.func @main(%n: index {padlab.value = 3 : index}, %i: index {padlab.value = 1 : index}, %v: f32)
    -> f32 attributes {padlab.seed = 4 : i64} {
  %m = memref.alloc(%n) : memref<2x?xf32>
  memref.store %v, %m[%i, %i] : memref<2x?xf32>
  %0 = memref.load %m[%i, %i] : memref<2x?xf32>
  check.expect_eq(%0, %v) : f32
  %1 = memref.dim %m, %i : memref<2x?xf32>
  check.expect_eq(%1, %n) : index
  %u = memref.cast %m : memref<2x?xf32> to memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  %two = arith.constant 2 : index
  check.expect_eq(%2, %two) : index
  memref.dealloc %m : memref<2x?xf32>
  return %0 : f32
}

// -----

// EXPECT-UNDEFINED: index [0, 3] is out of bounds of shape [2, 3]
func.func @main(%n: index {padlab.value = 3 : index}, %i: index {padlab.value = 0 : index})
    -> f32 attributes {padlab.seed = 4 : i64} {
  %m = memref.alloc(%n) : memref<2x?xf32>
  %0 = memref.load %m[%i, %n] : memref<2x?xf32>
  return %0 : f32
}

// -----

// EXPECT-UNDEFINED: the buffer has been freed
func.func @main(%i: index {padlab.value = 0 : index}) -> f32 attributes {padlab.seed = 4 : i64} {
  %m = memref.alloc() : memref<2xf32>
  memref.dealloc %m : memref<2xf32>
  %0 = memref.load %m[%i] : memref<2xf32>
  return %0 : f32
}

// -----

// EXPECT-UNDEFINED: the condition is poison
func.func @main(%i: index {padlab.value = 0 : index}) attributes {padlab.seed = 4 : i64} {
  %m = memref.alloc() : memref<2xi1>
  %0 = memref.load %m[%i] : memref<2xi1>
  cf.cond_br %0, ^bb1, ^bb1
^bb1:
  return
}
