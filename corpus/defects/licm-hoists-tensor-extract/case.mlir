// Extracts from %t in a loop that runs as often as %t has elements. Wrong: extracts before the loop.
func.func @main(%t: tensor<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i32 {
    %x = tensor.extract %t[%c0] : tensor<?xi32>
    %next = arith.addi %sum, %x : i32
    scf.yield %next : i32
  }
  return %r : i32
}
