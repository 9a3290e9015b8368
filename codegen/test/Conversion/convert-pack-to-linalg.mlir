// linalg.pack and linalg.unpack are loops over their destination, which read
// the source where it has an element.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-opt %s --convert-pack-to-linalg | FileCheck %s

// CHECK-LABEL: @vector
// CHECK-SAME:    (%[[A:.*]]: tensor<?xi32>, %[[T:.*]]: index
// CHECK-NOT:     linalg.pack
// CHECK:         %[[N:.*]] = tensor.dim %[[A]]
// CHECK:         linalg.generic
// CHECK:           %[[GRID:.*]] = linalg.index 0
// CHECK:           %[[WITHIN:.*]] = linalg.index 1
// CHECK:           %[[BEGIN:.*]] = arith.muli %[[GRID]], %[[T]]
// CHECK:           %[[I:.*]] = arith.addi %[[BEGIN]], %[[WITHIN]]
// CHECK:           %[[INSIDE:.*]] = arith.cmpi slt, %[[I]], %[[N]]
// CHECK:           scf.if %[[INSIDE]]
// CHECK-NEXT:        tensor.extract %[[A]][%[[I]]]
func.func @vector(%a: tensor<?xi32>, %tile: index, %d: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %c9 = arith.constant 9 : i32
  %0 = linalg.pack %a padding_value(%c9 : i32) inner_dims_pos = [0] inner_tiles = [%tile]
      into %d : tensor<?xi32> -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// CHECK-LABEL: @permuted
// CHECK-NOT:     linalg.pack
// CHECK-NOT:     linalg.unpack
func.func @permuted(%a: tensor<2x3xi32>) -> (tensor<2x1x2x2xi32>, tensor<2x3xi32>) {
  %c0 = arith.constant 0 : i32
  %d = tensor.empty() : tensor<2x1x2x2xi32>
  %0 = linalg.pack %a padding_value(%c0 : i32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2]
      into %d : tensor<2x3xi32> -> tensor<2x1x2x2xi32>
  %e = tensor.empty() : tensor<2x3xi32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2]
      into %e : tensor<2x1x2x2xi32> -> tensor<2x3xi32>
  return %0, %1 : tensor<2x1x2x2xi32>, tensor<2x3xi32>
}

// CHECK-LABEL: @scalar
// CHECK-NOT:     linalg.pack
// CHECK-NOT:     scf.if
// CHECK:         tensor.extract
// CHECK:         return
func.func @scalar(%a: tensor<i32>, %d: tensor<i32>) -> tensor<i32> {
  %c0 = arith.constant 0 : i32
  %0 = linalg.pack %a padding_value(%c0 : i32) inner_dims_pos = [] inner_tiles = []
      into %d : tensor<i32> -> tensor<i32>
  return %0 : tensor<i32>
}

// CHECK-LABEL: @main
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %dynamic = tensor.cast %a : tensor<5xi32> to tensor<?xi32>
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %d = tensor.empty(%three, %two) : tensor<?x?xi32>
  %0 = call @vector(%dynamic, %two, %d) : (tensor<?xi32>, index, tensor<?x?xi32>) -> tensor<?x?xi32>
  %packed = arith.constant dense<[[1, 2], [3, 4], [5, 9]]> : tensor<3x2xi32>
  %p = tensor.cast %packed : tensor<3x2xi32> to tensor<?x?xi32>
  check.expect_eq(%0, %p) : tensor<?x?xi32>

  %b = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1:2 = call @permuted(%b) : (tensor<2x3xi32>) -> (tensor<2x1x2x2xi32>, tensor<2x3xi32>)
  %tiles = arith.constant dense<[[[[1, 4], [2, 5]]], [[[3, 6], [0, 0]]]]> : tensor<2x1x2x2xi32>
  check.expect_eq(%1#0, %tiles) : tensor<2x1x2x2xi32>
  check.expect_eq(%1#1, %b) : tensor<2x3xi32>
  return
}
