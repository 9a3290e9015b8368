// Each round reads of a what only the same round stores.
func.func @kernel(%a: memref<2xi32>, %b: memref<2xi32>, %one: i32) {
  affine.for %i = 0 to 2 {
    %x = affine.load %a[%i] : memref<2xi32>
    affine.store %x, %b[%i] : memref<2xi32>
  }
  affine.for %i = 0 to 2 {
    %x = affine.load %b[%i] : memref<2xi32>
    %y = arith.addi %x, %one : i32
    affine.store %y, %a[%i] : memref<2xi32>
  }
  return
}
func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%a : memref<2xi32>)
  call @kernel(%a, %b, %one) : (memref<2xi32>, memref<2xi32>, i32) -> ()
  %printed = memref.cast %a : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
