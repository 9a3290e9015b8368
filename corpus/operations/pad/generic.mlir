// Interior points count from the interior's beginning, those of the border from
// the destination's.
func.func @main(%one: index {padlab.value = 1 : index}) attributes {padlab.seed = 1 : i64} {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>
  %to = tensor.empty() : tensor<3x3xindex>
  %0 = pad.generic low [%one, 0] high [0, %one] ins(%a : tensor<2x2xindex>) maps [affine_map<(i, j) -> (j, i)>]
      outs(%to : tensor<3x3xindex>) interior {
  ^bb0(%i: index, %j: index, %x: index):
    %c10 = arith.constant 10 : index
    %1 = arith.addi %x, %c10 : index
    %2 = arith.addi %1, %i : index
    pad.yield %2 : index
  } border {
  ^bb0(%i: index, %j: index):
    %1 = arith.addi %i, %j : index
    pad.yield %1 : index
  } -> tensor<3x3xindex>
  %e = arith.constant dense<[[0, 1, 2], [11, 13, 3], [13, 15, 4]]> : tensor<3x3xindex>
  check.expect_eq(%0, %e) : tensor<3x3xindex>
  return
}

// -----
// A division by zero that the interior would do is not done for the border, and
// none is where the interior is empty.
func.func @main(%none: index {padlab.value = 0 : index}) attributes {padlab.seed = 1 : i64} {
  %c7 = arith.constant 7 : index
  %a = tensor.empty(%none) : tensor<?xindex>
  %to = tensor.empty() : tensor<2xindex>
  %0 = pad.generic low [2] high [%none] ins(%a : tensor<?xindex>) maps [affine_map<(i) -> (i)>]
      outs(%to : tensor<2xindex>) interior {
  ^bb0(%i: index, %x: index):
    %1 = arith.divui %x, %none : index
    pad.yield %1 : index
  } border {
  ^bb0(%i: index):
    pad.yield %c7 : index
  } -> tensor<2xindex>
  %e = arith.constant dense<7> : tensor<2xindex>
  check.expect_eq(%0, %e) : tensor<2xindex>
  return
}

// -----
// Poison moves element by element: the element that nothing wrote is not
// looked at.
func.func @main() -> tensor<3xi32> attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %unwritten = tensor.empty() : tensor<2xi32>
  %a = tensor.insert %v into %unwritten[%c0] : tensor<2xi32>
  %to = tensor.empty() : tensor<3xi32>
  %0 = pad.generic low [0] high [1] ins(%a : tensor<2xi32>) maps [affine_map<(i) -> (i)>]
      outs(%to : tensor<3xi32>) interior {
  ^bb0(%i: index, %x: i32):
    %1 = arith.addi %x, %x : i32
    pad.yield %1 : i32
  } border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----
// EXPECT-UNDEFINED: index [4] is out of bounds of input 0 of shape [4]
func.func @main(%a: tensor<4xi32>) attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : i32
  %to = tensor.empty() : tensor<4xi32>
  %0 = pad.generic low [1] high [0] ins(%a : tensor<4xi32>) maps [affine_map<(i) -> (i * 2)>]
      outs(%to : tensor<4xi32>) interior {
  ^bb0(%i: index, %x: i32):
    pad.yield %x : i32
  } border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<4xi32>
  return
}

// -----
// EXPECT-UNDEFINED: input 0 has extent 4 in dimension 0, the interior has 3
func.func @main(%a: tensor<?xi32> {padlab.extents = array<i64: 4>}) attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : i32
  %to = tensor.empty() : tensor<4xi32>
  %0 = pad.generic low [1] high [0] ins(%a : tensor<?xi32>) maps [affine_map<(i) -> (i)>]
      outs(%to : tensor<4xi32>) interior {
  ^bb0(%i: index, %x: i32):
    pad.yield %x : i32
  } border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<4xi32>
  return
}

// -----
// EXPECT-UNDEFINED: negative amount in dimension 0: low 0, high -2
func.func @main(%a: tensor<?xi32> {padlab.extents = array<i64: 6>}, %high: index {padlab.value = -2 : index})
    attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : i32
  %to = tensor.empty() : tensor<4xi32>
  %0 = pad.generic low [0] high [%high] ins(%a : tensor<?xi32>) maps [affine_map<(i) -> (i)>]
      outs(%to : tensor<4xi32>) interior {
  ^bb0(%i: index, %x: i32):
    pad.yield %x : i32
  } border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<4xi32>
  return
}

// -----
// EXPECT-ERROR: breaks rule 9
func.func @main(%a: tensor<4xi32>) attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : i32
  %to = tensor.empty() : tensor<4xi32>
  %0 = pad.generic low [1] high [0] ins(%a : tensor<4xi32>) maps [affine_map<(i) -> (i)>]
      outs(%to : tensor<4xi32>) interior {
  ^bb0(%i: index, %x: i32):
    pad.yield %x : i32
  } border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<4xi32>
  return
}

// -----
// However the destination is written, of any extent.
func.func @main(%a: tensor<?x?xi32> {padlab.extents = array<i64: 3, 5>}, %low: index {padlab.value = 2 : index},
                %high: index {padlab.value = 0 : index}, %v: i32) -> tensor<?x?xi32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xi32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xi32>
  %e0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>()[%d0, %low, %high]
  %e1 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + 1)>()[%d1, %low]
  %to = tensor.empty(%e0, %e1) : tensor<?x?xi32>
  %filled = pad.generic strategy <fill> low [%low, %low] high [%high, 1] ins(%a : tensor<?x?xi32>)
      maps [affine_map<(i, j) -> (i, j)>] outs(%to : tensor<?x?xi32>) interior {
  ^bb0(%i: index, %j: index, %x: i32):
    %1 = arith.addi %x, %x : i32
    pad.yield %1 : i32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : i32
  } -> tensor<?x?xi32>
  %other = tensor.empty(%e0, %e1) : tensor<?x?xi32>
  %streamed = pad.generic strategy <stream> low [%low, %low] high [%high, 1] ins(%a : tensor<?x?xi32>)
      maps [affine_map<(i, j) -> (i, j)>] outs(%other : tensor<?x?xi32>) interior {
  ^bb0(%i: index, %j: index, %x: i32):
    %1 = arith.addi %x, %x : i32
    pad.yield %1 : i32
  } border {
  ^bb0(%i: index, %j: index):
    pad.yield %v : i32
  } -> tensor<?x?xi32>
  check.expect_eq(%filled, %streamed) : tensor<?x?xi32>
  check.expect_shape(%streamed, [5, 8]) : tensor<?x?xi32>
  return %streamed : tensor<?x?xi32>
}
