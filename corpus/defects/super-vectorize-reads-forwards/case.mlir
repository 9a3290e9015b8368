// Copies the first two of [1, 2, 2] backwards. Expected: [2, 1]. Wrong: [2, 2].
func.func @main() {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %a = memref.alloc() : memref<3xi32>
  %b = memref.alloc() : memref<2xi32>
  affine.store %one, %a[0] : memref<3xi32>
  affine.store %two, %a[1] : memref<3xi32>
  affine.store %two, %a[2] : memref<3xi32>
  affine.for %i = 0 to 2 {
    %x = affine.load %a[-%i + 1] : memref<3xi32>
    affine.store %x, %b[%i] : memref<2xi32>
  }
  %printed = memref.cast %b : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
