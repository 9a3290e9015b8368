// The pass that we register under upstream's name means what it means there.
// RUN: mlir-opt %s --pass-pipeline="builtin.module(test-linalg-pad-fusion)" -o %t.stock
// RUN: padlab-opt %s --pass-pipeline="builtin.module(test-linalg-pad-fusion)" -o %t.ours
// RUN: diff %t.stock %t.ours
// RUN: FileCheck %s < %t.ours

// Both drivers fold, hoist constants and erase what is dead.
// CHECK-LABEL: func @main
// CHECK-NOT:     arith.addi
// CHECK:         linalg.fill
// CHECK-NOT:     tensor.pad
func.func @main(%a: tensor<?x4xi32>, %n: index) -> tensor<?x8xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %v = arith.addi %c1, %c2 : i32
  %d = tensor.dim %a, %c0 : tensor<?x4xi32>
  %e = tensor.empty(%d) : tensor<?x4xi32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x4xi32>) outs(%e : tensor<?x4xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<?x4xi32>
  %1 = tensor.pad %0 low[%n, 2] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<?x4xi32> to tensor<?x8xi32>
  return %1 : tensor<?x8xi32>
}
