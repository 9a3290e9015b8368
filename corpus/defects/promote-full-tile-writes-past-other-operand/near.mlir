// The promoted buffer has the size of the part.
module attributes {transform.with_named_sequence} {
func.func @copy(%from: memref<?xi32>, %to: memref<?xi32>) attributes {no_inline} {
  %zero = arith.constant 0 : index
  %extent = memref.dim %from, %zero : memref<?xi32>
  %size = affine.min affine_map<()[n] -> (4, n)>()[%extent]
  %part = memref.subview %from[0] [%size] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  linalg.copy ins(%part : memref<?xi32, strided<[1]>>) outs(%to : memref<?xi32>)
  return
}
func.func @main() {
  %one = arith.constant 1 : i32
  %nine = arith.constant 9 : i32
  %from = memref.alloc() : memref<3xi32>
  %all = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%from : memref<3xi32>)
  linalg.fill ins(%nine : i32) outs(%all : memref<4xi32>)
  %to = memref.subview %all[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %a = memref.cast %from : memref<3xi32> to memref<?xi32>
  %b = memref.cast %to : memref<3xi32, strided<[1]>> to memref<?xi32>
  call @copy(%a, %b) : (memref<?xi32>, memref<?xi32>) -> ()
  %printed = memref.cast %all : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.promote %op {operands_to_promote = [0]} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
