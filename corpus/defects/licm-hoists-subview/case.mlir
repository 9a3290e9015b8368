// Views elements 2 and 3 in each of n rounds. Wrong: they are viewed before the loop, also where n is 0 and there are none.
func.func @f(%a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = memref.subview %a[2] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: 2>>
    func.call @use(%r) : (memref<2xf32, strided<[1], offset: 2>>) -> ()
  }
  return
}
func.func private @use(memref<2xf32, strided<[1], offset: 2>>)
