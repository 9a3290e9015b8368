// Padding that is negative, or turns out to be.
// REQUIRES: negative-padding
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused

#id = affine_map<(i) -> (i)>

// Fuses: what %low and %high crop is known at run time only, and the producer
// sees its own index.
func.func @crop(%a: tensor<?xindex>, %low: index, %high: index) -> tensor<?xindex> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : index
  %d = tensor.dim %a, %c0 : tensor<?xindex>
  %init = tensor.empty(%d) : tensor<?xindex>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xindex>) outs(%init : tensor<?xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %1 = arith.addi %x, %i : index
    linalg.yield %1 : index
  } -> tensor<?xindex>
  %2 = tensor.pad %0 low[%low] high[%high] {
  ^bb0(%i: index):
    tensor.yield %v : index
  } : tensor<?xindex> to tensor<?xindex>
  return %2 : tensor<?xindex>
}

// Rule 10: stays. A producer that is restricted to the last three of these four
// points does not read a box of its input: 20 would come in pairs no more.
func.func @floordiv(%a: tensor<3xindex>) -> tensor<4xindex> {
  %v = arith.constant 77 : index
  %init = tensor.empty() : tensor<4xindex>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i floordiv 2)>, #id],
      iterator_types = ["parallel"]}
      ins(%a : tensor<3xindex>) outs(%init : tensor<4xindex>) {
  ^bb0(%x: index, %y: index):
    linalg.yield %x : index
  } -> tensor<4xindex>
  %2 = tensor.pad %0 low[-1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : index
  } : tensor<4xindex> to tensor<4xindex>
  return %2 : tensor<4xindex>
}

func.func @main(%low: index {padlab.value = -1 : index},
                %high: index {padlab.value = 2 : index})
    attributes {padlab.seed = 1 : i64} {
  %c = arith.constant dense<[10, 20, 30]> : tensor<3xindex>
  %dynamic = tensor.cast %c : tensor<3xindex> to tensor<?xindex>
  %4 = call @crop(%dynamic, %high, %low) : (tensor<?xindex>, index, index) -> tensor<?xindex>
  %e4 = arith.constant dense<[77, 77, 10, 21]> : tensor<4xindex>
  %s4 = tensor.cast %4 : tensor<?xindex> to tensor<4xindex>
  check.expect_eq(%s4, %e4) : tensor<4xindex>

  %c1 = arith.constant 1 : index
  %5 = call @crop(%dynamic, %low, %c1) : (tensor<?xindex>, index, index) -> tensor<?xindex>
  %e5 = arith.constant dense<[21, 32, 77]> : tensor<3xindex>
  %s5 = tensor.cast %5 : tensor<?xindex> to tensor<3xindex>
  check.expect_eq(%s5, %e5) : tensor<3xindex>

  // All of it: nothing of the source is left.
  %cm3 = arith.constant -3 : index
  %6 = call @crop(%dynamic, %cm3, %high) : (tensor<?xindex>, index, index) -> tensor<?xindex>
  %e6 = arith.constant dense<[77, 77]> : tensor<2xindex>
  %s6 = tensor.cast %6 : tensor<?xindex> to tensor<2xindex>
  check.expect_eq(%s6, %e6) : tensor<2xindex>

  %7 = call @floordiv(%c) : (tensor<3xindex>) -> tensor<4xindex>
  %e7 = arith.constant dense<[10, 20, 20, 77]> : tensor<4xindex>
  check.expect_eq(%7, %e7) : tensor<4xindex>
  return
}
