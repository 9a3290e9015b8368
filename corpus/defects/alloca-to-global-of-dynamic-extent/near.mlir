// There are four.
module attributes {transform.with_named_sequence} {
func.func @f() -> memref<4xf32> {
  %m = memref.alloca() : memref<4xf32>
  return %m : memref<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloca">
  %get, %global = transform.memref.alloca_to_global %op : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
