// Upstream's canonicalization takes a cast of index to something narrow and back
// for nothing at all.
//
// RUN: padlab-run %s --pipeline=reference | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused:clean-loops | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused:clean-loops:O2 | FileCheck %s

// CHECK: {{^}}-1{{$}}
// CHECK-NEXT: {{^}}44{{$}}

func.func @main(%a: index {padlab.value = 300 : index},
                %b: index {padlab.value = 7 : index})
    -> (index, index) attributes {padlab.seed = 1 : i64} {
  %bit = arith.index_cast %b : index to i1
  %sign = arith.index_cast %bit : i1 to index
  %byte = arith.index_castui %a : index to i8
  %low = arith.index_castui %byte : i8 to index
  return %sign, %low : index, index
}
