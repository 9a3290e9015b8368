// Copies 7 over 1, reads it, and prints the memory. Expected: [7]. Wrong: [1].
module attributes {transform.with_named_sequence} {
func.func @main() {
  %seven = arith.constant 7 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : index
  %from = memref.alloc() : memref<1xi32>
  memref.store %seven, %from[%zero] : memref<1xi32>
  %to = memref.alloc() : memref<1xi32>
  memref.store %one, %to[%zero] : memref<1xi32>
  %view = memref.subview %to[0] [1] [1] : memref<1xi32> to memref<1xi32, strided<[1]>>
  memref.copy %from, %view : memref<1xi32> to memref<1xi32, strided<[1]>>
  %read = vector.transfer_read %to[%zero], %one {in_bounds = [true]} : memref<1xi32>, vector<1xi32>
  %result = memref.alloc() : memref<1xi32>
  vector.store %read, %result[%zero] : memref<1xi32>, vector<1xi32>
  %printed = memref.cast %to : memref<1xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %vectorized = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
