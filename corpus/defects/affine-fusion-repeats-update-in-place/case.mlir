// Doubles 1, 2, 3 and 4 in place, then copies the first two. Expected: [2, 4]. Wrong: [4, 8], doubled twice.
func.func @double_and_copy(%p: memref<4xi32>, %to: memref<2xi32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %p[%i] : memref<4xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %p[%i] : memref<4xi32>
  }
  affine.for %i = 0 to 2 {
    %x = affine.load %p[%i] : memref<4xi32>
    affine.store %x, %to[%i] : memref<2xi32>
  }
  return
}
func.func @main() {
  %zero = arith.constant 0 : index
  %numbers = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %p = memref.alloc() : memref<4xi32>
  %to = memref.alloc() : memref<2xi32>
  vector.store %numbers, %p[%zero] : memref<4xi32>, vector<4xi32>
  call @double_and_copy(%p, %to) : (memref<4xi32>, memref<2xi32>) -> ()
  %printed = memref.cast %to : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
