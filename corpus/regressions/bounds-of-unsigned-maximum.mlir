// The unsigned maximum of -1 and 3 is -1, which the affine.max raises to 3.
// From LLVM 23 on, the bounds of arith.maxui call it at least 3, and the
// affine.max goes.
func.func @main(%x: index {padlab.value = -1 : index}) -> index
    attributes {padlab.passes = "func.func(affine-simplify-min-max)", padlab.seed = 1 : i64} {
  %c3 = arith.constant 3 : index
  %0 = arith.maxui %c3, %x : index
  %1 = affine.max affine_map<(a) -> (a, 3)>(%0)
  return %1 : index
}
