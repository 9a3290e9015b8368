// Copies four numbers of 33 bits by way of promoted buffers. Each takes eight bytes of memory; wrong: buffers of 20 bytes.
module attributes {transform.with_named_sequence} {
func.func @copy(%from: memref<8xi33>, %to: memref<4xi33>) {
  %part = memref.subview %from[0] [4] [1] : memref<8xi33> to memref<4xi33, strided<[1]>>
  linalg.copy ins(%part : memref<4xi33, strided<[1]>>) outs(%to : memref<4xi33>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.promote %op : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
