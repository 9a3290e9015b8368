// RUN: padlab-opt %s --convert-tensor-expand-shape-to-reshape | FileCheck %s --check-prefix=EXPAND
// RUN: padlab-opt %s --fold-empty-tensor-collapse-shape | FileCheck %s --check-prefix=COLLAPSE
// RUN: padlab-opt %s --materialize-reshape-shape | FileCheck %s --check-prefix=SHAPE

// Two unknown extents in a group.
// EXPAND-LABEL: func.func @two_unknown(
// EXPAND-SAME:    %[[A:.*]]: tensor<?x32xf32>, %[[N:.*]]: index, %[[M:.*]]: index)
// EXPAND:         %[[S:.*]] = tensor.from_elements %[[N]], %[[M]], %{{.*}} : tensor<3xindex>
// EXPAND:         tensor.reshape %[[A]](%[[S]])
func.func @two_unknown(%a: tensor<?x32xf32>, %n: index, %m: index) -> tensor<?x?x32xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, %m, 32] : tensor<?x32xf32> into tensor<?x?x32xf32>
  return %0 : tensor<?x?x32xf32>
}

// An unknown extent beside a zero.
// EXPAND-LABEL: func.func @beside_zero
// EXPAND:         tensor.reshape
func.func @beside_zero(%a: tensor<?xf32>, %n: index) -> tensor<?x0xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, 0] : tensor<?xf32> into tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// Upstream knows how to do these.
// EXPAND-LABEL: func.func @one_unknown
// EXPAND-NEXT:    tensor.expand_shape
// EXPAND-NEXT:    tensor.expand_shape
// EXPAND-NEXT:    return
func.func @one_unknown(%a: tensor<?x?xf32>, %z: tensor<0xf32>, %n: index, %m: index) -> (tensor<?x3x?xf32>, tensor<0x3xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 3, %m] : tensor<?x?xf32> into tensor<?x3x?xf32>
  %1 = tensor.expand_shape %z [[0, 1]] output_shape [0, 3] : tensor<0xf32> into tensor<0x3xf32>
  return %0, %1 : tensor<?x3x?xf32>, tensor<0x3xf32>
}

// COLLAPSE-LABEL: func.func @nothing(
// COLLAPSE:         %[[D:.*]] = tensor.dim
// COLLAPSE:         tensor.empty(%{{.*}}) : tensor<?x4xf32>
// COLLAPSE-NOT:     tensor.collapse_shape
func.func @nothing(%a: tensor<0x?x4xf32>) -> tensor<?x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<0x?x4xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// COLLAPSE-LABEL: func.func @something(
// COLLAPSE-NEXT:    tensor.collapse_shape
func.func @something(%a: tensor<?x?x4xf32>) -> tensor<?x4xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// SHAPE-LABEL: func.func @to_unranked(
// SHAPE-SAME:    %{{.*}}: tensor<?xf32>, %[[S:.*]]: tensor<2xi8>)
// SHAPE:         %[[G:.*]] = tensor.generate
// SHAPE:           %[[E:.*]] = tensor.extract %[[S]]
// SHAPE:           arith.index_cast %[[E]] : i8 to index
// SHAPE:         : tensor<?xindex>
// SHAPE:         tensor.reshape %{{.*}}(%[[G]]) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
func.func @to_unranked(%a: tensor<?xf32>, %s: tensor<2xi8>) -> tensor<*xf32> {
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xi8>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// SHAPE-LABEL: func.func @to_ranked(
// SHAPE-NEXT:    tensor.reshape
// SHAPE-NEXT:    return
func.func @to_ranked(%a: tensor<?xf32>, %s: tensor<2xi8>) -> tensor<?x?xf32> {
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xi8>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
