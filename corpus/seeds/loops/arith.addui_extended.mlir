// Brings arith.addui_extended, math.ctpop.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?xi8> {padlab.extents = array<i64: 39>}, %arg1: tensor<6x3x?xi8> {padlab.extents = array<i64: 4>}, %arg2: tensor<?x?x6xi8> {padlab.extents = array<i64: 4, 3>}, %arg3: index {padlab.value = 6 : index}) -> tensor<?x3x?xindex> attributes {padlab.seed = 4058027711 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<?xi8> to memref<?xi8>
    %1 = bufferization.to_buffer %arg1 : tensor<6x3x?xi8> to memref<6x3x?xi8>
    %2 = bufferization.to_buffer %arg2 : tensor<?x?x6xi8> to memref<?x?x6xi8>
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%arg3, %c4) : memref<?x3x?xindex>
    %c7 = arith.constant 7 : index
    linalg.fill ins(%c7 : index) outs(%alloc : memref<?x3x?xindex>)
    %c1 = arith.constant 1 : index
    %dim = memref.dim %alloc, %c1 : memref<?x3x?xindex>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg2, %c2 : tensor<?x?x6xi8>
    %alloc_1 = memref.alloc(%dim, %dim_0) : memref<4x?x?xi8>
    affine.for %arg4 = 0 to 4 {
      affine.for %arg5 = 0 to 3 {
        affine.for %arg6 = 0 to 6 {
          %4 = arith.index_castui %arg4 : index to i8
          %5 = arith.index_castui %arg5 : index to i8
          %6 = arith.index_cast %arg4 : index to i8
          %7 = arith.addi %5, %6 : i8
          %c2_i8 = arith.constant 2 : i8
          %8 = arith.ori %c2_i8, %7 : i8
          %c3_i8 = arith.constant 3 : i8
          %9 = arith.andi %7, %c3_i8 : i8
          affine.store %9, %alloc_1[%arg4, %arg5, %arg6] : memref<4x?x?xi8>
        }
      }
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_1 : memref<4x?x?xi8>) outs(%2 : memref<?x?x6xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c-1_i8 = arith.constant -1 : i8
      %4 = arith.cmpi slt, %out, %c-1_i8 : i8
      %5 = arith.select %4, %in, %in : i8
      %c2_i8 = arith.constant 2 : i8
      %6 = arith.andi %out, %c2_i8 : i8
      %7 = math.ctpop %5 : i8
      %8 = arith.extui %4 : i1 to i8
      %sum, %overflow = arith.addui_extended %in, %8 : i8, i1
      linalg.yield %sum : i8
    }
    %3 = bufferization.to_tensor %alloc restrict : memref<?x3x?xindex> to tensor<?x3x?xindex>
    memref.dealloc %alloc_1 : memref<4x?x?xi8>
    return %3 : tensor<?x3x?xindex>
  }
}

