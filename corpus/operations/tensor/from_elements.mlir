// The document's example.
func.func @main(%a: index {padlab.value = 1 : index}, %b: index {padlab.value = 2 : index},
                %c: index {padlab.value = 3 : index}, %d: index {padlab.value = 4 : index},
                %e: index {padlab.value = 5 : index}, %f: index {padlab.value = 6 : index})
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.from_elements %a, %b, %c, %d, %e, %f :  tensor<2x3xindex>
  %1 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xindex>
  check.expect_eq(%0, %1) : tensor<2x3xindex>
  return
}

// -----
// Rank 0, no elements, odd elements.
func.func @main(%a: f8E4M3FN, %b: complex<f64>, %c: ui8, %d: i1, %e: i4, %f: bf16)
    -> (tensor<f8E4M3FN>, tensor<1x2xcomplex<f64>>, tensor<2xui8>, tensor<2xi1>, tensor<1xi4>, tensor<bf16>, tensor<0x2xui8>)
    attributes {padlab.seed = 1 : i64} {
  %0 = tensor.from_elements %a : tensor<f8E4M3FN>
  %1 = tensor.from_elements %b, %b : tensor<1x2xcomplex<f64>>
  %2 = tensor.from_elements %c, %c : tensor<2xui8>
  %3 = tensor.from_elements %d, %d : tensor<2xi1>
  %4 = tensor.from_elements %e : tensor<1xi4>
  %5 = tensor.from_elements %f : tensor<bf16>
  %6 = tensor.from_elements : tensor<0x2xui8>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<f8E4M3FN>, tensor<1x2xcomplex<f64>>, tensor<2xui8>, tensor<2xi1>, tensor<1xi4>, tensor<bf16>, tensor<0x2xui8>
}

// -----
// EXPECT-ERROR: number of operands and types do not match: got 2 operands and 3 types
func.func @main(%a: i32) -> tensor<3xi32> attributes {padlab.seed = 1 : i64} {
  %0 = tensor.from_elements %a, %a : tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----
// EXPECT-ERROR: statically shaped tensor
func.func @main(%a: i32) -> tensor<?xi32> attributes {padlab.seed = 1 : i64} {
  %0 = "tensor.from_elements"(%a) : (i32) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
