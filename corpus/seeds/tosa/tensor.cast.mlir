// Brings tensor.cast, tensor.from_elements, tensor.reshape.
module {
  func.func @main(%arg0: tensor<2x?x5xi16> {padlab.extents = array<i64: 1>}, %arg1: tensor<?x?x2x4xi16> {padlab.extents = array<i64: 1, 1>}, %arg2: tensor<2x3x2xi16>, %arg3: index {padlab.value = 10 : index}) -> (tensor<2x?x5xi16>, tensor<*xi16>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-optional-decompositions,tosa-optional-decompositions,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 3652375398 : i64} {
    %from_elements = tensor.from_elements %arg3 : tensor<1xindex>
    %cast = tensor.cast %from_elements : tensor<1xindex> to tensor<?xindex>
    %reshape = tensor.reshape %arg0(%cast) : (tensor<2x?x5xi16>, tensor<?xindex>) -> tensor<*xi16>
    return %arg0, %reshape : tensor<2x?x5xi16>, tensor<*xi16>
  }
}

