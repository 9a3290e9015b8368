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

// -----

func.func @wide_parts(%t: tensor<2xcomplex<f128>>, %s: !shape.shape) -> !shape.value_shape {
  // expected-error @below {{has no lowering for elements of type 'complex<f128>'}}
  %0 = shape.with_shape %t, %s : tensor<2xcomplex<f128>>, !shape.shape
  return %0 : !shape.value_shape
}

// -----

func.func @wide_integers(%v: !shape.value_shape) -> tensor<2xcomplex<i128>> {
  // expected-error @below {{has no lowering for elements of type 'complex<i128>'}}
  %0 = shape.value_of %v : tensor<2xcomplex<i128>>
  return %0 : tensor<2xcomplex<i128>>
}
