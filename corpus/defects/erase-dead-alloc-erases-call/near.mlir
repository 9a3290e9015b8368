// Nothing is done with the buffer, which is erased rightly. Prints 7 either way.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %buffer = memref.alloc() : memref<i32>
  call @speak() : () -> ()
  return
}
func.func private @speak() attributes {no_inline} {
  %seven = arith.constant 7 : i32
  vector.print %seven : i32
  return
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.memref.erase_dead_alloc_and_stores %f : (!transform.any_op) -> ()
  transform.yield
}
}
