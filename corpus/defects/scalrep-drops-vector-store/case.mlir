// Stores [1, 2], then 9 to the first. Expected: [9, 2]. Wrong: [9, 0].
func.func @store(%m: memref<2xi32>) {
  %pair = arith.constant dense<[1, 2]> : vector<2xi32>
  %nine = arith.constant 9 : i32
  affine.vector_store %pair, %m[0] : memref<2xi32>, vector<2xi32>
  affine.store %nine, %m[0] : memref<2xi32>
  return
}
func.func @main() {
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  call @store(%m) : (memref<2xi32>) -> ()
  %printed = memref.cast %m : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
