// Brings tensor.gather.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[0, ?, 0, 2]"}, %arg1: tensor<?x2xi1> {padlab.extents = array<i64: 6>}) -> (!shape.shape, !shape.shape, !shape.shape, i1, tensor<?x1xi1>) attributes {padlab.seed = 2874337490 : i64} {
    %0 = shape.max %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %1 = shape.shape_eq %arg0 : !shape.shape
    %cst = arith.constant dense<[[[4, 0]]]> : tensor<1x1x2xindex>
    %cast = tensor.cast %cst : tensor<1x1x2xindex> to tensor<?x1x2xindex>
    %gather = tensor.gather %arg1[%cast] gather_dims([0, 1]) : (tensor<?x2xi1>, tensor<?x1x2xindex>) -> tensor<?x1xi1>
    %2 = shape.broadcast %arg0, %0 {error = "requires rank 2 operands"} : !shape.shape, !shape.shape -> !shape.shape
    %3 = shape.max %0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    return %3, %2, %0, %1, %gather : !shape.shape, !shape.shape, !shape.shape, i1, tensor<?x1xi1>
  }
}

