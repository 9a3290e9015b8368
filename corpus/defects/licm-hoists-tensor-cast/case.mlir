// Casts to three elements in each of n rounds. Wrong: the cast is done before the loop, also where n is 0 and the tensor has another extent.
func.func @f(%a: tensor<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = tensor.cast %a : tensor<?xf32> to tensor<3xf32>
    func.call @use(%r) : (tensor<3xf32>) -> ()
  }
  return
}
func.func private @use(tensor<3xf32>)
