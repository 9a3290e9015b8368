// A planted defect in the midst of a sequence: the guilty step is named, the
// innocent ones are dropped, and the script shows it.

// RUN: padlab-blame %s --pipeline=passes | FileCheck %s --check-prefix=BLAME
// BLAME: blame: padlab-fuse-pad
// BLAME: // before
// BLAME: tensor.pad
// BLAME: // after
// BLAME-NOT: tensor.pad

// RUN: rm -rf %t.findings
// RUN: padlab-reduce %s --pipelines=passes -o %t.mlir --findings=%t.findings 2>&1 | FileCheck %s --check-prefix=REDUCED
// REDUCED: mismatch passes: {{.*}} (padlab-fuse-pad
// RUN: FileCheck %s --check-prefix=SMALL --input-file=%t.mlir
// SMALL: padlab.passes = "padlab-fuse-pad{break-rule=1}"

// RUN: sh -c 'PADLAB_BIN=$(dirname $(command -v padlab-diff)) %t.findings/*/repro.sh; test $? -eq 1' | FileCheck %s --check-prefix=REPRO
// REPRO: expected: [
// REPRO: actual:   [
// RUN: sh -c 'cat %t.findings/*/finding.json' | FileCheck %s --check-prefix=JSON
// JSON: "reference": "differs"
// JSON: "step": "padlab-fuse-pad{break-rule=1}"
// JSON: "reproduced": true
// JSON: "reproducer": "padlab"

#id = affine_map<(d0) -> (d0)>
func.func @main(%init: tensor<3xi32>, %other: tensor<2x3xf32>) -> (tensor<5xi32>, tensor<3x2xf32>)
    attributes {padlab.seed = 1 : i64,
                padlab.passes = "canonicalize,func.func(linalg-generalize-named-ops),padlab-fuse-pad{break-rule=1},func.func(cse),canonicalize"} {
  %c7 = arith.constant 7 : i32
  %e = tensor.empty() : tensor<3x2xf32>
  %t = linalg.transpose ins(%other : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]
  %g = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%init : tensor<3xi32>) {
  ^bb0(%o: i32):
    %s = arith.addi %o, %o : i32
    linalg.yield %s : i32
  } -> tensor<3xi32>
  %p = tensor.pad %g low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %c7 : i32
  } : tensor<3xi32> to tensor<5xi32>
  return %p, %t : tensor<5xi32>, tensor<3x2xf32>
}
