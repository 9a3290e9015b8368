// Brings linalg.conv_1d_nwc_wcf.
#map = affine_map<() -> (24, 0)>
module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<2x?x2xi7> {padlab.extents = array<i64: 5>}, %arg3: tensor<?x2x2xi7> {padlab.extents = array<i64: 1>}, %arg4: tensor<2x?x2xi7> {padlab.extents = array<i64: 3>}, %arg5: tensor<3x2x?xi7> {padlab.extents = array<i64: 2>}) -> (tensor<2x4xi1>, tensor<2x?x2xi7>, tensor<2x1x2xi7>) attributes {padlab.seed = 731677772 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<i1> to memref<i1>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<i1> to memref<i1>
    %alloc = memref.alloc() : memref<2x4xi1>
    affine.for %arg6 = 0 to 2 {
      affine.for %arg7 = 0 to 4 {
        %8 = arith.index_cast %arg7 : index to i1
        %9 = arith.index_castui %arg7 : index to i1
        %10 = arith.index_cast %arg7 : index to i1
        %11 = arith.maxsi %9, %10 : i1
        %12 = arith.index_castui %arg7 : index to i1
        %13 = arith.andi %11, %12 : i1
        memref.store %13, %alloc[%arg6, %arg7] : memref<2x4xi1>
      }
    }
    %2 = affine.min #map()
    %cast = memref.cast %alloc : memref<2x4xi1> to memref<?x?xi1>
    %3 = bufferization.to_tensor %alloc restrict : memref<2x4xi1> to tensor<2x4xi1>
    %4 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg2, %arg3 : tensor<2x?x2xi7>, tensor<?x2x2xi7>) outs(%arg4 : tensor<2x?x2xi7>) -> tensor<2x?x2xi7>
    %5 = tensor.empty() : tensor<2x1x2xi7>
    %c3_i7 = arith.constant 3 : i7
    %6 = linalg.fill ins(%c3_i7 : i7) outs(%5 : tensor<2x1x2xi7>) -> tensor<2x1x2xi7>
    %7 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg4, %arg5 : tensor<2x?x2xi7>, tensor<3x2x?xi7>) outs(%6 : tensor<2x1x2xi7>) -> tensor<2x1x2xi7>
    return %3, %4, %7 : tensor<2x4xi1>, tensor<2x?x2xi7>, tensor<2x1x2xi7>
  }
}

