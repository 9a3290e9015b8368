// Negative padding crops, on either side and together with padding on the
// other, known at compile time or not.
// REQUIRES: negative-padding
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-opt %s --split-cropping-pad | FileCheck %s
// What upstream makes of the pads has to verify, too.
// RUN: padlab-opt %s --pass-pipeline="builtin.module(convert-check-to-runtime,split-cropping-pad,one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map},func.func(padlab-buffers-to-loops))" -o /dev/null

// Static amounts need nothing at run time.
// CHECK-LABEL: @static
// CHECK-NEXT: %[[S:.*]] = tensor.extract_slice %{{.*}}[1, 0] [2, 2] [1, 1] : tensor<3x2xi32> to tensor<2x2xi32>
// CHECK-NEXT: tensor.pad %[[S]] nofold low[0, 0] high[2, 0] {
// CHECK:      : tensor<2x2xi32> to tensor<4x2xi32>
func.func @static(%a: tensor<3x2xi32>) -> tensor<4x2xi32> {
  %0 = tensor.pad %a nofold low[-1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    %1 = arith.index_cast %i : index to i32
    tensor.yield %1 : i32
  } : tensor<3x2xi32> to tensor<4x2xi32>
  return %0 : tensor<4x2xi32>
}

// A pad that cannot crop stays.
// CHECK-LABEL: @padding
// CHECK-NEXT: tensor.pad %{{.*}} low[1] high[0]
func.func @padding(%a: tensor<2xi32>, %v: i32) -> tensor<3xi32> {
  %0 = tensor.pad %a low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @dynamic(%a: tensor<?x2xi32>, %low: index, %high: index) -> tensor<?x2xi32> {
  %0 = tensor.pad %a low[%low, 0] high[%high, 0] {
  ^bb0(%i: index, %j: index):
    %1 = arith.index_cast %i : index to i32
    tensor.yield %1 : i32
  } : tensor<?x2xi32> to tensor<?x2xi32>
  return %0 : tensor<?x2xi32>
}

// Constant operands make static what was dynamic; the result's type stays.
// CHECK-LABEL: @constant
// CHECK:       %[[S:.*]] = tensor.extract_slice %{{.*}}[1, 0] [2, %{{.*}}] [1, 1] : tensor<3x?xi32> to tensor<2x?xi32>
// CHECK-NEXT:  %[[P:.*]] = tensor.pad %[[S]] low[0, 0] high[2, 0] {
// CHECK:         : tensor<2x?xi32> to tensor<4x?xi32>
// CHECK-NEXT:  tensor.cast %[[P]] : tensor<4x?xi32> to tensor<?x?xi32>
func.func @constant(%a: tensor<3x?xi32>) -> tensor<?x?xi32> {
  %c2 = arith.constant 2 : index
  %cm1 = arith.constant -1 : index
  %0 = tensor.pad %a low[%cm1, 0] high[%c2, 0] {
  ^bb0(%i: index, %j: index):
    %1 = arith.index_cast %i : index to i32
    tensor.yield %1 : i32
  } : tensor<3x?xi32> to tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// A slice must not begin at the end of a tensor, not even an empty one.
// CHECK-LABEL: @everything
// CHECK-NEXT:  tensor.generate
// CHECK:         : tensor<2x2xi32>
func.func @everything(%a: tensor<3x2xi32>) -> tensor<2x2xi32> {
  %0 = tensor.pad %a low[-3, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    %1 = arith.index_cast %i : index to i32
    tensor.yield %1 : i32
  } : tensor<3x2xi32> to tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// Nor does upstream's lowering of a pad heed that where nothing is cropped. The
// result's type says that the source has no elements.
// CHECK-LABEL: @nothing
// CHECK-NEXT:  tensor.generate
// CHECK:         : tensor<2x2xi32>
func.func @nothing(%a: tensor<?x2xi32>) -> tensor<2x2xi32> {
  %0 = tensor.pad %a low[2, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %1 = arith.index_cast %i : index to i32
    tensor.yield %1 : i32
  } : tensor<?x2xi32> to tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// What is undefined where it runs is valid where it does not.
// CHECK-LABEL: @impossible
// CHECK-NOT:   tensor.extract_slice
// CHECK:       tensor.generate
func.func @impossible(%a: tensor<2xi32>, %v: i32, %n: index) -> tensor<?xi32> {
  %0 = tensor.pad %a low[-3] high[%n] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}

func.func @main(%no: i1 {padlab.value = false}, %m1: index {padlab.value = -1 : index},
                %m3: index {padlab.value = -3 : index},
                %c0: index {padlab.value = 0 : index},
                %c2: index {padlab.value = 2 : index})
    attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[[10, 11], [20, 21], [30, 31]]> : tensor<3x2xi32>
  %s = call @static(%a) : (tensor<3x2xi32>) -> tensor<4x2xi32>
  %low = arith.constant dense<[[20, 21], [30, 31], [2, 2], [3, 3]]> : tensor<4x2xi32>
  check.expect_eq(%s, %low) : tensor<4x2xi32>

  %d = tensor.cast %a : tensor<3x2xi32> to tensor<?x2xi32>
  %0 = call @dynamic(%d, %m1, %c2) : (tensor<?x2xi32>, index, index) -> tensor<?x2xi32>
  %1 = tensor.cast %0 : tensor<?x2xi32> to tensor<4x2xi32>
  check.expect_eq(%1, %low) : tensor<4x2xi32>

  %2 = call @dynamic(%d, %c2, %m1) : (tensor<?x2xi32>, index, index) -> tensor<?x2xi32>
  %3 = tensor.cast %2 : tensor<?x2xi32> to tensor<4x2xi32>
  %high = arith.constant dense<[[0, 0], [1, 1], [10, 11], [20, 21]]> : tensor<4x2xi32>
  check.expect_eq(%3, %high) : tensor<4x2xi32>

  %4 = call @dynamic(%d, %m1, %m1) : (tensor<?x2xi32>, index, index) -> tensor<?x2xi32>
  %5 = tensor.cast %4 : tensor<?x2xi32> to tensor<1x2xi32>
  %both = arith.constant dense<[[20, 21]]> : tensor<1x2xi32>
  check.expect_eq(%5, %both) : tensor<1x2xi32>

  // Nothing is left of the source.
  %6 = call @dynamic(%d, %c2, %m3) : (tensor<?x2xi32>, index, index) -> tensor<?x2xi32>
  %7 = tensor.cast %6 : tensor<?x2xi32> to tensor<2x2xi32>
  %nothing = arith.constant dense<[[0, 0], [1, 1]]> : tensor<2x2xi32>
  check.expect_eq(%7, %nothing) : tensor<2x2xi32>

  %8 = call @dynamic(%d, %m3, %c0) : (tensor<?x2xi32>, index, index) -> tensor<?x2xi32>
  %9 = tensor.cast %8 : tensor<?x2xi32> to tensor<0x2xi32>
  %empty = arith.constant dense<> : tensor<0x2xi32>
  check.expect_eq(%9, %empty) : tensor<0x2xi32>

  %d1 = tensor.cast %a : tensor<3x2xi32> to tensor<3x?xi32>
  %10 = call @constant(%d1) : (tensor<3x?xi32>) -> tensor<?x?xi32>
  %11 = tensor.cast %10 : tensor<?x?xi32> to tensor<4x2xi32>
  check.expect_eq(%11, %low) : tensor<4x2xi32>

  %12 = call @everything(%a) : (tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq(%12, %nothing) : tensor<2x2xi32>

  %d0 = tensor.cast %9 : tensor<0x2xi32> to tensor<?x2xi32>
  %13 = call @nothing(%d0) : (tensor<?x2xi32>) -> tensor<2x2xi32>
  check.expect_eq(%13, %nothing) : tensor<2x2xi32>

  // What stays away from an impossible pad is defined.
  %few = arith.constant dense<7> : tensor<2xi32>
  %v = arith.constant 9 : i32
  %14 = scf.if %no -> tensor<?xi32> {
    %15 = func.call @impossible(%few, %v, %c2) : (tensor<2xi32>, i32, index) -> tensor<?xi32>
    scf.yield %15 : tensor<?xi32>
  } else {
    %16 = tensor.cast %few : tensor<2xi32> to tensor<?xi32>
    scf.yield %16 : tensor<?xi32>
  }
  %17 = tensor.cast %14 : tensor<?xi32> to tensor<2xi32>
  check.expect_eq(%17, %few) : tensor<2xi32>
  return
}
