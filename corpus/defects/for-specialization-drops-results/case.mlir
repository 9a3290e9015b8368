// Doubles x min(n, 4) times. Expected: an scf.if that yields the results of the loop. Wrong: the scf.if has no results, and mlir-opt crashes.
func.func @f(%n: index, %x: i32) -> i32 {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %upper = affine.min affine_map<(n) -> (n, 4)>(%n)
  %result = scf.for %i = %zero to %upper step %step iter_args(%sum = %x) -> i32 {
    %next = arith.addi %sum, %sum : i32
    scf.yield %next : i32
  }
  return %result : i32
}
