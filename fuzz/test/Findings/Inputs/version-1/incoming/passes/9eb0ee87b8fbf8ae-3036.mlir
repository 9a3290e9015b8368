module {
  func.func @main(%arg0: tensor<1xi16>, %arg1: tensor<?x1xindex> {padlab.extents = array<i64: 1>}) -> (tensor<index>, index) attributes {padlab.passes = "canonicalize,canonicalize{top-down=true},func.func(test-tensor-transform-patterns{test-expand-shape-bubbling=true}),one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops allow-unknown-ops unknown-type-conversion=fully-dynamic-layout-map buffer-alignment=16},flatten-memref,loop-invariant-code-motion,remove-dead-values,convert-linalg-to-parallel-loops", padlab.seed = 2626445783 : i64} {
    %from_elements = tensor.from_elements  : tensor<0xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<?x1xindex>, tensor<0xindex>) -> tensor<index>
    %cst = arith.constant dense<100> : tensor<1x1x1x1x1xindex>
    %rank = tensor.rank %cst : tensor<1x1x1x1x1xindex>
    return %reshape, %rank : tensor<index>, index
  }
}

