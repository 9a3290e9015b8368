// What programs compute, by the reference and after the pass. In each function
// one rule of padlab/codegen/PadFusion.h stands between fusion and a wrong
// value. Elsewhere: rule 5 in values-effects.mlir, rule 10 in values-crop.mlir,
// rule 12, which keeps programs valid, in fuse-pad-refusals.mlir. The others alone
// guard no value:
//  * Rule 1: without a producer that has an init there is nothing to rewrite.
//  * Rule 2: the map of a reduction's result ignores a loop (rule 3); the rule
//    names the reason.
//  * Rule 8: a producer without effects (rule 5) gives the same value however
//    often it runs; it would only run more often.
//  * Rule 11: it is for storage that is not dense, for which there is no
//    lowering. What does run, bufferization treats as dense.
//  * Rule 13: the value is the same, at a higher price.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused

#id = affine_map<(i) -> (i)>

// Rule 4: the init, 10, is read.
func.func @reads_init(%a: tensor<2xi32>, %v: i32) -> tensor<4xi32> {
  %init = arith.constant dense<10> : tensor<2xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<2xi32>
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %2 : tensor<4xi32>
}

// Rules 2, 3 and 4: the sum starts from the init.
func.func @reduction(%a: tensor<2xi32>, %v: i32) -> tensor<3xi32> {
  %init = arith.constant dense<10> : tensor<1xi32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<1xi32>
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<1xi32> to tensor<3xi32>
  return %2 : tensor<3xi32>
}

// Rule 9: the value is the index of the destination.
func.func @index_value(%a: tensor<2xindex>) -> tensor<4xindex> {
  %init = tensor.empty() : tensor<2xindex>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<2xindex>) outs(%init : tensor<2xindex>) {
  ^bb0(%x: index, %y: index):
    linalg.yield %x : index
  } -> tensor<2xindex>
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<2xindex> to tensor<4xindex>
  return %2 : tensor<4xindex>
}

// Rule 3: only the first column is written, the second keeps the init, 10.
func.func @constant_map(%a: tensor<2xi32>, %v: i32) -> tensor<2x3xi32> {
  %c10 = arith.constant 10 : i32
  %empty = tensor.empty() : tensor<2x2xi32>
  %init = linalg.fill ins(%c10 : i32) outs(%empty : tensor<2x2xi32>) -> tensor<2x2xi32>
  %0 = linalg.generic {
      indexing_maps = [#id, affine_map<(i) -> (i, 0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2x2xi32>
  %2 = tensor.pad %0 low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<2x2xi32> to tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}

// Rule 3: the second loop runs zero times and nothing is written.
func.func @projected_map(%a: tensor<2x?xi32>, %v: i32) -> tensor<4xi32> {
  %c10 = arith.constant 10 : i32
  %empty = tensor.empty() : tensor<2xi32>
  %init = linalg.fill ins(%c10 : i32) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<2x?xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c1 = arith.constant 1 : i32
    linalg.yield %c1 : i32
  } -> tensor<2xi32>
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %2 : tensor<4xi32>
}

// Rule 6: fusion takes the producer out, and its other user would see the init.
func.func @other_use(%a: tensor<2xi32>, %v: i32) -> (tensor<4xi32>, tensor<2xi32>) {
  %init = arith.constant dense<10> : tensor<2xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2xi32>
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %2, %0 : tensor<4xi32>, tensor<2xi32>
}

// Rule 7: likewise for another result of the producer.
func.func @other_result(%a: tensor<2xi32>, %v: i32) -> (tensor<4xi32>, tensor<2xi32>) {
  %init = tensor.empty() : tensor<2xi32>
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init, %init : tensor<2xi32>, tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %1 = arith.addi %x, %x : i32
    linalg.yield %x, %1 : i32, i32
  } -> (tensor<2xi32>, tensor<2xi32>)
  %2 = tensor.pad %0#0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %2, %0#1 : tensor<4xi32>, tensor<2xi32>
}

func.func @main() attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 5 : i32
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.constant dense<[30, 40]> : tensor<2xindex>

  %0 = call @reads_init(%a, %v) : (tensor<2xi32>, i32) -> tensor<4xi32>
  %e0 = arith.constant dense<[5, 11, 12, 5]> : tensor<4xi32>
  check.expect_eq(%0, %e0) : tensor<4xi32>

  %1 = call @reduction(%a, %v) : (tensor<2xi32>, i32) -> tensor<3xi32>
  %e1 = arith.constant dense<[5, 13, 5]> : tensor<3xi32>
  check.expect_eq(%1, %e1) : tensor<3xi32>

  %3 = call @index_value(%b) : (tensor<2xindex>) -> tensor<4xindex>
  %e3 = arith.constant dense<[0, 30, 40, 3]> : tensor<4xindex>
  check.expect_eq(%3, %e3) : tensor<4xindex>

  %4 = call @constant_map(%a, %v) : (tensor<2xi32>, i32) -> tensor<2x3xi32>
  %e4 = arith.constant dense<[[5, 1, 10], [5, 2, 10]]> : tensor<2x3xi32>
  check.expect_eq(%4, %e4) : tensor<2x3xi32>

  %none = arith.constant dense<> : tensor<2x0xi32>
  %n = tensor.cast %none : tensor<2x0xi32> to tensor<2x?xi32>
  %5 = call @projected_map(%n, %v) : (tensor<2x?xi32>, i32) -> tensor<4xi32>
  %e5 = arith.constant dense<[5, 10, 10, 5]> : tensor<4xi32>
  check.expect_eq(%5, %e5) : tensor<4xi32>

  %6:2 = call @other_use(%a, %v) : (tensor<2xi32>, i32) -> (tensor<4xi32>, tensor<2xi32>)
  %e6 = arith.constant dense<[5, 1, 2, 5]> : tensor<4xi32>
  check.expect_eq(%6#0, %e6) : tensor<4xi32>
  check.expect_eq(%6#1, %a) : tensor<2xi32>

  %7:2 = call @other_result(%a, %v) : (tensor<2xi32>, i32) -> (tensor<4xi32>, tensor<2xi32>)
  %e7 = arith.constant dense<[2, 4]> : tensor<2xi32>
  check.expect_eq(%7#0, %e6) : tensor<4xi32>
  check.expect_eq(%7#1, %e7) : tensor<2xi32>
  return
}
