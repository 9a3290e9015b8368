// Stores 1 to both elements of m, then adds 1 to each. Expected: [2, 2]. Wrong: [1, 2]: round 1 of the fused loop stores 1 to m[0] again.
func.func @fill_and_add(%m: memref<2xi32>, %one: i32) {
  affine.for %i = 0 to 1 {
    affine.store %one, %m[0] : memref<2xi32>
    affine.store %one, %m[1] : memref<2xi32>
  }
  affine.for %i = 0 to 2 {
    %x = affine.load %m[%i] : memref<2xi32>
    %y = arith.addi %x, %one : i32
    affine.store %y, %m[%i] : memref<2xi32>
  }
  return
}
func.func @main() {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  call @fill_and_add(%m, %one) : (memref<2xi32>, i32) -> ()
  %printed = memref.cast %m : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
