// The passes that we register under upstream's names mean what they mean there.
// DEFINE: %{fuse} = func.func(test-linalg-greedy-fusion)
// DEFINE: %{drop} = func.func(test-linalg-drop-unit-dims)

// RUN: mlir-opt %s --pass-pipeline="builtin.module(%{fuse})" -o %t.stock
// RUN: padlab-opt %s --pass-pipeline="builtin.module(%{fuse})" -o %t.ours
// RUN: diff %t.stock %t.ours
// RUN: FileCheck %s --check-prefix=FUSE < %t.ours
// RUN: mlir-opt %s --pass-pipeline="builtin.module(%{drop})" -o %t.stock
// RUN: padlab-opt %s --pass-pipeline="builtin.module(%{drop})" -o %t.ours
// RUN: diff %t.stock %t.ours
// RUN: FileCheck %s --check-prefix=DROP < %t.ours

// The producer computes the slice alone.
// FUSE-LABEL: @slice
// FUSE:         scf.for
// FUSE:           linalg.map { arith.addi {{.*}} tensor<1x6xi32>
// FUSE:           linalg.map { arith.subi {{.*}} tensor<1x6xi32>
func.func @slice(%a: tensor<4x6xi32>, %b: tensor<4x6xi32>) -> tensor<4x6xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = linalg.map { arith.addi } ins(%a, %a : tensor<4x6xi32>, tensor<4x6xi32>)
      outs(%a : tensor<4x6xi32>)
  %1 = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %b)
      -> tensor<4x6xi32> {
    %2 = tensor.extract_slice %0[%i, 0] [1, 6] [1, 1]
        : tensor<4x6xi32> to tensor<1x6xi32>
    %3 = tensor.extract_slice %t[%i, 0] [1, 6] [1, 1]
        : tensor<4x6xi32> to tensor<1x6xi32>
    %4 = linalg.map { arith.subi } ins(%2, %2 : tensor<1x6xi32>, tensor<1x6xi32>)
        outs(%3 : tensor<1x6xi32>)
    %5 = tensor.insert_slice %4 into %t[%i, 0] [1, 6] [1, 1]
        : tensor<1x6xi32> into tensor<4x6xi32>
    scf.yield %5 : tensor<4x6xi32>
  }
  return %1 : tensor<4x6xi32>
}

// The outer loop goes, and no other.
// DROP-LABEL: @units
// DROP:         linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
func.func @units(%a: tensor<1x1x3xi32>) -> tensor<1x1x3xi32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%a : tensor<1x1x3xi32>) {
  ^bb0(%x: i32):
    %y = arith.addi %x, %x : i32
    linalg.yield %y : i32
  } -> tensor<1x1x3xi32>
  return %0 : tensor<1x1x3xi32>
}
