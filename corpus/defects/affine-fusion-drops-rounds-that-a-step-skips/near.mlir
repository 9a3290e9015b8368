// Each element is read.
func.func @fill(%m: memref<2x3xi32>, %out: memref<2x3xi32>, %x: i32) {
  affine.for %i = 0 to 2 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 2)>(%i) {
      affine.store %x, %m[%i, %j] : memref<2x3xi32>
    }
  }
  affine.for %i = 0 to 2 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 2)>(%i) {
      %y = affine.load %m[%i, %j] : memref<2x3xi32>
      affine.store %y, %out[%i, %j] : memref<2x3xi32>
    }
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2x3xi32>
  %out = memref.alloc() : memref<2x3xi32>
  memref.store %zero, %m[%c0, %c1] : memref<2x3xi32>
  call @fill(%m, %out, %one) : (memref<2x3xi32>, memref<2x3xi32>, i32) -> ()
  %r = memref.load %m[%c0, %c1] : memref<2x3xi32>
  vector.print %r : i32
  return
}
