// The operation between the read and its use writes nothing: the read may sink past it. Prints [3, 3] either way.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %c0 = arith.constant 0 : index
  %ones = arith.constant dense<1> : vector<2xi32>
  %buffer = memref.alloc() : memref<2xi32>
  %other = memref.alloc() : memref<2xi32>
  vector.store %ones, %buffer[%c0] : memref<2xi32>, vector<2xi32>
  %read = vector.load %buffer[%c0] : memref<2xi32>, vector<2xi32>
  %two = arith.constant 2 : i32
  %twos = vector.broadcast %two : i32 to vector<2xi32>
  %sum = arith.addi %read, %twos : vector<2xi32>
  vector.store %sum, %other[%c0] : memref<2xi32>, vector<2xi32>
  %printed = memref.cast %other : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.x86vector.sink_vector_producer_ops
  } : !transform.any_op
  transform.yield
}
}
