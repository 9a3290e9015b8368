// RUN: padlab-opt %s --convert-error-carrying-shape --split-input-file --verify-diagnostics

func.func @scalable(%v: vector<[4]xf32>) -> !shape.shape {
  // expected-error @below {{has no lowering for scalable vectors}}
  %0 = shape.shape_of %v : vector<[4]xf32> -> !shape.shape
  return %0 : !shape.shape
}

// -----

func.func @wide(%t: tensor<2xi128>) -> !shape.shape {
  // expected-error @below {{has no lowering for elements of type 'i128'}}
  %0 = shape.value_as_shape %t : tensor<2xi128> -> !shape.shape
  return %0 : !shape.shape
}
