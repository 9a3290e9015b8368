// A slice that names one element several times, of a slice: upstream's pattern crashes where both become views.
// RUN: padlab-run %s --pipeline=reference > %t
// RUN: padlab-run %s --pipeline=unfused:clean-loops | diff - %t
func.func @main(%a: tensor<1xi32>, %n: index {padlab.value = 1 : index}) -> tensor<?xi32>
    attributes {padlab.seed = 3 : i64} {
  %s = tensor.extract_slice %a[0] [1] [3] : tensor<1xi32> to tensor<1xi32>
  %t = tensor.extract_slice %s[0] [%n] [0] : tensor<1xi32> to tensor<?xi32>
  return %t : tensor<?xi32>
}
