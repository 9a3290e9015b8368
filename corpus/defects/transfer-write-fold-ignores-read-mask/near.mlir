// Neither the read nor the write has a mask: what was read is written back.
func.func @rewrite(%t: tensor<2xi32>) -> tensor<2xi32> {
  %zero = arith.constant 0 : index
  %nine = arith.constant 9 : i32
  %v = vector.transfer_read %t[%zero], %nine {in_bounds = [true]} : tensor<2xi32>, vector<2xi32>
  %r = vector.transfer_write %v, %t[%zero] {in_bounds = [true]} : vector<2xi32>, tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @main() {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %r = call @rewrite(%t) : (tensor<2xi32>) -> tensor<2xi32>
  %printed = tensor.cast %r : tensor<2xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(tensor<*xi32>)
