// A pass makes the product one of LLVM's, whose code multiplied twice where only the sign is taken.
func.func @main(%arg0: bf16, %arg1: i4) -> (bf16, i4) attributes {padlab.passes = "convert-arith-to-llvm", padlab.seed = 1 : i64} {
  %cst = arith.constant -2.500000e-01 : bf16
  %0 = arith.mulf %arg0, %cst : bf16
  %1 = math.copysign %arg0, %0 : bf16
  %2 = math.cttz %arg1 : i4
  return %1, %2 : bf16, i4
}
