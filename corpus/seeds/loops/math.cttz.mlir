// Brings math.cttz.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module {
  func.func @main(%arg0: tensor<4x6x3xi32>, %arg1: index {padlab.value = 3 : index}) -> (tensor<4x6x3xi32>, tensor<4x?x?xi16>) attributes {padlab.seed = 2682322467 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<4x6x3xi32> to memref<4x6x3xi32>
    %alloc = memref.alloc() : memref<4x6x3xi32>
    %c5_i32 = arith.constant 5 : i32
    linalg.fill ins(%c5_i32 : i32) outs(%alloc : memref<4x6x3xi32>)
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = arith.remsi %c7, %c1 : index
    %2 = bufferization.to_tensor %alloc restrict : memref<4x6x3xi32> to tensor<4x6x3xi32>
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %2, %c1_0 : tensor<4x6x3xi32>
    %3 = tensor.empty(%arg1, %dim) : tensor<4x?x?xi16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<4x6x3xi32>) outs(%3 : tensor<4x?x?xi16>) {
    ^bb0(%in: i32, %out: i16):
      %5 = arith.trunci %in : i32 to i16
      %6 = arith.trunci %in : i32 to i16
      %7 = arith.subi %5, %6 : i16
      %c2_i16 = arith.constant 2 : i16
      %c3_i16 = arith.constant 3 : i16
      %8 = arith.andi %7, %c3_i16 : i16
      %c1_i16 = arith.constant 1 : i16
      %9 = arith.ori %8, %c1_i16 : i16
      %10 = arith.remui %7, %9 : i16
      %c15_i16 = arith.constant 15 : i16
      %11 = arith.shli %10, %c15_i16 : i16
      %c5_i16 = arith.constant 5 : i16
      %12 = math.cttz %c5_i16 : i16
      %c5_i16_1 = arith.constant 5 : i16
      %13 = math.cttz %c5_i16_1 : i16
      linalg.yield %13 : i16
    } -> tensor<4x?x?xi16>
    return %2, %4 : tensor<4x6x3xi32>, tensor<4x?x?xi16>
  }
}

