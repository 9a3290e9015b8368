// Adds 1 + 1 in each of four rounds. Expected: 8. Wrong: 4.
func.func @sum(%one: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%zero) -> i32 {
    %n = arith.addi %one, %one : i32
    scf.reduce(%n : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
func.func @main() {
  %one = arith.constant 1 : i32
  %n = call @sum(%one) : (i32) -> i32
  vector.print %n : i32
  return
}
