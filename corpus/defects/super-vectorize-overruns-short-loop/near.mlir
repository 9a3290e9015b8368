// The loop has as many rounds as the vector has elements. Prints [5, 5, 5, 5] either way.
func.func @main() {
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  affine.for %i = 0 to 4 {
    affine.store %five, %m[%i] : memref<4xi32>
  }
  %all = memref.cast %m : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%all) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
