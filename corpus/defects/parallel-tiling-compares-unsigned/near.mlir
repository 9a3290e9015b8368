// From 0 to 3 the bounds are not negative: the signed and the unsigned comparison agree.
func.func @mark(%m: memref<6xi32>) {
  %one = arith.constant 1 : i32
  %step = arith.constant 1 : index
  %three = arith.constant 3 : index
  %lower = arith.constant 0 : index
  %upper = arith.constant 3 : index
  scf.parallel (%i) = (%lower) to (%upper) step (%step) {
    %place = arith.addi %i, %three : index
    memref.store %one, %m[%place] : memref<6xi32>
  }
  return
}
func.func @main() {
  %start = arith.constant 0 : i32
  %buffer = memref.alloc() : memref<6xi32>
  linalg.fill ins(%start : i32) outs(%buffer : memref<6xi32>)
  call @mark(%buffer) : (memref<6xi32>) -> ()
  %printed = memref.cast %buffer : memref<6xi32> to memref<*xi32>
  call @printMemrefI32(%printed) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
