// Every pipeline against the reference, one line a case, exit code 0.
//
// RUN: padlab-diff %S/Inputs/padded.mlir | FileCheck %s
// CHECK: padded.mlir: agree (unfused, upstream-fused, fused
//
// RUN: padlab-diff --pipelines=fused,unfused %S/Inputs/padded.mlir \
// RUN:   | FileCheck %s --check-prefix=SUBSET
// SUBSET: padded.mlir: agree (fused, unfused)
//
// RUN: padlab-diff --cpu=x86-64-v2 - < %S/Inputs/padded.mlir \
// RUN:   | FileCheck %s --check-prefix=STDIN
// STDIN: -: agree (unfused, upstream-fused, fused
//
// RUN: padlab-diff --json %S/Inputs/padded.mlir \
// RUN:   | FileCheck %s --check-prefix=JSON
// JSON: {"actual":[],"case":"{{.*}}padded.mlir","expected":[],"pipelines":[
// JSON-SAME: {"compared":true,"compiled":true,"fired":true,"interpreted":true,"pipeline":"upstream-fused"}
// JSON-SAME: "verdicts":[{"detail":"","kind":"agree","pass":"","phase":"","pipeline":""}]}
