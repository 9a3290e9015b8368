// Brings affine.apply, arith.addi, arith.divsi, arith.index_cast, arith.muli, arith.ori, arith.xori, linalg.fill, linalg.matmul, tensor.cast, tensor.dim, tensor.pad before tensor.cast, tensor.pad element i16, tensor.pad of a source with other uses, tensor.pad of tensor.cast, tensor.pad rank 2, tensor.pad static source, tensor.pad value computed, tensor.pad value of the index.
#map = affine_map<(d0) -> (d0 * 3)>
module {
  func.func @main(%arg0: tensor<?x4xi16> {padlab.extents = array<i64: 1>}, %arg1: tensor<4x5xi16>) -> (tensor<1x5xi16>, index) attributes {padlab.seed = 458711473 : i64} {
    %0 = tensor.empty() : tensor<1x5xi16>
    %c32767_i16 = arith.constant 32767 : i16
    %1 = linalg.fill ins(%c32767_i16 : i16) outs(%0 : tensor<1x5xi16>) -> tensor<1x5xi16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<?x4xi16>, tensor<4x5xi16>) outs(%1 : tensor<1x5xi16>) -> tensor<1x5xi16>
    %cast = tensor.cast %2 : tensor<1x5xi16> to tensor<1x5xi16>
    %padded = tensor.pad %cast low[0, 2] high[2, 2] {
    ^bb0(%arg2: index, %arg3: index):
      %c0_1 = arith.constant 0 : index
      %5 = arith.xori %arg2, %c0_1 : index
      %c6 = arith.constant 6 : index
      %6 = arith.xori %arg3, %c6 : index
      %7 = arith.ori %5, %6 : index
      %8 = arith.divsi %arg3, %7 : index
      %9 = arith.index_cast %8 : index to i16
      tensor.yield %9 : i16
    } : tensor<1x5xi16> to tensor<3x9xi16>
    %cast_0 = tensor.cast %padded : tensor<3x9xi16> to tensor<?x?xi16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %cast_0, %c0 : tensor<?x?xi16>
    %c-3 = arith.constant -3 : index
    %3 = arith.addi %dim, %c-3 : index
    %4 = affine.apply #map(%3)
    return %cast, %4 : tensor<1x5xi16>, index
  }
}

