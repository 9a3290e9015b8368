// Expands no elements to three rows of none. Expected: nothing happens. Wrong: a division by zero.
func.func @main() {
  %m = memref.alloc() : memref<0xi32>
  %n = arith.constant 3 : index
  %c = memref.cast %m : memref<0xi32> to memref<?xi32>
  call @expand(%c, %n) : (memref<?xi32>, index) -> ()
  return
}
func.func @expand(%m: memref<?xi32>, %n: index) attributes {no_inline} {
  %e = memref.expand_shape %m [[0, 1]] output_shape [%n, 0] : memref<?xi32> into memref<?x0xi32>
  return
}
