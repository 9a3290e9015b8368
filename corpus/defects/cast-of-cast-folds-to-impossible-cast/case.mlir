// A memref.cast that fails, in a branch that need not be taken. Expected: valid IR. Wrong: a memref.cast that does not verify.
func.func @f(%c: i1, %m: memref<1xi32>, %o: memref<4xi32>) -> memref<4xi32> {
  %r = scf.if %c -> memref<4xi32> {
    %a = memref.cast %m : memref<1xi32> to memref<?xi32>
    %b = memref.cast %a : memref<?xi32> to memref<4xi32>
    scf.yield %b : memref<4xi32>
  } else {
    scf.yield %o : memref<4xi32>
  }
  return %r : memref<4xi32>
}
