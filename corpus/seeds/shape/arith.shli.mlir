// Brings arith.shli, tensor.pad before linalg.generic, tensor.pad low negative.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?xindex> {padlab.extents = array<i64: 1>, padlab.value = dense<5> : tensor<1xindex>}, %arg1: !shape.shape {padlab.value = "[*]"}, %arg2: !shape.shape {padlab.value = "[*]"}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 3 : index}, %arg5: tensor<i32>) -> (!shape.shape, index, i1) attributes {padlab.seed = 474349828 : i64} {
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg6 = %arg3 to %arg4 step %c1 iter_args(%arg7 = %arg0) -> (tensor<?xindex>) {
      %padded = tensor.pad %arg7 low[-1] high[1] {
      ^bb0(%arg8: index):
        %8 = arith.ori %arg6, %arg6 : index
        tensor.yield %8 : index
      } : tensor<?xindex> to tensor<?xindex>
      %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg7, %arg5, %padded : tensor<?xindex>, tensor<i32>, tensor<?xindex>) outs(%arg7, %padded : tensor<?xindex>, tensor<?xindex>) {
      ^bb0(%in: index, %in_1: i32, %in_2: index, %out: index, %out_3: index):
        %c33 = arith.constant 33 : index
        %8 = arith.shli %out_3, %c33 : index
        %c-2 = arith.constant -2 : index
        %9 = arith.minsi %out_3, %c-2 : index
        %10 = arith.muli %out, %out_3 : index
        %c1_4 = arith.constant 1 : index
        linalg.yield %10, %c1_4 : index, index
      } -> (tensor<?xindex>, tensor<?xindex>)
      scf.yield %7#1 : tensor<?xindex>
    }
    %1 = shape.rank %arg0 : tensor<?xindex> -> index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<?xindex>
    %c2 = arith.constant 2 : index
    %2 = arith.addi %dim, %c2 : index
    %c1_0 = arith.constant 1 : index
    %3 = scf.for %arg6 = %arg3 to %2 step %c1_0 iter_args(%arg7 = %0) -> (tensor<?xindex>) {
      %padded = tensor.pad %arg7 low[-1] high[1] {
      ^bb0(%arg8: index):
        %8 = arith.ori %arg6, %arg6 : index
        tensor.yield %8 : index
      } : tensor<?xindex> to tensor<?xindex>
      %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg7, %arg5, %0 : tensor<?xindex>, tensor<i32>, tensor<?xindex>) outs(%padded, %arg0 : tensor<?xindex>, tensor<?xindex>) {
      ^bb0(%in: index, %in_1: i32, %in_2: index, %out: index, %out_3: index):
        %c33 = arith.constant 33 : index
        %8 = arith.shli %out_3, %c33 : index
        %c-2 = arith.constant -2 : index
        %9 = arith.minsi %out_3, %c-2 : index
        %10 = arith.muli %out, %out_3 : index
        %c1_4 = arith.constant 1 : index
        linalg.yield %10, %c1_4 : index, index
      } -> (tensor<?xindex>, tensor<?xindex>)
      scf.yield %padded : tensor<?xindex>
    }
    %4 = shape.meet %3, %arg1 : tensor<?xindex>, !shape.shape -> tensor<?xindex>
    %5 = shape.shape_eq %arg2 : !shape.shape
    %6 = shape.meet %arg2, %4 : !shape.shape, tensor<?xindex> -> !shape.shape
    return %6, %1, %5 : !shape.shape, index, i1
  }
}

