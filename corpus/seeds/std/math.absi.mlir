// Brings math.absi.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: f32, %arg1: index {padlab.value = 0 : index}) -> (tensor<3xf32>, f32, f32, tensor<i64>) attributes {padlab.seed = 1689230128 : i64} {
    %0 = std.constant -0.000000e+00 : f32
    %1 = std.copysign %arg0, %0 : f32
    %2 = std.alloc() : memref<3xf32, 2>
    std.store %1, %2[%arg1] : memref<3xf32, 2>
    %3 = std.constant 1 : index
    std.store %1, %2[%3] : memref<3xf32, 2>
    %4 = std.constant 2 : index
    std.store %1, %2[%4] : memref<3xf32, 2>
    %5 = std.tensor_load %2 : memref<3xf32, 2>
    %6 = std.constant 5.000000e-01 : f32
    %7 = tensor.empty() : tensor<i64>
    %c3_i64 = arith.constant 3 : i64
    %8 = linalg.fill ins(%c3_i64 : i64) outs(%7 : tensor<i64>) -> tensor<i64>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%5 : tensor<3xf32>) outs(%8 : tensor<i64>) {
    ^bb0(%in: f32, %out: i64):
      %cst = arith.constant 5.000000e-01 : f32
      %15 = arith.cmpf ule, %in, %cst : f32
      %16 = arith.extsi %15 : i1 to i64
      %17 = arith.xori %out, %16 : i64
      %c-7_i64 = arith.constant -7 : i64
      %18 = math.absi %c-7_i64 : i64
      linalg.yield %18 : i64
    } -> tensor<i64>
    %10 = std.addf %1, %6 : f32
    %11 = std.mulf %10, %10 : f32
    %12 = std.ceilf %11 : f32
    %13 = std.constant true
    %14 = std.select %13, %10, %10 : f32
    std.dealloc %2 : memref<3xf32, 2>
    std.return %5, %12, %14, %9 : tensor<3xf32>, f32, f32, tensor<i64>
  }
}

