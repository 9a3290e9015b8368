// A guard withholds the wrong applications of a pattern, and no others.

// REQUIRES: corpus-release
// RUN: padlab-opt %s --canonicalize | FileCheck %s --check-prefix=FREE
// RUN: padlab-opt %s --canonicalize --guard=index-cast-drops-truncation 2> %t | FileCheck %s
// RUN: FileCheck %s --check-prefix=COUNT --input-file=%t
// RUN: padlab-opt %s --canonicalize --guard=all 2> %t | FileCheck %s
// RUN: FileCheck %s --check-prefix=COUNT --input-file=%t
// RUN: not padlab-opt %s --guard=nothing 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// FREE-LABEL: @narrow
// FREE-NEXT: return %arg0
// CHECK-LABEL: @narrow
// CHECK-NEXT: arith.index_cast %arg0 : index to i8
func.func @narrow(%x: index) -> index {
  %byte = arith.index_cast %x : index to i8
  %back = arith.index_cast %byte : i8 to index
  return %back : index
}

// FREE-LABEL: @wide
// FREE-NEXT: return %arg0
// CHECK-LABEL: @wide
// CHECK-NEXT: return %arg0
func.func @wide(%x: index) -> index {
  %long = arith.index_cast %x : index to i64
  %back = arith.index_cast %long : i64 to index
  return %back : index
}

// COUNT: guard index-cast-drops-truncation: withheld {{[1-9][0-9]*}} times
// UNKNOWN: padlab-opt: error: no guard is named 'nothing'
