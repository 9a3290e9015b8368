// RUN: padlab-run %s | FileCheck %s
// RUN: padlab-run %s --pipeline=reference | FileCheck %s
// RUN: padlab-run %s --opt-level=3 --cpu=x86-64-v2 | FileCheck %s
// RUN: padlab-run %s --pipeline='{test-linalg-pad-fusion,cse}@x86-64-v2:clean-loops:O1' | FileCheck %s
// RUN: padlab-run %s --json | FileCheck %s --check-prefix=JSON
// RUN: padlab-run %s --pipeline=upstream-fused --print-ir-after-subject | FileCheck %s --check-prefix=IR

// CHECK: {{^}}[7, 1, 2, 7, 7]{{$}}
// CHECK-NEXT: {{^}}-5{{$}}

// JSON: {"case":"{{.*}}results.mlir",{{.*}}"pipeline":"unfused","results":["[7, 1, 2, 7, 7]","-5"],"status":"ok"}

// IR: func.func @main
// IR-SAME: padlab.seed
// IR: [7, 1, 2, 7, 7]

func.func @main(%a: tensor<?xi32> {padlab.extents = array<i64: 2>},
                %n: index {padlab.value = 2 : index})
    -> (tensor<?xi32>, i8) attributes {padlab.seed = 1 : i64} {
  %c7 = arith.constant 7 : i32
  %c5 = arith.constant -5 : i8
  %iota = tensor.generate %n {
  ^bb0(%i: index):
    %one = arith.constant 1 : index
    %j = arith.addi %i, %one : index
    %v = arith.index_cast %j : index to i32
    tensor.yield %v : i32
  } : tensor<?xi32>
  %p = tensor.pad %iota low[1] high[%n] {
  ^bb0(%i: index):
    tensor.yield %c7 : i32
  } : tensor<?xi32> to tensor<?xi32>
  return %p, %c5 : tensor<?xi32>, i8
}
