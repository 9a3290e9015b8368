// Reads a[i] for i of 0 to 3.
func.func @read(%a: memref<4xi32>, %to: memref<4xi32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xi32>
    affine.store %x, %to[%i] : memref<4xi32>
  }
  return
}
func.func @main() {
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i32
  %numbers = arith.constant dense<[7, 8, 9, 10]> : vector<4xi32>
  %a = memref.alloc() : memref<4xi32>
  %to = memref.alloc() : memref<4xi32>
  vector.transfer_write %numbers, %a[%zero] : vector<4xi32>, memref<4xi32>
  call @read(%a, %to) : (memref<4xi32>, memref<4xi32>) -> ()
  %r = vector.transfer_read %to[%zero], %none : memref<4xi32>, vector<4xi32>
  vector.print %r : vector<4xi32>
  return
}
