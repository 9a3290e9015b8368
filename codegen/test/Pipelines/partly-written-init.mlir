// What a structured operation does not write keeps the init's value, also when
// the body does not read it and the init lives on.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-opt %s --read-partly-written-inits | FileCheck %s

#id = affine_map<(i) -> (i)>
#column = affine_map<(i) -> (i, 0)>
#matrix = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>

// CHECK-LABEL: @column
// CHECK:       ^bb0(%[[X:.*]]: i32, %[[Y:.*]]: i32):
// CHECK-NEXT:    %[[T:.*]] = arith.constant true
// CHECK-NEXT:    %[[S:.*]] = arith.select %[[T]], %[[X]], %[[Y]] : i32
// CHECK-NEXT:    linalg.yield %[[S]] : i32
func.func @column(%a: tensor<2xi32>, %b: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%b : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// With no columns it writes nothing.
// CHECK-LABEL: @last
// CHECK:         arith.select
func.func @last(%a: tensor<2x?xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.generic {indexing_maps = [#matrix, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<2x?xi32>) outs(%b : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: @all
// CHECK-NOT:     arith.select
func.func @all(%a: tensor<2x3xi32>, %b: tensor<2xi32>, %c: tensor<?x?xi32>) -> (tensor<2xi32>, tensor<?x?xi32>) {
  %0 = linalg.generic {indexing_maps = [#matrix, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<2x3xi32>) outs(%b : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      outs(%c : tensor<?x?xi32>) {
  ^bb0(%y: i32):
    %c1 = arith.constant 1 : i32
    linalg.yield %c1 : i32
  } -> tensor<?x?xi32>
  return %0, %1 : tensor<2xi32>, tensor<?x?xi32>
}

// The result is as long as the init, not as what is written; so is a copy of it.
// CHECK-LABEL: @shifted
// CHECK:         %[[R:.*]] = linalg.generic
// CHECK:         %[[S:.*]] = arith.select %{{.*}}, %[[R]], %[[R]] : tensor<?xi32>
// CHECK:         linalg.map { arith.addi {{.*}} ins(%[[S]], %[[S]] : {{.*}} outs(%[[S]]
// CHECK:         return %[[S]]
func.func @shifted(%a: tensor<?xi32>, %b: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %0 = linalg.generic {indexing_maps = [#id, affine_map<(i) -> (i + 1)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi32>) outs(%b : tensor<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<?xi32>
  %1 = linalg.map { arith.addi } ins(%0, %0 : tensor<?xi32>, tensor<?xi32>) outs(%0 : tensor<?xi32>)
  return %0, %1 : tensor<?xi32>, tensor<?xi32>
}

// A map that reads its init; upstream never believes that.
// CHECK-LABEL: @map
// CHECK:         linalg.generic
// CHECK:         linalg.map
func.func @map(%a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = linalg.map ins(%a : tensor<2xi32>) outs(%b : tensor<2xi32>)
    (%x: i32, %y: i32) {
      %s = arith.subi %x, %y : i32
      linalg.yield %s : i32
    }
  %1 = linalg.map { arith.addi } ins(%b, %b : tensor<2xi32>, tensor<2xi32>) outs(%b : tensor<2xi32>)
  return %0, %1 : tensor<2xi32>, tensor<2xi32>
}

// A reduction of nothing writes nothing.
// CHECK-LABEL: @reduce
// CHECK:         linalg.generic
// CHECK:           arith.select
func.func @reduce(%a: tensor<?xi32>, %b: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0 = linalg.reduce ins(%a : tensor<?xi32>) outs(%b : tensor<i32>) dimensions = [0]
    (%x: i32, %y: i32) {
      linalg.yield %x : i32
    }
  return %0, %b : tensor<i32>, tensor<i32>
}

// CHECK-LABEL: @main
func.func @main() attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>
  %0 = call @column(%a, %b) : (tensor<2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %column = arith.constant dense<[[1, 4], [2, 6]]> : tensor<2x2xi32>
  check.expect_eq(%0, %column) : tensor<2x2xi32>

  %none = arith.constant dense<> : tensor<2x0xi32>
  %n = tensor.cast %none : tensor<2x0xi32> to tensor<2x?xi32>
  %1 = call @last(%n, %a) : (tensor<2x?xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq(%1, %a) : tensor<2xi32>
  %m = tensor.cast %b : tensor<2x2xi32> to tensor<2x?xi32>
  %2 = call @last(%m, %a) : (tensor<2x?xi32>, tensor<2xi32>) -> tensor<2xi32>
  %last = arith.constant dense<[4, 6]> : tensor<2xi32>
  check.expect_eq(%2, %last) : tensor<2xi32>

  %long = arith.constant dense<[3, 4, 5, 6, 7]> : tensor<5xi32>
  %short = tensor.cast %a : tensor<2xi32> to tensor<?xi32>
  %dynamic = tensor.cast %long : tensor<5xi32> to tensor<?xi32>
  %3:2 = call @shifted(%short, %dynamic) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>)
  %shifted = arith.constant dense<[3, 1, 2, 6, 7]> : tensor<5xi32>
  %s = tensor.cast %shifted : tensor<5xi32> to tensor<?xi32>
  check.expect_eq(%3#0, %s) : tensor<?xi32>
  %doubled = arith.constant dense<[6, 2, 4, 12, 14]> : tensor<5xi32>
  %d = tensor.cast %doubled : tensor<5xi32> to tensor<?xi32>
  check.expect_eq(%3#1, %d) : tensor<?xi32>

  %e = arith.constant dense<[3, 5]> : tensor<2xi32>
  %4:2 = call @map(%a, %e) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  %differences = arith.constant dense<[-2, -3]> : tensor<2xi32>
  check.expect_eq(%4#0, %differences) : tensor<2xi32>
  %sums = arith.constant dense<[6, 10]> : tensor<2xi32>
  check.expect_eq(%4#1, %sums) : tensor<2xi32>

  %zero = arith.constant dense<> : tensor<0xi32>
  %empty = tensor.cast %zero : tensor<0xi32> to tensor<?xi32>
  %seven = arith.constant dense<7> : tensor<i32>
  %5:2 = call @reduce(%empty, %seven) : (tensor<?xi32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq(%5#0, %seven) : tensor<i32>
  return
}
