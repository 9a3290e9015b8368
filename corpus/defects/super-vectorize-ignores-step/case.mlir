// Stores 1 to every other element. Expected: [1, 0, 1, 0]. Wrong: [1, 1, 0, 0].
func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<4xi32>)
  affine.for %i = 0 to 4 step 2 {
    affine.store %one, %m[%i] : memref<4xi32>
  }
  %printed = memref.cast %m : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
