// Gone with the scope around it: here, the function.
func.func @main(%i: index {padlab.value = 1 : index}, %v: f32) -> f32 attributes {padlab.seed = 4 : i64} {
  %0 = func.call @through(%i, %v) : (index, f32) -> f32
  check.expect_eq(%0, %v) : f32
  return %0 : f32
}
func.func private @through(%i: index, %v: f32) -> f32 {
  %m = memref.alloca() : memref<3xf32>
  memref.store %v, %m[%i] : memref<3xf32>
  %0 = memref.load %m[%i] : memref<3xf32>
  return %0 : f32
}

// -----

// EXPECT-UNDEFINED: the buffer is not one that may be freed
func.func @main() attributes {padlab.seed = 4 : i64} {
  %m = memref.alloca() : memref<3xf32>
  memref.dealloc %m : memref<3xf32>
  return
}
