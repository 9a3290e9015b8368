// The script gives the alignment.
module attributes {transform.with_named_sequence} {
func.func @copy(%from: memref<8xf128>, %to: memref<2xf128>) {
  %part = memref.subview %from[0] [2] [1] : memref<8xf128> to memref<2xf128, strided<[1]>>
  linalg.copy ins(%part : memref<2xf128, strided<[1]>>) outs(%to : memref<2xf128>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.promote %op {use_alloca, alignment = 16 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
