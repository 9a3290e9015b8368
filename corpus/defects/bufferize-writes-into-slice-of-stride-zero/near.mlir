// The slice has two elements, 1 and 2.
func.func @write(%x: i32, %y: i32, %z: i32) -> vector<2xi32> {
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i32
  %a = tensor.from_elements %x, %y, %y : tensor<3xi32>
  %slice = tensor.extract_slice %a[0] [2] [2] : tensor<3xi32> to tensor<2xi32>
  %written = tensor.insert %z into %slice[%zero] : tensor<2xi32>
  %r = vector.transfer_read %written[%zero], %none : tensor<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @main() {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %nine = arith.constant 9 : i32
  %r = call @write(%one, %two, %nine) : (i32, i32, i32) -> vector<2xi32>
  vector.print %r : vector<2xi32>
  return
}
