// From 3 to 7 by 4, unsigned: one round. Upstream's canonicalization takes 7
// and 4, in three bits, for -1 and -4, and the loop for one without a round.
// The lowerings that canonicalize disable that pattern.

// RUN: padlab-run %s --pipeline=reference | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused:clean-loops | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused:clean-loops:O2 | FileCheck %s

// CHECK: {{^}}3{{$}}
func.func @main() -> i32 attributes {padlab.seed = 0 : i64} {
  %zero = arith.constant 0 : i32
  %from = arith.constant 3 : i3
  %to = arith.constant -1 : i3
  %step = arith.constant -4 : i3
  %sum = scf.for unsigned %i = %from to %to step %step
      iter_args(%s = %zero) -> (i32) : i3 {
    %wide = arith.extui %i : i3 to i32
    %next = arith.addi %s, %wide : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
