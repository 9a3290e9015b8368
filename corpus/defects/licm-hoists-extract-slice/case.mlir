// Takes elements 2 and 3 in each of n rounds. Wrong: they are taken before the loop, also where n is 0 and there are none.
func.func @f(%a: tensor<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = tensor.extract_slice %a[2] [2] [1] : tensor<?xf32> to tensor<2xf32>
    func.call @use(%r) : (tensor<2xf32>) -> ()
  }
  return
}
func.func private @use(tensor<2xf32>)
