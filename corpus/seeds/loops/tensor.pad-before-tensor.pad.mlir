// Brings tensor.pad before tensor.pad, tensor.pad element i16, tensor.pad high zero, tensor.pad low positive, tensor.pad of an argument, tensor.pad of tensor.pad, tensor.pad rank 2, tensor.pad with several uses.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<12x1xi16>, %arg1: tensor<1x12xi32>, %arg2: tensor<11x2xi32>) -> (tensor<1x12xi32>, tensor<14x5xi16>, tensor<16x9xi16>) attributes {padlab.seed = 427746169 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<12x1xi16> to memref<12x1xi16>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<1x12xi32> to memref<1x12xi32>
    %2 = bufferization.to_buffer %arg2 : tensor<11x2xi32> to memref<11x2xi32>
    %alloc = memref.alloc() : memref<1x12xi32>
    %c1_i32 = arith.constant 1 : i32
    linalg.fill ins(%c1_i32 : i32) outs(%alloc : memref<1x12xi32>)
    memref.copy %1, %alloc : memref<1x12xi32> to memref<1x12xi32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : memref<1x12xi32>) outs(%alloc : memref<1x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c7_i32 = arith.constant 7 : i32
      %4 = arith.minsi %in, %out : i32
      %c1_i32_1 = arith.constant 1 : i32
      %5 = arith.muli %out, %c1_i32_1 : i32
      linalg.yield %5 : i32
    }
    %3 = bufferization.to_tensor %alloc restrict : memref<1x12xi32> to tensor<1x12xi32>
    %padded = tensor.pad %arg0 low[2, 1] high[0, 3] {
    ^bb0(%arg3: index, %arg4: index):
      %c-2_i16 = arith.constant -2 : i16
      tensor.yield %c-2_i16 : i16
    } : tensor<12x1xi16> to tensor<14x5xi16>
    %padded_0 = tensor.pad %padded low[2, 1] high[0, 3] {
    ^bb0(%arg3: index, %arg4: index):
      %c-2_i16 = arith.constant -2 : i16
      tensor.yield %c-2_i16 : i16
    } : tensor<14x5xi16> to tensor<16x9xi16>
    return %3, %padded, %padded_0 : tensor<1x12xi32>, tensor<14x5xi16>, tensor<16x9xi16>
  }
}

