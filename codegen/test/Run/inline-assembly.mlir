// Some of upstream's lowerings write assembly: there is who reads it.
// RUN: padlab-run %s | FileCheck %s

// CHECK: {{^}}[0, -2]{{$}}
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32>
    attributes {padlab.seed = 1 : i64} {
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  return %a : tensor<2xi32>
}
