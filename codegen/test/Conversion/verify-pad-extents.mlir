// Padding that nobody can mean is an error where it runs for sure.
// RUN: padlab-opt %s --verify-pad-extents --split-input-file --verify-diagnostics

func.func @negative_extent(%a: tensor<2xi32>, %v: i32) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %m3 = arith.constant -3 : index
  // expected-error @below {{dimension 0: padding 0 and -3 of extent 2 makes a negative extent}}
  %0 = tensor.pad %a low[%c0] high[%m3] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// The source would need -2 elements.
func.func @no_source(%a: tensor<?xi32>, %v: i32) -> tensor<3xi32> {
  // expected-error @below {{has padding that no extent of its source allows, by the formula low + extent + high}}
  %0 = tensor.pad %a low[5] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<?xi32> to tensor<3xi32>
  return %0 : tensor<3xi32>
}
