// The greatest element of a part of a with one element, -1. Expected: -1. Wrong: 0.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %n_constant = arith.constant 1 : index
  %n = func.call @opaque(%n_constant) : (index) -> index
  %a = memref.alloc() : memref<3xi32>
  %max = memref.alloc() : memref<i32>
  %minus = arith.constant -1 : i32
  %start = arith.constant -9 : i32
  linalg.fill ins(%minus : i32) outs(%a : memref<3xi32>)
  linalg.fill ins(%start : i32) outs(%max : memref<i32>)
  %size = affine.min affine_map<(n) -> (n, 2)>(%n)
  %part = memref.subview %a[0] [%size] [1] : memref<3xi32> to memref<?xi32, strided<[1]>>
  linalg.reduce { arith.maxsi } ins(%part : memref<?xi32, strided<[1]>>) outs(%max : memref<i32>) dimensions = [0]
  %printed = memref.cast %max : memref<i32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @opaque(%a: index) -> index attributes {no_inline} { return %a : index }
func.func private @printMemrefI32(memref<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.promote %op {operands_to_promote = [0], use_full_tiles_by_default} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
