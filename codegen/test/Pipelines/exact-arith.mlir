// What convert-to-llvm lacks or code generation rounds twice.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=unfused --opt-level=3

// The product lies half-way between two numbers, and what is added is so small
// that f32 cannot hold the sum.
func.func @fma_bf16(%x: bf16, %y: bf16, %z: bf16) -> bf16 {
  %0 = math.fma %x, %y, %z : bf16
  return %0 : bf16
}
func.func @fma_f16(%x: f16, %y: f16, %z: f16) -> f16 {
  %0 = math.fma %x, %y, %z : f16
  return %0 : f16
}

func.func @main(%x: bf16 {padlab.value = 0x3F81 : bf16},
                %minus_x: bf16 {padlab.value = 0xBF81 : bf16},
                %y: bf16 {padlab.value = 0x3FC0 : bf16},
                %infinity: bf16 {padlab.value = 0x7F80 : bf16},
                %tiny: bf16 {padlab.value = 0x0001 : bf16},
                %minus_tiny: bf16 {padlab.value = 0x8001 : bf16},
                %h: f16 {padlab.value = 0x3C01 : f16},
                %g: f16 {padlab.value = 0x3E00 : f16},
                %small: f16 {padlab.value = 0x0001 : f16},
                %minus_small: f16 {padlab.value = 0x8001 : f16},
                %i: index {padlab.value = -1 : index},
                %j: index {padlab.value = 3 : index})
    attributes {padlab.seed = 1 : i64} {
  %up = arith.constant 0x3FC2 : bf16
  %down = arith.constant 0x3FC1 : bf16
  %minus_up = arith.constant 0xBFC2 : bf16
  %minus_down = arith.constant 0xBFC1 : bf16
  %0 = call @fma_bf16(%x, %y, %tiny) : (bf16, bf16, bf16) -> bf16
  check.expect_eq(%0, %up) : bf16
  %1 = call @fma_bf16(%x, %y, %minus_tiny) : (bf16, bf16, bf16) -> bf16
  check.expect_eq(%1, %down) : bf16
  %2 = call @fma_bf16(%minus_x, %y, %tiny) : (bf16, bf16, bf16) -> bf16
  check.expect_eq(%2, %minus_down) : bf16
  %3 = call @fma_bf16(%minus_x, %y, %minus_tiny) : (bf16, bf16, bf16) -> bf16
  check.expect_eq(%3, %minus_up) : bf16
  %4 = call @fma_bf16(%infinity, %y, %tiny) : (bf16, bf16, bf16) -> bf16
  check.expect_eq(%4, %infinity) : bf16

  %up_f16 = arith.constant 0x3E02 : f16
  %down_f16 = arith.constant 0x3E01 : f16
  %5 = call @fma_f16(%h, %g, %small) : (f16, f16, f16) -> f16
  check.expect_eq(%5, %up_f16) : f16
  %6 = call @fma_f16(%h, %g, %minus_small) : (f16, f16, f16) -> f16
  check.expect_eq(%6, %down_f16) : f16

  %true = arith.constant true
  %false = arith.constant false
  %7 = math.isinf %infinity : bf16
  check.expect_eq(%7, %true) : i1
  %8 = math.isinf %x : bf16
  check.expect_eq(%8, %false) : i1
  %9 = math.isnormal %small : f16
  check.expect_eq(%9, %false) : i1
  %10 = math.isnormal %minus_x : bf16
  check.expect_eq(%10, %true) : i1

  %c2 = arith.constant 2 : index
  %11, %12 = arith.addui_extended %i, %j : index, i1
  check.expect_eq(%11, %c2) : index
  check.expect_eq(%12, %true) : i1
  %13, %14 = arith.addui_extended %j, %j : index, i1
  check.expect_eq(%14, %false) : i1
  return
}
