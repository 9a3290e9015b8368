// Sums ones; the pass puts the loop into an scf.if and erases it while its result is returned.
func.func @main(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %bound = affine.min affine_map<(d0) -> (4, d0)>(%n)
  %r = scf.parallel (%i) = (%c0) to (%bound) step (%c1) init (%zero) -> i32 {
    scf.reduce(%one : i32) {
    ^bb0(%a: i32, %b: i32):
      %sum = arith.addi %a, %b : i32
      scf.reduce.return %sum : i32
    }
  }
  return %r : i32
}
