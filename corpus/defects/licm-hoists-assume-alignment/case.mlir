// Assumes in each of n rounds that the buffer is aligned. Wrong: it is assumed before the loop, also where n is 0.
func.func @f(%a: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = memref.assume_alignment %a, 64 : memref<4xf32>
    func.call @use(%r) : (memref<4xf32>) -> ()
  }
  return
}
func.func private @use(memref<4xf32>)
