// Brings affine.max.
#map = affine_map<(d0) -> (d0 * 3 + 2, 2)>
module {
  func.func @main(%arg0: f8E4M3FN, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 1 : index}) -> (f8E4M3FN, index, index, index) attributes {padlab.seed = 715999594 : i64} {
    %0 = std.alloc(%arg1) : memref<?xf8E4M3FN, 2>
    %1 = std.constant 0 : index
    std.store %arg0, %0[%1] : memref<?xf8E4M3FN, 2>
    std.store %arg0, %0[%arg2] : memref<?xf8E4M3FN, 2>
    %2 = std.constant 2 : index
    std.store %arg0, %0[%2] : memref<?xf8E4M3FN, 2>
    %3 = std.constant -1.000000e+00 : f8E4M3FN
    %4 = std.copysign %arg0, %3 : f8E4M3FN
    std.dealloc %0 : memref<?xf8E4M3FN, 2>
    %c2 = arith.constant 2 : index
    %5 = affine.max #map(%c2)
    %c2_0 = arith.constant 2 : index
    %6 = affine.max #map(%c2_0)
    %c2_1 = arith.constant 2 : index
    %7 = affine.max #map(%c2_1)
    std.return %4, %5, %6, %7 : f8E4M3FN, index, index, index
  }
}

