// Loads at x mod 7 under a condition. Wrong: the remainder is computed in the scf.if, where it is no subscript for affine.load.
func.func @f(%m: memref<8xi32>, %x: index, %condition: i1) -> i32 {
  %c7 = arith.constant 7 : index
  %n = index.remu %x, %c7
  %zero = arith.constant 0 : i32
  %r = scf.if %condition -> (i32) {
    %v = affine.load %m[%n] : memref<8xi32>
    scf.yield %v : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}
