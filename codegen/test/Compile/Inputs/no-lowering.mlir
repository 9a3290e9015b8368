func.func @main(%a: index) -> index attributes {padlab.seed = 1 : i64} {
  %0 = gpu.thread_id x
  %1 = arith.addi %0, %a : index
  return %1 : index
}
