// Pads with what a division gives, in a loop that has no rounds where the divisor is 0. Expected: 7. Wrong: a division by zero.
func.func @pad(%t: tensor<1xi32>, %rounds: index, %divisor: i32, %seven: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %rounds step %one iter_args(%old = %seven) -> (i32) {
    %padded = tensor.pad %t low[1] high[0] {
    ^bb0(%at: index):
      %value = arith.divui %seven, %divisor : i32
      tensor.yield %value : i32
    } : tensor<1xi32> to tensor<2xi32>
    %new = tensor.extract %padded[%i] : tensor<2xi32>
    scf.yield %new : i32
  }
  return %r : i32
}
