func.func private @elsewhere(f32) -> f32

func.func @main(%a: f32) -> f32 attributes {padlab.seed = 1 : i64} {
  %0 = func.call @elsewhere(%a) : (f32) -> f32
  return %0 : f32
}
