// Each iteration reads what the one of the same number has stored.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %five = arith.constant 5 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %five, %a[%i] : memref<2xi32>
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %x = memref.load %a[%i] : memref<2xi32>
    memref.store %x, %b[%i] : memref<2xi32>
  }
  %printed = memref.cast %b : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
