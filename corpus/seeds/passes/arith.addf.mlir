// Brings arith.addf, linalg.elementwise, math.round, tensor.concat.
module {
  func.func @main(%arg0: tensor<?xbf16> {padlab.extents = array<i64: 3>}) -> tensor<?xbf16> attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map},scf-forall-to-parallel,convert-bufferization-to-memref", padlab.seed = 3230070387 : i64} {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg0 : tensor<?xbf16>, tensor<?xbf16>) outs(%arg0 : tensor<?xbf16>) -> tensor<?xbf16>
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<round> ins(%0 : tensor<?xbf16>) outs(%0 : tensor<?xbf16>) -> tensor<?xbf16>
    %concat = tensor.concat dim(0) %1 : (tensor<?xbf16>) -> tensor<?xbf16>
    %concat_0 = tensor.concat dim(0) %concat : (tensor<?xbf16>) -> tensor<?xbf16>
    return %concat_0 : tensor<?xbf16>
  }
}

