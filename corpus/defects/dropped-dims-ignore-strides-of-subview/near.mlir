// The view has the strides of its source.
func.func @part(%m: memref<1x3xi32>) -> memref<1xi32, strided<[3], offset: 2>> {
  %v = memref.subview %m[0, 2] [1, 1] [1, 1] : memref<1x3xi32> to memref<1xi32, strided<[3], offset: 2>>
  return %v : memref<1xi32, strided<[3], offset: 2>>
}
