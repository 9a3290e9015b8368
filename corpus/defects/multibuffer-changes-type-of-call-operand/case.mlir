// A buffer that a function uses in a loop. Expected: the transform fails, since the users cannot take a view. Wrong: the call gets a memref with another layout and does not verify.
module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi32>
  scf.for %i = %zero to %four step %one {
    func.call @use(%m) : (memref<8xi32>) -> ()
  }
  return
}
func.func private @use(memref<8xi32>)
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %any = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
  %alloc = transform.cast %any : !transform.any_op to !transform.op<"memref.alloc">
  transform.memref.multibuffer %alloc {factor = 2, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
  transform.yield
}
}
