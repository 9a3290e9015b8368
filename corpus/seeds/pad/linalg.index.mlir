// Brings linalg.index.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<3x1xindex>) -> tensor<3x1xindex> attributes {padlab.seed = 2495945635 : i64} {
    %0 = tensor.empty() : tensor<3x1xindex>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x1xindex>) outs(%0 : tensor<3x1xindex>) {
    ^bb0(%in: index, %out: index):
      %2 = linalg.index 0 : index
      linalg.yield %in : index
    } -> tensor<3x1xindex>
    return %1 : tensor<3x1xindex>
  }
}

