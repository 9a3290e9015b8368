// A memref.store takes memrefs of any layout.
module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi32>
  scf.for %i = %zero to %four step %one {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %any = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
  %alloc = transform.cast %any : !transform.any_op to !transform.op<"memref.alloc">
  transform.memref.multibuffer %alloc {factor = 2, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
  transform.yield
}
}
