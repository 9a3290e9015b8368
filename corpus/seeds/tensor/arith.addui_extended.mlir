// Brings arith.addui_extended.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<i4>, %arg1: tensor<i4>, %arg2: tensor<7xi4>, %arg3: tensor<1xi4>, %arg4: index {padlab.value = 0 : index}, %arg5: tensor<7xi1>) -> (tensor<7xi4>, tensor<3x?xi4>, index, tensor<7xi1>) attributes {padlab.seed = 184246400 : i64} {
    %cst = arith.constant dense<3> : tensor<1x1xindex>
    %scatter = tensor.scatter %arg3 into %arg2[%cst] scatter_dims([0]) unique : (tensor<1xi4>, tensor<7xi4>, tensor<1x1xindex>) -> tensor<7xi4>
    %dim = tensor.dim %arg3, %arg4 : tensor<1xi4>
    %c0_i4 = arith.constant 0 : i4
    %generated = tensor.generate %dim {
    ^bb0(%arg6: index, %arg7: index):
      %1 = arith.index_cast %arg7 : index to i4
      tensor.yield %1 : i4
    } : tensor<3x?xi4>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %scatter : tensor<7xi4>, tensor<7xi4>) outs(%arg5 : tensor<7xi1>) {
    ^bb0(%in: i4, %in_0: i4, %out: i1):
      %1 = linalg.index 0 : index
      %2 = arith.trunci %in_0 : i4 to i1
      %3 = arith.trunci %in_0 : i4 to i1
      %4 = arith.index_castui %1 : index to i1
      %5 = arith.maxsi %3, %4 : i1
      %6 = arith.index_castui %1 : index to i1
      %7 = arith.subi %5, %6 : i1
      %true = arith.constant true
      %8 = arith.addi %5, %true : i1
      %9 = arith.trunci %in : i4 to i1
      %true_1 = arith.constant true
      %sum, %overflow = arith.addui_extended %9, %true_1 : i1, i1
      linalg.yield %sum : i1
    } -> tensor<7xi1>
    return %scatter, %generated, %dim, %0 : tensor<7xi4>, tensor<3x?xi4>, index, tensor<7xi1>
  }
}

