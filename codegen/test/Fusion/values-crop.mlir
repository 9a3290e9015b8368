// Padding that turns out to be negative. Fusion makes it work: upstream lowers
// it to writes outside of the destination.
// RUN: padlab-run %s --pipeline=reference
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
  return
}
