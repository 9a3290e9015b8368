// RUN: padlab-opt %s --padlab-call-shape-functions | FileCheck %s
// RUN: not padlab-opt %s --pass-pipeline='builtin.module(padlab-call-shape-functions{break=pad:0:nothing})' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: no fault of a shape function is named 'pad:0:nothing'

// Every way of lowering the functions says what the extents are.
// RUN: padlab-run %s --pipeline=shape-functions | FileCheck %s --check-prefix=HOLDS
// RUN: padlab-run %s --pipeline=upstream-shape-functions | FileCheck %s --check-prefix=HOLDS
// HOLDS: {{\[\[}}0, 0, {{.*}}, 1, 1, 1]]

// No operation of the shape dialect is left by upstream's.
// RUN: padlab-opt %s --pass-pipeline='builtin.module(padlab-call-shape-functions,convert-shape-functions-to-func,func.func(shape-to-shape-lowering),convert-shape-to-std)' | FileCheck %s --check-prefix=LOWERED
// LOWERED-NOT: shape.

// CHECK-LABEL: func.func @main
// CHECK: %[[PADDED:.*]] = tensor.pad
// CHECK: %[[CLAIMED:.*]] = call @[[PAD:[a-z_0-9]*]](%{{.*}}, %{{.*}}, %{{.*}})
// CHECK: %[[ACTUAL:.*]] = shape.shape_of %[[PADDED]]
// CHECK: check.expect_eq(%[[ACTUAL]], %[[CLAIMED]]) : tensor<?xindex>
// CHECK: func.func private @[[PAD]]{{.*}} attributes {padlab.shape_function = "tensor.pad"}
// CHECK: shape.function_library @padlab_shapes
func.func @main(%a: tensor<?x3xi32> {padlab.extents = array<i64: 1>}, %n: index {padlab.value = 1 : index}) -> tensor<?x?xi32> attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %padded = tensor.pad %a low[0, %n] high[%n, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<?x3xi32> to tensor<?x?xi32>
  %a2 = arith.constant dense<1> : tensor<2x3xi32>
  %joined = tensor.concat dim(1) %padded, %a2 : (tensor<?x?xi32>, tensor<2x3xi32>) -> tensor<?x?xi32>
  return %joined : tensor<?x?xi32>
}
