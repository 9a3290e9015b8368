// The vector has one element.
func.func @add(%from: memref<3xi32>, %copy: memref<3xi32>, %sums: memref<2xi32>) {
  affine.for %i = 0 to 2 {
    %x = affine.load %from[%i] : memref<3xi32>
    affine.store %x, %copy[%i] : memref<3xi32>
  }
  affine.for %i = 0 to 2 {
    %v = affine.vector_load %copy[%i] : memref<3xi32>, vector<1xi32>
    %sum = vector.reduction <add>, %v : vector<1xi32> into i32
    affine.store %sum, %sums[%i] : memref<2xi32>
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %from = memref.alloc() : memref<3xi32>
  %copy = memref.alloc() : memref<3xi32>
  %sums = memref.alloc() : memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    memref.store %one, %from[%i] : memref<3xi32>
    memref.store %zero, %copy[%i] : memref<3xi32>
  }
  call @add(%from, %copy, %sums) : (memref<3xi32>, memref<3xi32>, memref<2xi32>) -> ()
  %r = memref.load %sums[%c0] : memref<2xi32>
  vector.print %r : i32
  return
}
