// A planted defect in the midst of a sequence: the guilty step is named, the
// innocent ones are dropped, and the script shows it.

// RUN: padlab-blame %s --pipelines=passes | FileCheck %s --check-prefix=BLAME
// BLAME: blame: padlab-fuse-pad
// BLAME: // before
// BLAME: tensor.pad
// BLAME: // after
// BLAME-NOT: tensor.pad

// RUN: rm -rf %t.findings
// RUN: padlab-reduce %s --pipelines=passes -o %t.mlir --findings=%t.findings 2>&1 | FileCheck %s --check-prefix=REDUCED
// REDUCED: poison passes: {{.*}} (padlab-fuse-pad
// RUN: FileCheck %s --check-prefix=SMALL --input-file=%t.mlir
// SMALL: padlab.passes = "padlab-fuse-pad{break-rule=2}"

// RUN: sh -c 'PADLAB_BIN=$(dirname $(command -v padlab-diff)) %t.findings/*/repro.sh; test $? -eq 1' | FileCheck %s --check-prefix=REPRO
// REPRO: expected: {{.*}}[
// REPRO: actual: {{.*}}[
// RUN: sh -c 'cat %t.findings/*/finding.json' | FileCheck %s --check-prefix=JSON
// JSON: "reference": "differs"
// JSON: "step": "padlab-fuse-pad{break-rule=2}"
// JSON: "reproduced": true
// JSON: "reproducer": "padlab"

func.func @main(%a: tensor<2xi32>, %other: tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<3x2xf32>)
    attributes {padlab.seed = 1 : i64,
                padlab.passes = "canonicalize,func.func(linalg-generalize-named-ops),padlab-fuse-pad{break-rule=2},func.func(cse),canonicalize"} {
  %c7 = arith.constant 7 : i32
  %e = tensor.empty() : tensor<3x2xf32>
  %t = linalg.transpose ins(%other : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]
  // The second column keeps what the init holds (rule 2 of PadFusion.h).
  %init = arith.constant dense<10> : tensor<2x2xi32>
  %g = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, 0)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<2xi32>) outs(%init : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2x2xi32>
  %p = tensor.pad %g low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c7 : i32
  } : tensor<2x2xi32> to tensor<2x3xi32>
  return %p, %t : tensor<2x3xi32>, tensor<3x2xf32>
}
