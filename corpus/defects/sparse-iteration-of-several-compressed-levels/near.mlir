// The same of a list of entries, whose second level has one coordinate for each of the first.
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @sum(%a: tensor<4x8xi32, #DCSR>, %init: i32) -> i32 {
  %space = sparse_tensor.extract_iteration_space %a lvls = 0 to 2 : tensor<4x8xi32, #DCSR> -> !sparse_tensor.iter_space<#DCSR, lvls = 0 to 2>
  %sum = sparse_tensor.iterate %it in %space iter_args(%acc = %init) : !sparse_tensor.iter_space<#DCSR, lvls = 0 to 2> -> i32 {
    %x = sparse_tensor.extract_value %a at %it : tensor<4x8xi32, #DCSR>, !sparse_tensor.iterator<#DCSR, lvls = 0 to 2>
    %next = arith.addi %acc, %x : i32
    sparse_tensor.yield %next : i32
  }
  return %sum : i32
}
