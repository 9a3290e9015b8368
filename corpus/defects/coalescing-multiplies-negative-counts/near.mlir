// Both loops run from 0 to 2: the product is the number of rounds.
func.func @count(%m: memref<1xi32>) {
  %place = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  scf.for %i = %zero to %two step %one : i32 {
    scf.for %j = %zero to %two step %one : i32 {
      memref.store %one, %m[%place] : memref<1xi32>
    }
  }
  return
}
func.func @main() {
  %zero = arith.constant 0 : i32
  %buffer = memref.alloc() : memref<1xi32>
  linalg.fill ins(%zero : i32) outs(%buffer : memref<1xi32>)
  call @count(%buffer) : (memref<1xi32>) -> ()
  %printed = memref.cast %buffer : memref<1xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
