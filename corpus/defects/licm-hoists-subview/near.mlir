// An addition may be run at any time.
func.func @f(%x: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = arith.addi %x, %x : i32
    func.call @use(%r) : (i32) -> ()
  }
  return
}
func.func private @use(i32)
