// Reads a column of three ones into a vector of four. Expected: [1, 1, 1, 9]. Wrong: [1, 9, 9, 9].
func.func @main() {
  %c0 = arith.constant 0 : index
  %nine = arith.constant 9 : i32
  %ones = arith.constant 1 : i32
  %matrix = memref.alloc() : memref<3x1xi32>
  linalg.fill ins(%ones : i32) outs(%matrix : memref<3x1xi32>)
  %column = vector.transfer_read %matrix[%c0, %c0], %nine {permutation_map = affine_map<(i, j) -> (i)>} : memref<3x1xi32>, vector<4xi32>
  %result = memref.alloc() : memref<4xi32>
  vector.store %column, %result[%c0] : memref<4xi32>, vector<4xi32>
  %printed = memref.cast %result : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
