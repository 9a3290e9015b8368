// What programs compute, by the reference and after the pass. In each function
// one rule of padlab/codegen/PadFusion.h stands between fusion and a wrong
// value. Rule 3 is not among them: upstream's bufferization loses the init of
// a body that does not read it, fused or not.
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

// Rule 2: the sum starts from the init.
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
  return
}
