// The sum of what a matrix stores, in one loop over both of its levels. Wrong: a crash.
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @sum(%a: tensor<4x8xi32, #DCSR>, %init: i32) -> i32 {
  %space = sparse_tensor.extract_iteration_space %a lvls = 0 to 2 : tensor<4x8xi32, #DCSR> -> !sparse_tensor.iter_space<#DCSR, lvls = 0 to 2>
  %sum = sparse_tensor.iterate %it in %space iter_args(%acc = %init) : !sparse_tensor.iter_space<#DCSR, lvls = 0 to 2> -> i32 {
    %x = sparse_tensor.extract_value %a at %it : tensor<4x8xi32, #DCSR>, !sparse_tensor.iterator<#DCSR, lvls = 0 to 2>
    %next = arith.addi %acc, %x : i32
    sparse_tensor.yield %next : i32
  }
  return %sum : i32
}
