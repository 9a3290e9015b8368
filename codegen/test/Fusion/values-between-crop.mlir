// What stands between producer and pad, where the pad crops.
// REQUIRES: negative-padding
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
// RUN: padlab-opt %s --padlab-fuse-pad=remarks --verify-diagnostics | FileCheck %s

#id = affine_map<(i) -> (i)>

// The padded dimension is of unknown extent, the padding value is its index.
// CHECK-LABEL: func.func @unit
// CHECK: pad.generic
// CHECK: tensor.expand_shape
func.func @unit(%a: tensor<?xindex>, %low: index) -> tensor<1x?xindex> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xindex>
  %e = tensor.empty(%d) : tensor<?xindex>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xindex>) outs(%e : tensor<?xindex>) {
  ^bb0(%x: index, %y: index):
    %s = arith.muli %x, %x : index
    linalg.yield %s : index
  } -> tensor<?xindex>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, %d] : tensor<?xindex> into tensor<1x?xindex>
  // expected-remark @below {{pad fused: pointwise}}
  %2 = tensor.pad %1 low[0, %low] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %3 = arith.addi %i, %j : index
    tensor.yield %3 : index
  } : tensor<1x?xindex> to tensor<1x?xindex>
  return %2 : tensor<1x?xindex>
}

// The other result keeps the producer; the pad computes its own once more.
// CHECK-LABEL: func.func @one_of_two
// CHECK: pad.generic low [0] high [1] ins(%{{[a-z0-9_]+}} : tensor<2xi32>)
// CHECK-NOT: arith.muli
// CHECK: pad.yield
func.func @one_of_two(%a: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %v = arith.constant 7 : i32
  %e = tensor.empty() : tensor<3xi32>
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<3xi32>) outs(%e, %e : tensor<3xi32>, tensor<3xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %1 = arith.muli %x, %x : i32
    %2 = arith.addi %x, %x : i32
    linalg.yield %1, %2 : i32, i32
  } -> (tensor<3xi32>, tensor<3xi32>)
  // expected-remark @below {{pad fused: pointwise}}
  %3 = tensor.pad %0#1 low[-1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<3xi32> to tensor<3xi32>
  return %0#0, %3 : tensor<3xi32>, tensor<3xi32>
}

func.func @main(%low: index {padlab.value = -1 : index})
    attributes {padlab.seed = 1 : i64} {
  %c = arith.constant dense<[10, 20, 30]> : tensor<3xindex>
  %dynamic = tensor.cast %c : tensor<3xindex> to tensor<?xindex>
  %0 = call @unit(%dynamic, %low) : (tensor<?xindex>, index) -> tensor<1x?xindex>
  %e0 = arith.constant dense<[[400, 900, 2]]> : tensor<1x3xindex>
  %s0 = tensor.cast %0 : tensor<1x?xindex> to tensor<1x3xindex>
  check.expect_eq(%s0, %e0) : tensor<1x3xindex>

  %d = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1:2 = call @one_of_two(%d) : (tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  %e1 = arith.constant dense<[1, 4, 9]> : tensor<3xi32>
  %e2 = arith.constant dense<[4, 6, 7]> : tensor<3xi32>
  check.expect_eq(%1#0, %e1) : tensor<3xi32>
  check.expect_eq(%1#1, %e2) : tensor<3xi32>
  return
}
