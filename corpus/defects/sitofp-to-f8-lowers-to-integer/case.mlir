// Converts an i32 to a float of 8 bits. Expected: the operation stays, or a failure that says why. Wrong: an llvm.sitofp whose result is an i8.
func.func @convert(%x: i32) -> f8E5M2FNUZ {
  %r = arith.sitofp %x : i32 to f8E5M2FNUZ
  return %r : f8E5M2FNUZ
}
