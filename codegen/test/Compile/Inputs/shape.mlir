func.func @main(%a: i32) -> !shape.size attributes {padlab.seed = 1 : i64} {
  %0 = shape.const_size 3
  return %0 : !shape.size
}
