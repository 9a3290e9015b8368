// The old spelling as input of padlab-opt: by option, by suffix, from standard input, with all of its own options.
// RUN: padlab-opt --std %s | FileCheck %s
// RUN: cp %s %t.std && padlab-opt %t.std | FileCheck %s
// RUN: padlab-opt --std < %s | FileCheck %s
// RUN: padlab-opt --std --split-input-file %s | FileCheck %s --check-prefixes=CHECK,SPLIT
// RUN: padlab-opt --std --mlir-print-debuginfo %s | FileCheck %s --check-prefix=LOC
// RUN: padlab-opt --std --pass-pipeline='builtin.module(func.func(canonicalize))' %s | FileCheck %s --check-prefix=PASS
// RUN: padlab-opt --std --emit-bytecode %s | padlab-opt | FileCheck %s
// RUN: not padlab-opt --std %t.none 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: cannot open input file

// CHECK: func.func @first
// PASS: func.func @first() -> i32
// PASS-NEXT: %[[C:.*]] = std.constant 3 : i32
// PASS-NEXT: std.return %[[C]]
func @first() -> i32 {
  %a = constant 1 : i32  %b = constant 2 : i32
  // LOC: std.addi %{{.*}} loc(#[[LOC:.*]])
  // LOC: #[[LOC]] = loc("{{.*}}input.mlir":[[#@LINE+1]]:39)
  %unused = constant 7 : i32     %c = addi %a, %b : i32
  return %c : i32
}

// SPLIT: // -----
// -----

// CHECK: func.func @second
func @second() {
  return
}
