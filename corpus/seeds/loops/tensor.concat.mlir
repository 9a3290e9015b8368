// Brings tensor.concat.
module {
  func.func @main(%arg0: tensor<1xindex>, %arg1: tensor<1xindex>, %arg2: tensor<1xindex>, %arg3: tensor<?x?xindex> {padlab.extents = array<i64: 7, 0>}) -> (tensor<7x7xindex>, tensor<7x?xindex>) attributes {padlab.seed = 3460468152 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<1xindex> to memref<1xindex>
    %1 = bufferization.to_buffer %arg1 read_only : tensor<1xindex> to memref<1xindex>
    %2 = bufferization.to_buffer %arg2 : tensor<1xindex> to memref<1xindex>
    %alloc = memref.alloc() : memref<7x7xindex>
    %3 = affine.load %2[0] : memref<1xindex>
    affine.store %3, %alloc[4, 3] : memref<7x7xindex>
    %4 = bufferization.to_tensor %alloc restrict : memref<7x7xindex> to tensor<7x7xindex>
    %concat = tensor.concat dim(1) %4, %arg3, %4 : (tensor<7x7xindex>, tensor<?x?xindex>, tensor<7x7xindex>) -> tensor<7x?xindex>
    return %4, %concat : tensor<7x7xindex>, tensor<7x?xindex>
  }
}

