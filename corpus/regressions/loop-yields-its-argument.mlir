// A block gets its own arguments again, which the conversion to LLVM replaces
// in the meantime.
func.func @main(%n: index {padlab.value = 3 : index}, %a: i32, %b: index) -> (i32, i32, index) attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (i32) {
    scf.yield %x : i32
  }
  %1:2 = scf.while (%x = %a, %y = %b) : (i32, index) -> (i32, index) {
    %goes = arith.cmpi slt, %c1, %c0 : index
    scf.condition(%goes) %x, %y : i32, index
  } do {
  ^bb0(%x: i32, %y: index):
    scf.yield %x, %y : i32, index
  }
  return %0, %1#0, %1#1 : i32, i32, index
}
