// One element, without the second dimension. Expected: a view with stride 2 * 3. Wrong: a crash.
func.func @part(%m: memref<1x3xi32>) -> memref<1xi32, strided<[6], offset: 2>> {
  %v = memref.subview %m[0, 2] [1, 1] [2, 2] : memref<1x3xi32> to memref<1xi32, strided<[6], offset: 2>>
  return %v : memref<1xi32, strided<[6], offset: 2>>
}
