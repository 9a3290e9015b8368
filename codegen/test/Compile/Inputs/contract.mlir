// Adds two tensors and pads the sum.
func.func @add_pad(%lhs: tensor<?x?xf32>, %rhs: tensor<?x?xf32>, %low: index,
                   %value: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %height = tensor.dim %lhs, %c0 : tensor<?x?xf32>
  %width = tensor.dim %lhs, %c1 : tensor<?x?xf32>
  %empty = tensor.empty(%height, %width) : tensor<?x?xf32>
  %sum = linalg.map { arith.addf } ins(%lhs, %rhs : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%empty : tensor<?x?xf32>)
  %padded = tensor.pad %sum low[%low, 0] high[0, %low] {
  ^bb0(%i: index, %j: index):
    tensor.yield %value : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %padded : tensor<?x?xf32>
}

// Takes memory on the way, and stops where the sum is negative.
func.func @total(%in: tensor<1000xf64>) -> (tensor<1000xf64>, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %out = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %in)
      -> tensor<1000xf64> {
    %empty = tensor.empty() : tensor<1000xf64>
    %next = linalg.map { arith.addf } ins(%t, %t : tensor<1000xf64>, tensor<1000xf64>)
        outs(%empty : tensor<1000xf64>)
    scf.yield %next : tensor<1000xf64>
  }
  %first = tensor.extract %out[%c0] : tensor<1000xf64>
  %holds = arith.cmpf oge, %first, %zero : f64
  cf.assert %holds, "the first is negative"
  return %out, %first : tensor<1000xf64>, f64
}

// More memory than there is.
func.func @huge(%n: index, %place: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%n) : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %set = tensor.insert %zero into %empty[%c0] : tensor<?xf32>
  %one = tensor.extract %set[%place] : tensor<?xf32>
  return %one : f32
}
