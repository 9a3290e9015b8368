// What upstream makes of tosa.pad is a tensor.pad like others.
// RUN: padlab-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg,tosa-to-tensor,tosa-to-arith,canonicalize,cse))' > %t.mlir
// RUN: padlab-opt %t.mlir --padlab-fuse-pad | FileCheck %s
// RUN: padlab-run %t.mlir --pipeline=reference
// RUN: padlab-run %t.mlir --pipeline=unfused
// RUN: padlab-run %t.mlir --pipeline=fused

// CHECK-LABEL: func @add(
// CHECK-SAME:    %[[A:[a-z0-9]+]]: tensor<2x3xi32>, %[[B:[a-z0-9]+]]: tensor<2x3xi32>
// CHECK-NOT: linalg.generic
// CHECK-NOT: tensor.pad
// CHECK: %[[TO:.*]] = tensor.empty() : tensor<5x6xi32>
// CHECK: %[[RESULT:.*]] = pad.generic low [1, 3] high [2, 0]
// CHECK-SAME: ins(%[[A]], %[[B]] : tensor<2x3xi32>, tensor<2x3xi32>) maps [#{{.*}}, #{{.*}}] outs(%[[TO]] : tensor<5x6xi32>) interior {
// CHECK:   arith.addi
// CHECK: } border {
// CHECK: return %[[RESULT]]
func.func @add(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<5x6xi32> {
  %0 = tosa.add %a, %b : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %amounts = "tosa.const_shape"() <{values = dense<[1, 2, 3, 0]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %v = "tosa.const"() {values = dense<-7> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.pad %0, %amounts, %v : (tensor<2x3xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<5x6xi32>
  return %1 : tensor<5x6xi32>
}

// CHECK-LABEL: func @absolute(
// CHECK-NOT: tensor.pad
// CHECK: pad.generic low [0] high [2] ins(%{{.*}} : tensor<?xi32>)
func.func @absolute(%a: tensor<?xi32>) -> tensor<?xi32> {
  %0 = tosa.abs %a : (tensor<?xi32>) -> tensor<?xi32>
  %amounts = "tosa.const_shape"() <{values = dense<[0, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %v = "tosa.const"() {values = dense<9> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.pad %0, %amounts, %v : (tensor<?xi32>, !tosa.shape<2>, tensor<1xi32>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = arith.constant dense<[[10, 20, 30], [40, 50, 60]]> : tensor<2x3xi32>
  %0 = call @add(%a, %b) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<5x6xi32>
  %e0 = arith.constant dense<[[-7, -7, -7, -7, -7, -7], [-7, -7, -7, 11, 22, 33], [-7, -7, -7, 44, 55, 66],
    [-7, -7, -7, -7, -7, -7], [-7, -7, -7, -7, -7, -7]]> : tensor<5x6xi32>
  check.expect_eq(%0, %e0) : tensor<5x6xi32>

  %c = arith.constant dense<[-1, 2, -3]> : tensor<3xi32>
  %dynamic = tensor.cast %c : tensor<3xi32> to tensor<?xi32>
  %1 = call @absolute(%dynamic) : (tensor<?xi32>) -> tensor<?xi32>
  %e1 = arith.constant dense<[1, 2, 3, 9, 9]> : tensor<5xi32>
  %static = tensor.cast %1 : tensor<?xi32> to tensor<5xi32>
  check.expect_eq(%static, %e1) : tensor<5xi32>
  return
}
