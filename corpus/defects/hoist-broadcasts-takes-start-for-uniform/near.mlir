// All elements of the start are equal.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = arith.constant dense<1> : vector<2xi32>
  %n = call @rounds() : () -> index
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%before = %start) -> (vector<2xi32>) {
    %number = vector.extract %before[0] : i32 from vector<2xi32>
    %vector = vector.broadcast %number : i32 to vector<2xi32>
    scf.yield %vector : vector<2xi32>
  }
  %result = memref.alloc() : memref<2xi32>
  vector.store %last, %result[%c0] : memref<2xi32>, vector<2xi32>
  %printed = memref.cast %result : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func @rounds() -> index attributes {no_inline} {
  %c0 = arith.constant 0 : index
  return %c0 : index
}
func.func private @printMemrefI32(memref<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %hoisted = transform.structured.hoist_redundant_vector_broadcasts %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
