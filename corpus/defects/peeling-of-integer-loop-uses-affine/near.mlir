// The same loop over index.
func.func @f(%n: index) {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  scf.for %i = %zero to %n step %three {
    func.call @use(%i) : (index) -> ()
  }
  return
}
func.func private @use(index)
