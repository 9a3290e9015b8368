// Adds 100 twice to a number of 8 bits, which x = -100 allows. Wrong: adds 200, which is -56, and must not wrap.
func.func @f(%x: i8) -> i8 {
  %hundred = arith.constant 100 : i8
  %y = arith.addi %x, %hundred overflow<nsw> : i8
  %z = arith.addi %y, %hundred overflow<nsw> : i8
  return %z : i8
}
