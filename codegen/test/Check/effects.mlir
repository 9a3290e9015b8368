// RUN: padlab-opt %s --canonicalize --cse | FileCheck %s

// Dead to the optimizer, but an assertion: neither removed nor merged.
// CHECK-LABEL: func.func @main
// CHECK:         check.expect_eq(%{{.*}}, %{{.*}}) : f32
// CHECK:         check.expect_eq(%{{.*}}, %{{.*}}) {reason = "twice"} : f32
func.func @main(%a: f32) {
  check.expect_eq(%a, %a) : f32
  check.expect_eq(%a, %a) {reason = "twice"} : f32
  return
}
