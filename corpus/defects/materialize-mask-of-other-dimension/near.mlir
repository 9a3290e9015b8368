// The vector goes along the last dimension, whose extent the mask is made of. Prints [1, 1, 1, 9] either way.
func.func @main() {
  %c0 = arith.constant 0 : index
  %nine = arith.constant 9 : i32
  %ones = arith.constant 1 : i32
  %matrix = memref.alloc() : memref<1x3xi32>
  linalg.fill ins(%ones : i32) outs(%matrix : memref<1x3xi32>)
  %column = vector.transfer_read %matrix[%c0, %c0], %nine {permutation_map = affine_map<(i, j) -> (j)>} : memref<1x3xi32>, vector<4xi32>
  %result = memref.alloc() : memref<4xi32>
  vector.store %column, %result[%c0] : memref<4xi32>, vector<4xi32>
  %printed = memref.cast %result : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
