// Pads to three elements in each of n rounds. Expected: with n = 0, nothing is padded. Wrong: the pad is done before the loop, also where its result has not three elements.
func.func @pad(%a: tensor<?xf32>, %x: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = tensor.pad %a low[1] high[0] {
    ^bb0(%at: index):
      tensor.yield %x : f32
    } : tensor<?xf32> to tensor<3xf32>
    func.call @use(%r) : (tensor<3xf32>) -> ()
  }
  return
}
func.func private @use(tensor<3xf32>)
