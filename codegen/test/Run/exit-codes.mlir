// RUN: padlab-run --pipeline=list | FileCheck %s --check-prefix=LIST
// RUN: bash -c 'padlab-run %s --unchecked; test $? -eq 1' 2>&1 | FileCheck %s --check-prefix=CRASH
// RUN: bash -c 'padlab-run %s; test $? -eq 3' 2>&1 | FileCheck %s --check-prefix=UNDEFINED
// RUN: bash -c 'padlab-run %s --pipeline=reference; test $? -eq 3' 2>&1 | FileCheck %s --check-prefix=UNDEFINED
// RUN: bash -c 'padlab-run %s --pipeline=nope; test $? -eq 2' 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: bash -c 'padlab-run %s --cpu=z80; test $? -eq 2' 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: bash -c 'padlab-run %s.missing; test $? -eq 2' 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: bash -c 'padlab-run; test $? -eq 2' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: bash -c 'padlab-run --nope; test $? -eq 2'
// RUN: bash -c 'padlab-run %s --pipeline=passes --opt-level=7; test $? -eq 2'

// LIST: reference
// LIST: unfused
// LIST: Lowerings
// LIST-NEXT: loops {{.*}} scalar loops
// LIST: loops-reversed
// CRASH: exit-codes.mlir: error: unfused: crash: signal
// UNDEFINED: exit-codes.mlir: error: {{unfused|reference}}: undefined: arith.divsi: 
// PIPELINE: error: no pipeline is named 'nope'; there are: unfused, {{.*}}
// CPU: error: unknown CPU 'z80'
// MISSING: exit-codes.mlir.missing{{.*}} error:
// NONE: error: no case given

func.func @main(%a: i32 {padlab.value = 7 : i32},
                %b: i32 {padlab.value = 0 : i32})
    -> i32 attributes {padlab.seed = 1 : i64} {
  %x = arith.divsi %a, %b : i32
  return %x : i32
}
