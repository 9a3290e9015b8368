// Without the scf.forall, sccp knows that %next may be anything, and merely folds %first.
func.func @f(%t: tensor<2xindex>, %n: index) -> index {
  %zero = arith.constant 0 : index
  %first = arith.addi %zero, %zero : index
  %last = scf.while (%x = %zero) : (index) -> index {
    %goes_on = arith.cmpi slt, %x, %n : index
    scf.condition(%goes_on) %x : index
  } do {
  ^bb0(%unused: index):
    %next = tensor.extract %t[%first] : tensor<2xindex>
    scf.yield %next : index
  }
  return %last : index
}
func.func @main() {
  %n = arith.constant 3 : index
  %t = arith.constant dense<5> : tensor<2xindex>
  %last = call @f(%t, %n) : (tensor<2xindex>, index) -> index
  %number = arith.index_cast %last : index to i32
  %result = tensor.from_elements %number : tensor<i32>
  %printed = tensor.cast %result : tensor<i32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(tensor<*xi32>)
