func.func @main(%a: i32, %b: tensor<*xf32> {padlab.extents = array<i64: 1>}) -> i32
    attributes {padlab.seed = 1 : i64} {
  return %a : i32
}
