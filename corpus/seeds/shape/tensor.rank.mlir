// Brings tensor.rank.
module {
  func.func @main(%arg0: index {padlab.value = 3 : index}, %arg1: tensor<?x?x?xi32> {padlab.extents = array<i64: 3, 6, 3>}) -> (!shape.shape, !shape.shape, !shape.size, index, index, index) attributes {padlab.seed = 1872099167 : i64} {
    %0 = shape.const_shape [3, 0] : !shape.shape
    %head, %tail = "shape.split_at"(%0, %arg0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %rank = tensor.rank %arg1 : tensor<?x?x?xi32>
    %1 = shape.index_to_size %arg0
    %2 = shape.broadcast %tail, %tail, %head {error = "a \22quoted\22 text"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %rank_0 = tensor.rank %arg1 : tensor<?x?x?xi32>
    %3 = shape.from_extents %1, %1, %1 : !shape.size, !shape.size, !shape.size
    %rank_1 = tensor.rank %arg1 : tensor<?x?x?xi32>
    check.expect_error(%tail) "index is out of bounds" : !shape.shape
    return %3, %2, %1, %rank, %rank_0, %rank_1 : !shape.shape, !shape.shape, !shape.size, index, index, index
  }
}

