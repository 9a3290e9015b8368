// Counts up to n - 1 with an scf.if on the loop's condition. Expected: %next is passed to the after region. Wrong: the after region uses %next directly.
func.func @f(%start: i32, %n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %last = scf.while (%x = %start) : (i32) -> i32 {
    %next = arith.addi %x, %one : i32
    %goes_on = arith.cmpi slt, %next, %n : i32
    %chosen = scf.if %goes_on -> i32 {
      scf.yield %next : i32
    } else {
      scf.yield %x : i32
    }
    scf.condition(%goes_on) %chosen : i32
  } do {
  ^bb0(%carried: i32):
    scf.yield %carried : i32
  }
  return %last : i32
}
