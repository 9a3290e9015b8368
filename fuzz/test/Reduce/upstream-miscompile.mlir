// A case is reduced while it shows the same defect of the same pattern, and the
// finding's script reproduces it with LLVM's own tools.

// RUN: rm -rf %t.findings
// RUN: padlab-reduce %s -o %t.mlir --findings=%t.findings 2>&1 | FileCheck %s
// CHECK: {{^([1-9]|1[0-5])}} operations: mismatch upstream-fused: {{.*}} (test-linalg-pad-fusion / (anonymous namespace)::FusePadOp)
// CHECK-NEXT: mismatch-FusePadOp-{{[0-9a-f]+}} (new)

// RUN: FileCheck %s --check-prefix=SMALL --input-file=%t.mlir
// SMALL: linalg.generic
// SMALL-NOT: linalg.generic
// SMALL: tensor.pad
// SMALL-NOT: ?

// RUN: sh -c '%t.findings/mismatch-FusePadOp-*/repro.sh; test $? -eq 1' | FileCheck %s --check-prefix=REPRO
// REPRO:      expected: r0[[AT:.*]] = [[VALUE:.*]]
// REPRO-NEXT: actual:   r0[[AT]] =
// REPRO-NOT:  = [[VALUE]]{{$}}
// REPRO:      with:     test-linalg-pad-fusion
// REPRO-NEXT: without:  agrees with the reference

// A subject that does no harm does not reproduce; without tools nobody knows.
// RUN: sed -i "s/^PASSES=.*/PASSES=cse/" %t.findings/mismatch-FusePadOp-*/repro.sh
// RUN: sh -c '%t.findings/mismatch-FusePadOp-*/repro.sh; test $? -eq 0' | FileCheck %s --check-prefix=HARMLESS
// HARMLESS: does not reproduce
// RUN: sh -c 'LLVM_BIN=/nonexistent %t.findings/mismatch-FusePadOp-*/repro.sh 2>&1; test $? -eq 125' | FileCheck %s --check-prefix=NOTOOL
// NOTOOL: error: no mlir-opt of LLVM {{[0-9]+}} found

// The smallest case is a case, and found again it only counts.
// RUN: padlab-reduce %t.mlir -o %t.again.mlir --findings=%t.findings
// RUN: diff %t.mlir %t.again.mlir
// RUN: sh -c 'grep count %t.findings/mismatch-FusePadOp-*/finding.json' | FileCheck %s --check-prefix=COUNT
// COUNT: "count": 2

#id = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
func.func @main(%a: tensor<?x4xf32> {padlab.extents = array<i64: 3>},
                %b: tensor<4x?xf32> {padlab.extents = array<i64: 3>},
                %init: tensor<?x4xf32> {padlab.extents = array<i64: 3>},
                %n: index {padlab.value = 2 : index})
    -> (tensor<?x9xf32>, index) attributes {padlab.seed = 42 : i64} {
  %cst = arith.constant 3.500000e+00 : f32
  %c0 = arith.constant 0 : index
  %g = linalg.generic {indexing_maps = [#id, #swap, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x4xf32>, tensor<4x?xf32>)
      outs(%init : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.mulf %s, %o : f32
    linalg.yield %t : f32
  } -> tensor<?x4xf32>
  %pad = tensor.pad %g low[%n, 2] high[1, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<?x9xf32>
  %d = tensor.dim %pad, %c0 : tensor<?x9xf32>
  %e = tensor.empty(%d) : tensor<?x9xf32>
  %c = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%pad : tensor<?x9xf32>) outs(%e : tensor<?x9xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.negf %x : f32
    linalg.yield %s : f32
  } -> tensor<?x9xf32>
  return %c, %n : tensor<?x9xf32>, index
}
