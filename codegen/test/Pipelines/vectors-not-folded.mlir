// Upstream's folders of operations on vectors look for no masks, and for no
// accumulator where a reduction is along no dimension. The optimized lowering
// does without them.
//
// RUN: padlab-diff %s --pipelines=unfused,unfused:clean-loops:O2
// RUN: padlab-opt %s --sound-canonicalize | FileCheck %s
//
// CHECK-LABEL: func.func @main
// CHECK-NOT: arith.addi
// CHECK: vector.transfer_read
// CHECK: vector.transfer_write
// CHECK: vector.mask {{.*}} vector.transfer_write
// CHECK: vector.multi_reduction
// CHECK: vector.mask {{.*}} vector.gather
func.func @main(%s: tensor<4xi32>, %d: tensor<4xi32>, %m: vector<4xi1>, %q: vector<4xi32>)
    -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, i32) attributes {padlab.seed = 7 : i64} {
  %c0 = arith.constant 0 : index
  %p = arith.constant 7 : i32
  %one = arith.constant 1 : i32
  %all = vector.constant_mask [4] : vector<4xi1>
  %lanes = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %v = vector.transfer_read %s[%c0], %p {in_bounds = [true]} : tensor<4xi32>, vector<4xi32>
  %r0 = vector.transfer_write %v, %d[%c0], %m {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %k = vector.transfer_read %s[%c0], %p, %m {in_bounds = [true]} : tensor<4xi32>, vector<4xi32>
  %r1 = vector.transfer_write %k, %d[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %w = vector.transfer_write %q, %d[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %r2 = vector.mask %m { vector.transfer_write %v, %w[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32> } : vector<4xi1> -> tensor<4xi32>
  %r3 = vector.mask %m { vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  %r4 = vector.multi_reduction <xor>, %q, %q [] : vector<4xi32> to vector<4xi32>
  %r5 = vector.mask %m { vector.gather %s[%c0] [%lanes], %all, %q : tensor<4xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32> into vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  // Everything else is canonicalized.
  %sum = arith.addi %one, %p : i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %sum : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, i32
}
