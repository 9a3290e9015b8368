// Brings arith.index_cast, arith.index_castui, arith.minsi, arith.muli, linalg.generic, linalg.index, linalg.yield, std.dim, std.load, tensor.empty.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x6xindex>, %arg1: f64, %arg2: tensor<?xi8> {padlab.extents = array<i64: 5>}) -> (index, tensor<5xindex>) attributes {padlab.seed = 1600296438 : i64} {
    %0 = std.dim %arg0, 0 : tensor<6x6xindex>
    %1 = std.alloc() : memref<index, 1>
    std.store %0, %1[] : memref<index, 1>
    %2 = std.load %1[] : memref<index, 1>
    %3 = tensor.empty() : tensor<5xindex>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<?xi8>) outs(%3 : tensor<5xindex>) {
    ^bb0(%in: i8, %out: index):
      %5 = linalg.index 0 : index
      %6 = arith.index_cast %in : i8 to index
      %7 = arith.index_castui %in : i8 to index
      %8 = arith.minsi %6, %7 : index
      %9 = arith.index_castui %in : i8 to index
      %10 = arith.muli %5, %9 : index
      linalg.yield %10 : index
    } -> tensor<5xindex>
    std.dealloc %1 : memref<index, 1>
    std.return %2, %4 : index, tensor<5xindex>
  }
}

