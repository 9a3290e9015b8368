// The buffer of the shape is not used, and is erased rightly. Prints 7 either way.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %seven = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %three, %a[%zero] : memref<1xi32>
  %shape = memref.alloc() : memref<1xindex>
  memref.store %one, %shape[%zero] : memref<1xindex>
  %view = memref.cast %a : memref<1xi32> to memref<?xi32>
  memref.store %seven, %view[%zero] : memref<?xi32>
  %r = memref.load %a[%zero] : memref<1xi32>
  vector.print %r : i32
  return
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.memref.erase_dead_alloc_and_stores %f : (!transform.any_op) -> ()
  transform.yield
}
}
