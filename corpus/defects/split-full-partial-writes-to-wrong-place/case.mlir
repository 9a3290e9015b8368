// Writes 5 and 6 at place 1 of two places. Expected: [0, 5], the second is out of bounds. Wrong: [6, 0].
module attributes {transform.with_named_sequence} {
func.func @write(%v: vector<2xi32>, %m: memref<2xi32>, %i: index) attributes {no_inline} {
  vector.transfer_write %v, %m[%i] : vector<2xi32>, memref<2xi32>
  return
}
func.func @main() {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  %v = arith.constant dense<[5, 6]> : vector<2xi32>
  call @write(%v, %m, %one) : (vector<2xi32>, memref<2xi32>, index) -> ()
  %all = memref.cast %m : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%all) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.split_transfer_full_partial
  } : !transform.any_op
  transform.yield
}
}
