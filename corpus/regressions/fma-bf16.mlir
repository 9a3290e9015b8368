// bf16's fma rounded to f32 before it rounded to bf16.
func.func @main(%x: bf16 {padlab.value = 0x3F81 : bf16},
                %y: bf16 {padlab.value = 0x3FC0 : bf16},
                %z: bf16 {padlab.value = 0x8001 : bf16})
    -> bf16 attributes {padlab.seed = 1 : i64} {
  %0 = math.fma %x, %y, %z : bf16
  return %0 : bf16
}
