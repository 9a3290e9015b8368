// The entry calls itself. Joined programs have other names than their sources;
// the call must follow the entry's new name.

// RUN: padlab-run %s | FileCheck %s
// RUN: padlab-run %s --pipeline=reference | FileCheck %s

// CHECK: {{^}}6{{$}}

func.func @main(%n: i32 {padlab.value = 3 : i32}) -> i32 attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi sle, %n, %zero : i32
  %r = scf.if %done -> i32 {
    scf.yield %zero : i32
  } else {
    %less = arith.subi %n, %one : i32
    %rest = func.call @main(%less) : (i32) -> i32
    %sum = arith.addi %rest, %n : i32
    scf.yield %sum : i32
  }
  return %r : i32
}
