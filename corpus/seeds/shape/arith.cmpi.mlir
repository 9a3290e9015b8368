// Brings arith.cmpi, scf.condition, scf.while.
module {
  func.func @main(%arg0: tensor<6x0x?xindex> {padlab.extents = array<i64: 0>}) -> (!shape.shape, !shape.shape, !shape.size, i1, tensor<6x0x?xindex>, tensor<6x0x?xindex>, tensor<6x0x?xindex>) attributes {padlab.seed = 3057103189 : i64} {
    %0 = shape.const_shape [] : !shape.shape
    %1 = shape.shape_eq %0 : !shape.shape
    %2 = shape.num_elements %0 : !shape.shape -> !shape.size
    %3 = shape.any %0, %0, %0 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %4:4 = scf.while (%arg1 = %c0, %arg2 = %arg0, %arg3 = %arg0, %arg4 = %arg0) : (index, tensor<6x0x?xindex>, tensor<6x0x?xindex>, tensor<6x0x?xindex>) -> (index, tensor<6x0x?xindex>, tensor<6x0x?xindex>, tensor<6x0x?xindex>) {
      %5 = arith.cmpi ult, %arg1, %c1 : index
      scf.condition(%5) %arg1, %arg3, %arg4, %arg3 : index, tensor<6x0x?xindex>, tensor<6x0x?xindex>, tensor<6x0x?xindex>
    } do {
    ^bb0(%arg1: index, %arg2: tensor<6x0x?xindex>, %arg3: tensor<6x0x?xindex>, %arg4: tensor<6x0x?xindex>):
      %5 = arith.addi %arg1, %c1_0 : index
      scf.yield %5, %arg4, %arg3, %arg4 : index, tensor<6x0x?xindex>, tensor<6x0x?xindex>, tensor<6x0x?xindex>
    }
    return %3, %0, %2, %1, %4#1, %4#2, %4#3 : !shape.shape, !shape.shape, !shape.size, i1, tensor<6x0x?xindex>, tensor<6x0x?xindex>, tensor<6x0x?xindex>
  }
}

