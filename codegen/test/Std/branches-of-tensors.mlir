// RUN: padlab-opt %s --erase-unreachable-blocks --split-equal-successors --copy-arguments-across-blocks | FileCheck %s

// CHECK-LABEL: func.func @both_edges
func.func @both_edges(%c: i1, %a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  // CHECK: cf.cond_br %{{.*}}, ^bb2(%{{.*}} : tensor<3xf32>), ^bb1
  // CHECK: ^bb1:
  // CHECK: cf.br ^bb2(%{{.*}} : tensor<3xf32>)
  cf.cond_br %c, ^bb1(%a : tensor<3xf32>), ^bb1(%b : tensor<3xf32>)
^bb1(%x: tensor<3xf32>):
  return %x : tensor<3xf32>
// CHECK-NOT: ^bb3
^unreachable(%y: tensor<3xf32>):
  return %y : tensor<3xf32>
}

// CHECK-LABEL: func.func @several_cases
func.func @several_cases(%c: i32, %a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  // CHECK: cf.switch
  // CHECK-NEXT: default: ^[[TO:.*]](%[[A:.*]] : tensor<3xf32>),
  // CHECK-NEXT: 1: ^[[FIRST:bb[0-9]+]],
  // CHECK-NEXT: 2: ^[[SECOND:bb[0-9]+]]
  cf.switch %c : i32, [
    default: ^bb1(%a : tensor<3xf32>),
    1: ^bb1(%b : tensor<3xf32>),
    2: ^bb1(%a : tensor<3xf32>)
  ]
// CHECK: ^[[FIRST]]:
// CHECK-NEXT: cf.br ^[[TO]](%{{.*}} : tensor<3xf32>)
// CHECK: ^[[SECOND]]:
// CHECK-NEXT: cf.br ^[[TO]](%[[A]] : tensor<3xf32>)
^bb1(%x: tensor<3xf32>):
  return %x : tensor<3xf32>
}

// The write is in another block than the argument.
// CHECK-LABEL: func.func @elsewhere
// CHECK-SAME: %[[A:.*]]: tensor<3xf32>, %[[B:.*]]: tensor<3xf32>,
func.func @elsewhere(%a: tensor<3xf32>, %b: tensor<3xf32>, %f: f32, %i: index) -> (tensor<3xf32>, tensor<3xf32>, f32) {
  // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[A]])
  // CHECK-NOT: copy(%[[B]])
  cf.br ^bb1
^bb1:
  // CHECK: tensor.insert %{{.*}} into %[[COPY]]
  %y = tensor.insert %f into %a[%i] : tensor<3xf32>
  // CHECK: tensor.extract %[[B]]
  %e = tensor.extract %b[%i] : tensor<3xf32>
  // CHECK: return %{{.*}}, %[[COPY]]
  return %y, %a, %e : tensor<3xf32>, tensor<3xf32>, f32
}

// A loop that casts what it carries.
// CHECK-LABEL: func.func @circle
func.func @circle(%a: tensor<3xf32>, %c: i1) -> tensor<3xf32> {
  cf.br ^bb1(%a : tensor<3xf32>)
^bb1(%x: tensor<3xf32>):
  // CHECK: ^bb1(%[[X:.*]]: tensor<3xf32>):
  // CHECK: bufferization.alloc_tensor() copy(%[[X]])
  %d = tensor.cast %x : tensor<3xf32> to tensor<?xf32>
  %y = tensor.cast %d : tensor<?xf32> to tensor<3xf32>
  cf.cond_br %c, ^bb1(%y : tensor<3xf32>), ^bb2
^bb2:
  return %y : tensor<3xf32>
}
