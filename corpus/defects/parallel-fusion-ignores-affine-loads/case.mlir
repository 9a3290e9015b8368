// Fills %a with 5, then copies its last element to %b. Expected: [5, 5]. Wrong: [0, 5].
func.func @copy(%a: memref<2xi32>, %b: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %five = arith.constant 5 : i32
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %five, %a[%i] : memref<2xi32>
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %x = affine.load %a[1] : memref<2xi32>
    memref.store %x, %b[%i] : memref<2xi32>
  }
  return
}
func.func @main() {
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%a : memref<2xi32>)
  call @copy(%a, %b) : (memref<2xi32>, memref<2xi32>) -> ()
  %printed = memref.cast %b : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
