// Brings linalg.select.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 mod 5)>
#map2 = affine_map<(d0) -> (d0 floordiv 6)>
module {
  func.func @main(%arg0: tensor<9x6xi8>, %arg1: tensor<?x9xi1> {padlab.extents = array<i64: 6>}, %arg2: index {padlab.value = 9 : index}) -> (tensor<6x9xi8>, i8, tensor<6x?xi8>) attributes {padlab.seed = 1684972470 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<9x6xi8> to memref<9x6xi8>
    %alloc = memref.alloc() : memref<6x9xi8>
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c-1_i8_0 = arith.constant -1 : i8
    %1 = arith.addi %c0_i8, %c-1_i8_0 : i8
    %2 = arith.cmpi slt, %1, %1 : i8
    %3 = arith.select %2, %1, %1 : i8
    linalg.fill ins(%3 : i8) outs(%alloc : memref<6x9xi8>)
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c2_i8 = arith.constant 2 : i8
    %c1 = arith.constant 1 : index
    %4 = scf.for %arg3 = %c0 to %c6 step %c1 iter_args(%arg4 = %c2_i8) -> (i8) {
      %8 = affine.load %0[2, 1] : memref<9x6xi8>
      %9 = affine.apply #map(%arg3)
      %10 = affine.apply #map(%arg3)
      memref.store %8, %alloc[%9, %10] : memref<6x9xi8>
      %c0_1 = arith.constant 0 : index
      %11 = affine.apply #map1(%arg3)
      %12 = affine.apply #map2(%arg3)
      %13 = affine.linearize_index [%c0_1, %11, %12] by (1, 5, 1) : index
      %14 = arith.cmpi eq, %arg4, %8 : i8
      %c100_i8 = arith.constant 100 : i8
      %15 = arith.select %14, %arg4, %c100_i8 : i8
      scf.yield %15 : i8
    }
    %5 = bufferization.to_tensor %alloc restrict : memref<6x9xi8> to tensor<6x9xi8>
    %6 = tensor.empty(%arg2) : tensor<6x?xi8>
    %7 = linalg.select ins(%arg1, %5, %5 : tensor<?x9xi1>, tensor<6x9xi8>, tensor<6x9xi8>) outs(%6 : tensor<6x?xi8>) -> tensor<6x?xi8>
    return %5, %4, %7 : tensor<6x9xi8>, i8, tensor<6x?xi8>
  }
}

