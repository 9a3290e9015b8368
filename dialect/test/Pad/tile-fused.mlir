// A pad is fused into the tile loops of its consumer, and computed there tile
// by tile.
// RUN: padlab-opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=fused --canonicalize --cse > %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused --poison=170
// RUN: padlab-run %t.mlir --pipeline=reference
// RUN: padlab-run %t.mlir --pipeline=unfused --poison=170

#id = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func @consumer
// CHECK-NOT: pad.generic
// CHECK: scf.for
// CHECK: scf.for
// CHECK: pad.generic
// CHECK: linalg.map { arith.muli
// CHECK-NOT: pad.generic
// CHECK-LABEL: func @main
func.func @consumer(%a: tensor<?x?xi32>, %l0: index, %l1: index, %h0: index, %h1: index) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  %d0 = tensor.dim %a, %c0 : tensor<?x?xi32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xi32>
  %e0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>()[%d0, %l0, %h0]
  %e1 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>()[%d1, %l1, %h1]
  %to = tensor.empty(%e0, %e1) : tensor<?x?xi32>
  %padded = pad.generic low [%l0, %l1] high [%h0, %h1] ins(%a : tensor<?x?xi32>) maps [#id]
      outs(%to : tensor<?x?xi32>) interior {
  ^bb0(%i: index, %j: index, %x: i32):
    %0 = arith.addi %x, %v : i32
    pad.yield %0 : i32
  } border {
  ^bb0(%i: index, %j: index):
    %0 = arith.muli %i, %j : index
    %1 = arith.index_cast %0 : index to i32
    pad.yield %1 : i32
  } -> tensor<?x?xi32>
  %other = tensor.empty(%e0, %e1) : tensor<?x?xi32>
  %result = linalg.map { arith.muli } ins(%padded, %padded : tensor<?x?xi32>, tensor<?x?xi32>)
      outs(%other : tensor<?x?xi32>) {consumer}
  return %result : tensor<?x?xi32>
}

func.func @main(%l0: index {padlab.value = 1 : index}, %l1: index {padlab.value = 2 : index},
                %h0: index {padlab.value = 4 : index}, %h1: index {padlab.value = 0 : index})
    attributes {padlab.seed = 1 : i64} {
  %c = arith.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]> : tensor<2x5xi32>
  %a = tensor.cast %c : tensor<2x5xi32> to tensor<?x?xi32>
  %0 = call @consumer(%a, %l0, %l1, %h0, %h1) : (tensor<?x?xi32>, index, index, index, index) -> tensor<?x?xi32>
  %e = arith.constant dense<[
    [0, 0, 0, 0, 0, 0, 0],
    [0, 1, 16, 25, 36, 49, 64],
    [0, 4, 81, 100, 121, 144, 169],
    [0, 9, 36, 81, 144, 225, 324],
    [0, 16, 64, 144, 256, 400, 576],
    [0, 25, 100, 225, 400, 625, 900],
    [0, 36, 144, 324, 576, 900, 1296]]> : tensor<7x7xi32>
  %s = tensor.cast %0 : tensor<?x?xi32> to tensor<7x7xi32>
  check.expect_eq(%s, %e) : tensor<7x7xi32>
  return
}
