// The same of amounts below zero.
// REQUIRES: negative-padding
// RUN: padlab-opt %s --verify-pad-extents --split-input-file --verify-diagnostics

func.func @crops_too_much(%a: tensor<4x2xi32>, %v: i32, %n: index) -> tensor<?x?xi32> {
  // expected-error @below {{dimension 1: negative padding crops 3 of extent 2, more than the source has}}
  %0 = tensor.pad %a low[%n, -3] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<4x2xi32> to tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// The formula gives an extent of 0; the source has no third element.
func.func @crops_and_pads(%a: tensor<2xi32>, %v: i32) -> tensor<0xi32> {
  // expected-error @below {{dimension 0: negative padding crops 3 of extent 2, more than the source has}}
  %0 = tensor.pad %a low[-3] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<0xi32>
  return %0 : tensor<0xi32>
}

// -----

// Everything may be cropped, and padding put in its place.
func.func @everything(%a: tensor<2xi32>, %v: i32) -> tensor<3xi32> {
  %0 = tensor.pad %a low[-2] high[3] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<3xi32>
  return %0 : tensor<3xi32>
}

// Who stays away from it is defined: it depends on the caller ...
func.func private @callee(%a: tensor<2xi32>, %v: i32) -> tensor<0xi32> {
  %0 = tensor.pad %a low[-3] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<0xi32>
  return %0 : tensor<0xi32>
}

// ... or on the condition.
func.func @branch(%a: tensor<2xi32>, %v: i32, %c: i1, %d: tensor<0xi32>) -> tensor<0xi32> {
  %0 = scf.if %c -> tensor<0xi32> {
    %1 = tensor.pad %a low[-3] high[1] {
    ^bb0(%i: index):
      tensor.yield %v : i32
    } : tensor<2xi32> to tensor<0xi32>
    scf.yield %1 : tensor<0xi32>
  } else {
    %2 = func.call @callee(%a, %v) : (tensor<2xi32>, i32) -> tensor<0xi32>
    scf.yield %2 : tensor<0xi32>
  }
  return %0 : tensor<0xi32>
}
