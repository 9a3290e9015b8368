// The region of a pad runs for padding only: what it would do for points that
// come from the source, the program does not do.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
// RUN: padlab-opt %s --guard-pad-region | FileCheck %s

// For point 0, the source's, this divides by zero.
// CHECK-LABEL: @divides
// CHECK-NOT:     tensor.pad
// CHECK:         tensor.generate
// CHECK:         scf.if
func.func @divides(%a: tensor<?xi64>, %n: i64, %high: index) -> tensor<?xi64> {
  %0 = tensor.pad %a low[0] high[%high] {
  ^bb0(%i: index):
    %1 = arith.index_cast %i : index to i64
    %2 = arith.remsi %n, %1 : i64
    tensor.yield %2 : i64
  } : tensor<?xi64> to tensor<?xi64>
  return %0 : tensor<?xi64>
}

// Nothing is padded, nothing divided.
// CHECK-LABEL: @uniform
func.func @uniform(%a: tensor<2xi64>, %x: i64, %y: i64, %none: index) -> tensor<2xi64> {
  %init = tensor.empty() : tensor<2xi64>
  %s = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi64>) outs(%init : tensor<2xi64>) {
  ^bb0(%e: i64, %o: i64):
    %1 = arith.addi %e, %e : i64
    linalg.yield %1 : i64
  } -> tensor<2xi64>
  %0 = tensor.pad %s low[%none] high[0] {
  ^bb0(%i: index):
    %1 = arith.remui %x, %y : i64
    tensor.yield %1 : i64
  } : tensor<2xi64> to tensor<2xi64>
  return %0 : tensor<2xi64>
}

// The border's values come from a table that is shorter than the result.
// CHECK-LABEL: @reads
// CHECK:         tensor.generate
func.func @reads(%a: tensor<2xi64>, %table: tensor<2xi64>) -> tensor<4xi64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[0] high[2] {
  ^bb0(%i: index):
    %1 = arith.subi %c3, %i : index
    %2 = tensor.extract %table[%1] : tensor<2xi64>
    tensor.yield %2 : i64
  } : tensor<2xi64> to tensor<4xi64>
  return %0 : tensor<4xi64>
}

// A division by a constant cannot trap.
// CHECK-LABEL: @safe
// CHECK:         tensor.pad
func.func @safe(%a: tensor<1xindex>) -> tensor<3xindex> {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    %1 = arith.remui %i, %c2 : index
    tensor.yield %1 : index
  } : tensor<1xindex> to tensor<3xindex>
  return %0 : tensor<3xindex>
}

// An affine expression divides as well.
// CHECK-LABEL: @affine_divides
// CHECK:         scf.if
func.func @affine_divides(%a: tensor<2xindex>, %none: index, %zero: index) -> tensor<?xindex> {
  %0 = tensor.pad %a low[%none] high[%none] {
  ^bb0(%i: index):
    %1 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%none, %zero]
    tensor.yield %1 : index
  } : tensor<2xindex> to tensor<?xindex>
  return %0 : tensor<?xindex>
}

func.func @main(%n: i64 {padlab.value = 7 : i64},
                %zero: i64 {padlab.value = 0 : i64},
                %two: index {padlab.value = 2 : index},
                %t: tensor<2xi64> {padlab.value = dense<[5, 6]> : tensor<2xi64>},
                %none: index {padlab.value = 0 : index})
    attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[10, 20]> : tensor<2xi64>
  %d = tensor.cast %a : tensor<2xi64> to tensor<?xi64>
  %0 = call @divides(%d, %n, %two) : (tensor<?xi64>, i64, index) -> tensor<?xi64>
  %1 = tensor.cast %0 : tensor<?xi64> to tensor<4xi64>
  %e0 = arith.constant dense<[10, 20, 1, 1]> : tensor<4xi64>
  check.expect_eq(%1, %e0) : tensor<4xi64>

  %2 = call @uniform(%a, %n, %zero, %none) : (tensor<2xi64>, i64, i64, index) -> tensor<2xi64>
  %e2 = arith.constant dense<[20, 40]> : tensor<2xi64>
  check.expect_eq(%2, %e2) : tensor<2xi64>

  %3 = call @reads(%a, %t) : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  %e3 = arith.constant dense<[10, 20, 6, 5]> : tensor<4xi64>
  check.expect_eq(%3, %e3) : tensor<4xi64>

  %b = arith.constant dense<[1, 2]> : tensor<2xindex>
  %4 = call @affine_divides(%b, %none, %none) : (tensor<2xindex>, index, index) -> tensor<?xindex>
  %5 = tensor.cast %4 : tensor<?xindex> to tensor<2xindex>
  check.expect_eq(%5, %b) : tensor<2xindex>
  return
}
