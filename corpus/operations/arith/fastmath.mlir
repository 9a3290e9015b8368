// Flags that make poison of NaN and infinities have one meaning; the others allow several results.

func.func @main(%a: f32 {padlab.value = 1.5 : f32}, %b: f32 {padlab.value = -2.5 : f32}) -> f32 attributes {padlab.seed = 0 : i64} {
  %0 = arith.addf %a, %b fastmath<nnan,ninf> : f32
  return %0 : f32
}

// -----

// EXPECT-UNSUPPORTED: fastmath<reassoc>: has no single result
func.func @main(%a: f32 {padlab.value = 1.5 : f32}, %b: f32 {padlab.value = -2.5 : f32}) -> f32 attributes {padlab.seed = 0 : i64} {
  %0 = arith.addf %a, %b fastmath<reassoc> : f32
  return %0 : f32
}
