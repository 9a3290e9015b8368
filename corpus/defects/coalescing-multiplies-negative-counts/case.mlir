// Stores 1 in a nest of two loops from 0 to -2, which have no rounds. Expected: [0]. Wrong: [1].
func.func @count(%n: i32, %m: memref<1xi32>) {
  %place = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %i = %zero to %n step %one : i32 {
    scf.for %j = %zero to %n step %one : i32 {
      memref.store %one, %m[%place] : memref<1xi32>
    }
  }
  return
}
func.func @main() {
  %n = arith.constant -2 : i32
  %zero = arith.constant 0 : i32
  %buffer = memref.alloc() : memref<1xi32>
  linalg.fill ins(%zero : i32) outs(%buffer : memref<1xi32>)
  call @count(%n, %buffer) : (i32, memref<1xi32>) -> ()
  %printed = memref.cast %buffer : memref<1xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
