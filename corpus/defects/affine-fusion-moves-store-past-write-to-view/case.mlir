// Fills a buffer with 1, copies 5 over it by a view, and doubles that. Expected: [10]. Wrong: [2], filled behind the copy.
func.func @f(%from: memref<1xi32>) -> memref<1xi32> {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 1 {
    affine.store %one, %m[%i] : memref<1xi32>
  }
  %view = memref.subview %m[0] [1] [1] : memref<1xi32> to memref<1xi32, strided<[1]>>
  memref.copy %from, %view : memref<1xi32> to memref<1xi32, strided<[1]>>
  affine.for %i = 0 to 1 {
    %x = affine.load %m[%i] : memref<1xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %m[%i] : memref<1xi32>
  }
  return %m : memref<1xi32>
}
func.func @main() {
  %five = arith.constant 5 : i32
  %zero = arith.constant 0 : index
  %from = memref.alloc() : memref<1xi32>
  memref.store %five, %from[%zero] : memref<1xi32>
  %m = call @f(%from) : (memref<1xi32>) -> memref<1xi32>
  %all = memref.cast %m : memref<1xi32> to memref<*xi32>
  call @printMemrefI32(%all) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
