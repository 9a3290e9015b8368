// Canonicalization moved a cast into a pad whose type contradicts it then, in a
// branch that is not taken, and crashed.
module {
  func.func @main(%no: i1 {padlab.value = false}, %a: tensor<5xi32>) -> tensor<?xi32> attributes {padlab.seed = 1 : i64} {
    %c7 = arith.constant 7 : i32
    %d = tensor.cast %a : tensor<5xi32> to tensor<?xi32>
    %r = scf.if %no -> tensor<?xi32> {
      %p = tensor.pad %d low[1] high[0] {
      ^bb0(%i: index):
        tensor.yield %c7 : i32
      } : tensor<?xi32> to tensor<2xi32>
      %0 = tensor.cast %p : tensor<2xi32> to tensor<?xi32>
      scf.yield %0 : tensor<?xi32>
    } else {
      scf.yield %d : tensor<?xi32>
    }
    return %r : tensor<?xi32>
  }
}
