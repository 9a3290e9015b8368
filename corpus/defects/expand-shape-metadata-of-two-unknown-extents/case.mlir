// Expands to a rows of b.
func.func @f(%m: memref<?xi32>, %a: index, %b: index) -> memref<?x?xi32> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xi32> into memref<?x?xi32>
  return %r : memref<?x?xi32>
}
