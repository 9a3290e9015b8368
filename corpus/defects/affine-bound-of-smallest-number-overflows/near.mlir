// The number is the next one.
func.func @maximum(%out: memref<1xindex>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %small = arith.constant -9223372036854775807 : index
  scf.for %i = %one to %two step %one {
    %max = affine.max affine_map<(d0, d1) -> (d0, d1)>(%i, %small)
    memref.store %max, %out[%zero] : memref<1xindex>
  }
  return
}
func.func @main() {
  %zero = arith.constant 0 : index
  %out = memref.alloc() : memref<1xindex>
  call @maximum(%out) : (memref<1xindex>) -> ()
  %r = memref.load %out[%zero] : memref<1xindex>
  %printed = arith.index_cast %r : index to i64
  vector.print %printed : i64
  return
}
