// Brings affine.max.
#map = affine_map<(d0) -> (d0 * 3 + 2, 2)>
module {
  func.func @main(%arg0: !shape.size {padlab.value = 2 : index}, %arg1: !shape.size {padlab.value = "invalid"}, %arg2: tensor<*xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>}) -> (!shape.shape, !shape.shape, !shape.shape, !shape.size, index, index, index) attributes {padlab.seed = 715999594 : i64} {
    %0 = shape.from_extents %arg0, %arg1 : !shape.size, !shape.size
    %1 = shape.any %0, %0, %0 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %2 = shape.add %arg1, %arg1 : !shape.size, !shape.size -> !shape.size
    %3 = shape.const_shape [] : !shape.shape
    %head, %tail = "shape.split_at"(%3, %arg1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %4 = shape.with_shape %arg2, %0 : tensor<*xindex>, !shape.shape
    %5 = shape.mul %arg0, %2 : !shape.size, !shape.size -> !shape.size
    check.expect_error(%2) "" : !shape.size
    check.expect_error(%5) "" : !shape.size
    check.expect_error(%0) "" : !shape.shape
    check.expect_error(%tail) "" : !shape.shape
    %c2 = arith.constant 2 : index
    %6 = affine.max #map(%c2)
    %c2_0 = arith.constant 2 : index
    %7 = affine.max #map(%c2_0)
    %c2_1 = arith.constant 2 : index
    %8 = affine.max #map(%c2_1)
    return %head, %1, %0, %2, %6, %7, %8 : !shape.shape, !shape.shape, !shape.shape, !shape.size, index, index, index
  }
}

