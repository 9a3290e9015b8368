// Brings arith.mulsi_extended, math.cttz.
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x?xi16> {padlab.extents = array<i64: 4>}, %arg1: tensor<?x?xi16> {padlab.extents = array<i64: 6, 5>}, %arg2: index {padlab.value = 0 : index}, %arg3: tensor<5xf32, "layout">) -> (tensor<?x?xi16>, i16, i16) attributes {padlab.seed = 383167159 : i64} {
    %0 = std.constant 4 : index
    %1 = std.alloc(%0) : memref<2x?xi16, 2>
    std.tensor_store %arg0, %1 : memref<2x?xi16, 2>
    %2 = std.addi %arg1, %arg1 : tensor<?x?xi16>
    %3 = std.constant 1 : index
    %4 = std.constant 0 : index
    %5 = std.load %1[%3, %4] : memref<2x?xi16, 2>
    %6 = std.addi %5, %5 : i16
    std.tensor_store %arg0, %1 : memref<2x?xi16, 2>
    %7 = std.constant 3 : index
    %8 = std.load %1[%arg2, %7] : memref<2x?xi16, 2>
    %9 = std.constant 32767 : i16
    %10 = std.xor %6, %9 : i16
    %11 = std.constant -32768 : i16
    %12 = std.constant 32767 : i16
    %13 = std.and %11, %12 : i16
    %14 = std.constant 1 : i16
    %15 = std.or %13, %14 : i16
    %16 = std.remis %10, %15 : i16
    %17 = std.constant false
    %18 = std.select %17, %6, %8 : i16
    %19 = std.and %18, %6 : i16
    std.dealloc %1 : memref<2x?xi16, 2>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<5xf32, "layout">) outs(%2 : tensor<?x?xi16>) {
    ^bb0(%in: f32, %out: i16):
      %c5_i16 = arith.constant 5 : i16
      %cst = arith.constant 0x7F800000 : f32
      %21 = arith.cmpf une, %in, %cst : f32
      %22 = arith.extui %21 : i1 to i16
      %low, %high = arith.mulsi_extended %22, %c5_i16 : i16
      %c3_i16 = arith.constant 3 : i16
      %23 = math.cttz %22 : i16
      linalg.yield %23 : i16
    } -> tensor<?x?xi16>
    std.return %20, %16, %19 : tensor<?x?xi16>, i16, i16
  }
}

