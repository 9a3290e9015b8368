// Brings tensor.from_elements, tensor.reshape.
module {
  func.func @main(%arg0: !shape.size {padlab.value = 2 : index}, %arg1: tensor<?xi32> {padlab.extents = array<i64: 3>, padlab.value = dense<[3, 3, 1]> : tensor<3xi32>}) -> (!shape.shape, !shape.size, tensor<3xi32>) attributes {padlab.seed = 1585070852 : i64} {
    %0 = shape.from_extents %arg0 : !shape.size
    %1 = shape.broadcast %0 : !shape.shape -> !shape.shape
    %2 = shape.dim %arg1, %arg0 : tensor<?xi32>, !shape.size -> !shape.size
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xi32>
    %from_elements = tensor.from_elements %dim : tensor<1xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<?xi32>, tensor<1xindex>) -> tensor<3xi32>
    return %1, %2, %reshape : !shape.shape, !shape.size, tensor<3xi32>
  }
}

