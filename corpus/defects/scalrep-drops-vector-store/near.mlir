// Both stores write one element.
func.func @store(%m: memref<2xi32>) {
  %one = arith.constant 1 : i32
  %nine = arith.constant 9 : i32
  affine.store %one, %m[0] : memref<2xi32>
  affine.store %nine, %m[0] : memref<2xi32>
  return
}
func.func @main() {
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  call @store(%m) : (memref<2xi32>) -> ()
  %printed = memref.cast %m : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
