// Splits x by a basis of n and 3 in each of n rounds. Wrong: it is split before the loop, also where n is 0 and there are none.
func.func @f(%x: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r:2 = affine.delinearize_index %x into (%n, 3) : index, index
    func.call @use(%r#1) : (index) -> ()
  }
  return
}
func.func private @use(index)
