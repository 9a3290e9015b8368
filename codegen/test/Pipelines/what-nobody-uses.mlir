// RUN: padlab-run %s --split-input-file --pipeline=reference
// RUN: padlab-run %s --split-input-file --pipeline=unfused

// A block that nobody enters, in a program without branches.
func.func @main() attributes {padlab.seed = 0 : i64} {
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq(%a, %a) : tensor<2xi32>
  return
^bb1(%t: tensor<4xf32>):
  return
}

// -----

// A memref with a layout and a function value that nobody uses.
func.func private @unused(%m: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  return
}
func.func private @other(%f: (tensor<4xf32>) -> tensor<4xf32>) {
  return
}
func.func @main() attributes {padlab.seed = 0 : i64} {
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq(%a, %a) : tensor<2xi32>
  return
}

// -----

// Three edges to one block.
func.func @main() attributes {padlab.seed = 0 : i64} {
  %c = arith.constant 2 : i32
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.constant dense<[3, 4]> : tensor<2xi32>
  cf.switch %c : i32, [
    default: ^bb1(%a : tensor<2xi32>),
    1: ^bb1(%a : tensor<2xi32>),
    2: ^bb1(%b : tensor<2xi32>)
  ]
^bb1(%t: tensor<2xi32>):
  check.expect_eq(%t, %b) : tensor<2xi32>
  return
}
