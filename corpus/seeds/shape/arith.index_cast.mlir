// Brings arith.index_cast, arith.ori, arith.xori, linalg.fill, linalg.generic, linalg.index, linalg.yield, shape.from_extents, shape.index_to_size, tensor.empty.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: !shape.size {padlab.value = 1 : index}, %arg1: tensor<2xi64>) -> (tensor<?xindex>, !shape.shape, index, tensor<2xindex>) attributes {padlab.seed = 836393322 : i64} {
    %0 = shape.meet %arg0, %arg0 : !shape.size, !shape.size -> index
    %1 = shape.index_to_size %0
    %2 = shape.from_extents %1, %arg0 : !shape.size, !shape.size
    %3 = shape.meet %2, %2 : !shape.shape, !shape.shape -> tensor<?xindex>
    %4 = tensor.empty() : tensor<2xindex>
    %c2 = arith.constant 2 : index
    %5 = linalg.fill ins(%c2 : index) outs(%4 : tensor<2xindex>) -> tensor<2xindex>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<2xi64>) outs(%5 : tensor<2xindex>) {
    ^bb0(%in: i64, %out: index):
      %7 = linalg.index 0 : index
      %c7 = arith.constant 7 : index
      %8 = arith.ori %c7, %7 : index
      %9 = arith.index_cast %in : i64 to index
      %10 = arith.xori %9, %8 : index
      linalg.yield %10 : index
    } -> tensor<2xindex>
    return %3, %2, %0, %6 : tensor<?xindex>, !shape.shape, index, tensor<2xindex>
  }
}

