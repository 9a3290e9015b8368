// Upstream's canonicalization takes (a + b) - b for a, whatever the sum rounds
// away.
//
// RUN: padlab-run %s --pipeline=reference | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused:clean-loops | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused:clean-loops:O2 | FileCheck %s

// CHECK: {{^}}(0, 0.5){{$}}

func.func @main(%large: f64 {padlab.value = 1.0e+30 : f64})
    -> complex<f64> attributes {padlab.seed = 1 : i64} {
  %half = arith.constant 0.5 : f64
  %zero = arith.constant 0.0 : f64
  %a = complex.create %half, %half : complex<f64>
  %b = complex.create %large, %zero : complex<f64>
  %sum = complex.add %a, %b : complex<f64>
  %difference = complex.sub %sum, %b : complex<f64>
  return %difference : complex<f64>
}
