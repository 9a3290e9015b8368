// Brings arith.minimumf, linalg.pooling_nhwc_min.
module {
  func.func private @f3(%arg0: f32, %arg1: f32) -> f32 {
    %0 = std.sqrt %arg0 : f32
    std.return %0 : f32
  }
  func.func private @f2(%arg0: f32, %arg1: f32) -> f32 {
    %0 = std.constant true
    %1 = std.select %0, %arg0, %arg1 : f32
    %2 = std.sqrt %1 : f32
    std.return %2 : f32
  }
  func.func private @f1(%arg0: f32, %arg1: f32) -> f32 {
    %0 = std.absf %arg1 : f32
    std.return %0 : f32
  }
  func.func @main(%arg0: tensor<2xi32>, %arg1: f32, %arg2: tensor<?xi32> {padlab.extents = array<i64: 7>}, %arg3: f32, %arg4: tensor<?x3xf32> {padlab.extents = array<i64: 1>}, %arg5: tensor<1x5x4x1xf32>) -> (f32, tensor<1x5x2x1xf32>) attributes {padlab.seed = 3566475908 : i64} {
    %0 = std.alloc_static(0x20010000) : memref<2xi32, 2>
    std.tensor_store %arg0, %0 : memref<2xi32, 2>
    %1 = std.constant -1 : i32
    %2 = std.constant 0 : index
    std.store %1, %0[%2] : memref<2xi32, 2>
    %3 = std.call @f1(%arg3, %arg1) : (f32, f32) -> f32
    %4 = std.call @f2(%arg3, %arg3) : (f32, f32) -> f32
    %5 = std.call @f3(%4, %3) : (f32, f32) -> f32
    std.dealloc %0 : memref<2xi32, 2>
    %6 = tensor.empty() : tensor<1x3xf32>
    %cst = arith.constant dense<[[[[2.500000e+00], [0x7F800000]], [[1.000000e+00], [5.000000e-01]], [[0.000000e+00], [5.000000e-01]], [[3.40282347E+38], [0.000000e+00]], [[0.000000e+00], [2.000000e+00]]]]> : tensor<1x5x2x1xf32>
    %7 = linalg.pooling_nhwc_min {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg5, %6 : tensor<1x5x4x1xf32>, tensor<1x3xf32>) outs(%cst : tensor<1x5x2x1xf32>) -> tensor<1x5x2x1xf32>
    std.return %5, %7 : f32, tensor<1x5x2x1xf32>
  }
}

