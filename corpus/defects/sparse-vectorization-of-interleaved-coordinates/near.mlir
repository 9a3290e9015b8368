// The coordinates of each level are stored in an array of their own. Prints 0, 1, 3 either way.
#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @columns(%a: tensor<2x4xi32, #coo>, %result: memref<3xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %coordinates = sparse_tensor.coordinates %a { level = 1 : index } : tensor<2x4xi32, #coo> to memref<?xindex>
  scf.for %i = %c0 to %c3 step %c1 {
    %column = memref.load %coordinates[%i] : memref<?xindex>
    memref.store %column, %result[%i] : memref<3xindex>
  } {"Emitted from" = "linalg.generic"}
  return
}
func.func @main() {
  %zero = arith.constant 0 : index
  %dense = arith.constant dense<[[1, 2, 0, 0], [0, 0, 0, 3]]> : tensor<2x4xi32>
  %a = sparse_tensor.convert %dense : tensor<2x4xi32> to tensor<2x4xi32, #coo>
  %result = memref.alloc() : memref<3xindex>
  call @columns(%a, %result) : (tensor<2x4xi32, #coo>, memref<3xindex>) -> ()
  %v = vector.load %result[%zero] : memref<3xindex>, vector<3xindex>
  vector.print %v : vector<3xindex>
  memref.dealloc %result : memref<3xindex>
  return
}
