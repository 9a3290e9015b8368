// The basis is 4 and 3.
func.func @f(%x: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r:2 = affine.delinearize_index %x into (4, 3) : index, index
    func.call @use(%r#1) : (index) -> ()
  }
  return
}
func.func private @use(index)
