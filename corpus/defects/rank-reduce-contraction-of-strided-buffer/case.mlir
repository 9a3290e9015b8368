// Every second element of a row.
func.func @f(%a: memref<1x4xf32, strided<[9, 2]>>, %b: memref<4x4xf32>, %c: memref<1x4xf32>) {
  linalg.matmul ins(%a, %b : memref<1x4xf32, strided<[9, 2]>>, memref<4x4xf32>) outs(%c : memref<1x4xf32>)
  return
}
