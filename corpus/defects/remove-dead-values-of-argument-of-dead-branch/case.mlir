// All calls pass true, so that the second branch is dead. Expected: it is erased, or yields something else. Wrong: mlir-opt dies.
func.func private @choose(%c: i1, %x: i32, %y: i32, %unused: i32) -> i32 {
  %r = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @twice(%x: i32, %y: i32) -> (i32, i32) {
  %first = arith.constant true
  %second = arith.constant true
  %a = call @choose(%first, %x, %y, %x) : (i1, i32, i32, i32) -> i32
  %b = call @choose(%second, %y, %x, %x) : (i1, i32, i32, i32) -> i32
  return %a, %b : i32, i32
}
