// A comparison of a tensor with itself.
func.func @main(%t: tensor<?xi32>) -> tensor<?xi1> {
  %r = arith.cmpi eq, %t, %t : tensor<?xi32>
  return %r : tensor<?xi1>
}
