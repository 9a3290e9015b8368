// Fills a buffer by 0, copies [1, 1] to its second half, and reads it. Expected: [0, 0, 1, 1]. Wrong: [1, 1, 0, 0].
module attributes {transform.with_named_sequence} {
func.func @main() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %ones = arith.constant dense<1> : vector<2xi32>
  %source = memref.alloc() : memref<2xi32>
  vector.store %ones, %source[%c0] : memref<2xi32>, vector<2xi32>
  %buffer = memref.alloc() : memref<4xi32>
  linalg.fill ins(%zero : i32) outs(%buffer : memref<4xi32>)
  %part = memref.subview %buffer[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  memref.copy %source, %part : memref<2xi32> to memref<2xi32, strided<[1], offset: 2>>
  %read = vector.transfer_read %buffer[%c0], %zero : memref<4xi32>, vector<4xi32>
  memref.dealloc %buffer : memref<4xi32>
  %result = memref.alloc() : memref<4xi32>
  vector.store %read, %result[%c0] : memref<4xi32>, vector<4xi32>
  %printed = memref.cast %result : memref<4xi32> to memref<*xi32>
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
