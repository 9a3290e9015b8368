// The border is set, the interior keeps its elements.
func.func @main(%low: index {padlab.value = 1 : index}, %none: index {padlab.value = 0 : index})
    attributes {padlab.seed = 1 : i64} {
  %to = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xindex>
  %0 = pad.frame low [%low, 1] high [%none, 0] outs(%to : tensor<2x3xindex>) border {
  ^bb0(%i: index, %j: index):
    %c10 = arith.constant 10 : index
    %1 = arith.muli %i, %c10 : index
    %2 = arith.addi %1, %j : index
    pad.yield %2 : index
  } -> tensor<2x3xindex>
  %e = arith.constant dense<[[0, 1, 2], [10, 5, 6]]> : tensor<2x3xindex>
  check.expect_eq(%0, %e) : tensor<2x3xindex>
  return
}

// -----
// The interior may be empty, and the whole destination, too; the region is not
// evaluated where there is no border.
func.func @main(%n: index {padlab.value = 2 : index}, %none: index {padlab.value = 0 : index})
    attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : index
  %to = tensor.empty(%n) : tensor<?xindex>
  %0 = pad.frame low [%n] high [%none] outs(%to : tensor<?xindex>) border {
  ^bb0(%i: index):
    pad.yield %v : index
  } -> tensor<?xindex>
  %e = arith.constant dense<7> : tensor<2xindex>
  %static = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  check.expect_eq(%static, %e) : tensor<2xindex>
  %empty = tensor.empty(%none) : tensor<?xindex>
  %1 = pad.frame low [%none] high [%none] outs(%empty : tensor<?xindex>) border {
  ^bb0(%i: index):
    pad.yield %v : index
  } -> tensor<?xindex>
  check.expect_shape(%1, [0]) : tensor<?xindex>
  %full = arith.constant dense<[3, 4]> : tensor<2xindex>
  %2 = pad.frame low [%none] high [%none] outs(%full : tensor<2xindex>) border {
  ^bb0(%i: index):
    %3 = arith.divui %v, %none : index
    pad.yield %3 : index
  } -> tensor<2xindex>
  check.expect_eq(%2, %full) : tensor<2xindex>
  return
}

// -----
// A tensor of rank zero is its interior.
func.func @main() attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : i32
  %to = arith.constant dense<3> : tensor<i32>
  %0 = pad.frame low [] high [] outs(%to : tensor<i32>) border {
    pad.yield %v : i32
  } -> tensor<i32>
  check.expect_eq(%0, %to) : tensor<i32>
  return
}

// -----
// EXPECT-UNDEFINED: negative amount in dimension 0: low -1, high 0
func.func @main(%to: tensor<4xi32>, %low: index {padlab.value = -1 : index}) attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : i32
  %0 = pad.frame low [%low] high [0] outs(%to : tensor<4xi32>) border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<4xi32>
  return
}

// -----
// EXPECT-UNDEFINED: low 3 and high 2 leave no interior of extent 4 in dimension 0
func.func @main(%to: tensor<4xi32>, %low: index {padlab.value = 3 : index}) attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : i32
  %0 = pad.frame low [%low] high [2] outs(%to : tensor<4xi32>) border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<4xi32>
  return
}

// -----
// EXPECT-ERROR: breaks rule 3
func.func @main(%to: tensor<4xi32>) attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : i32
  %0 = pad.frame low [3] high [2] outs(%to : tensor<4xi32>) border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<4xi32>
  return
}
