// m[i][j] = m[i-1][j] + 1: row 2 depends on the same column of row 1, and the order of the jammed loop is right.
func.func @copy(%m: memref<3x3xi32>, %one: i32) {
  affine.for %i = 1 to 3 {
    affine.for %j = 0 to 2 {
      %x = affine.load %m[%i - 1, %j] : memref<3x3xi32>
      %y = arith.addi %x, %one : i32
      affine.store %y, %m[%i, %j] : memref<3x3xi32>
    }
  }
  return
}
func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %buffer = memref.alloc() : memref<3x3xi32>
  linalg.fill ins(%zero : i32) outs(%buffer : memref<3x3xi32>)
  call @copy(%buffer, %one) : (memref<3x3xi32>, i32) -> ()
  %printed = memref.cast %buffer : memref<3x3xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
