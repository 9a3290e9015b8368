// Views one element twice.
func.func @f(%m: memref<4xi32>) -> memref<2xi32, strided<[0]>> {
  %c = memref.cast %m : memref<4xi32> to memref<?xi32>
  %r = memref.subview %c[0] [2] [0] : memref<?xi32> to memref<2xi32, strided<[0]>>
  return %r : memref<2xi32, strided<[0]>>
}
