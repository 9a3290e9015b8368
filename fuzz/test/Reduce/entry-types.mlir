// Inputs of every kind that an entry may have go, one by one, where the defect
// does not need them: here a rounding that native code lacks.

// RUN: sh -c 'padlab-reduce %s --pipelines=unfused -o - 2> %t.err' | FileCheck %s
// RUN: FileCheck %s --check-prefix=SUMMARY < %t.err

// CHECK: func.func @main(%{{.*}}: f32) -> f8E5M2
// CHECK-NEXT: arith.truncf %{{.*}} downward : f32 to f8E5M2
// CHECK-NEXT: return
// SUMMARY: 4 operations: rejected unfused

func.func @main(
    %u: tensor<*xf32> {padlab.extents = array<i64: 2, 3>},
    %z: tensor<*xi8> {padlab.extents = array<i64>, padlab.value = dense<3> : tensor<i8>},
    %c: complex<f32> {padlab.value = [1.0 : f32, 2.0 : f32]},
    %d: tensor<2xcomplex<f32>> {padlab.value = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>},
    %s: !shape.shape {padlab.value = "[2, ?]"},
    %w: !shape.witness {padlab.value = true},
    %n: !shape.size {padlab.value = 3 : index},
    %a: f32,
    %t: tensor<?xf8E4M3FN> {padlab.extents = array<i64: 4>})
    -> (f8E5M2, tensor<*xf32>, complex<f32>, !shape.shape, tensor<2xcomplex<f32>>, !shape.size, tensor<?xf8E4M3FN>)
    attributes {padlab.seed = 1 : i64} {
  %x = arith.truncf %a downward : f32 to f8E5M2
  %k = arith.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %y = complex.mul %c, %c : complex<f32>
  %sum = arith.addf %t, %t : tensor<?xf8E4M3FN>
  return %x, %u, %y, %s, %k, %n, %sum : f8E5M2, tensor<*xf32>, complex<f32>, !shape.shape, tensor<2xcomplex<f32>>, !shape.size, tensor<?xf8E4M3FN>
}
