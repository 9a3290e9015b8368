// One of the extents is static.
func.func @f(%m: memref<?xi32>, %a: index, %b: index) -> memref<?x4xi32> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [%a, 4] : memref<?xi32> into memref<?x4xi32>
  return %r : memref<?x4xi32>
}
