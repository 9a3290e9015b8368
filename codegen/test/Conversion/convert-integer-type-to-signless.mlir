// Types without a sign everywhere: values, functions, nested.
// RUN: padlab-opt %s --convert-integer-type-to-signless | FileCheck %s

// CHECK-LABEL: func.func @values(
// CHECK-SAME:    %{{.*}}: tensor<?xi8>, %{{.*}}: i16, %{{.*}}: tensor<*xcomplex<i4>>) -> (tensor<?xi8>, i8)
func.func @values(%a: tensor<?xui8>, %b: si16, %c: tensor<*xcomplex<ui4>>) -> (tensor<?xui8>, ui8) {
  %c0 = arith.constant 0 : index
  // CHECK: tensor.extract %{{.*}} : tensor<?xi8>
  %0 = tensor.extract %a[%c0] : tensor<?xui8>
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}) -> (tensor<?xi8>)
  %c1 = arith.constant 1 : index
  %1 = scf.for %i = %c0 to %c1 step %c1 iter_args(%t = %a) -> (tensor<?xui8>) {
    scf.yield %t : tensor<?xui8>
  }
  return %1, %0 : tensor<?xui8>, ui8
}

// A cast between signs is none any more.
// CHECK-LABEL: func.func @bitcast
// CHECK:         tensor.bitcast %{{.*}} : tensor<4xi32> to tensor<4xi32>
func.func @bitcast(%a: tensor<4xui32>) -> tensor<4xi32> {
  %0 = tensor.bitcast %a : tensor<4xui32> to tensor<4xi32>
  return %0 : tensor<4xi32>
}
