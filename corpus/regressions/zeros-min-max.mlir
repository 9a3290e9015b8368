// The sign of the zero that minimumf and maximumf choose: upstream's expansion
// of both by comparison loses it.
func.func @main(%a: bf16 {padlab.value = -0.0 : bf16},
                %b: bf16 {padlab.value = 0.0 : bf16})
    -> (bf16, bf16, bf16, bf16) attributes {padlab.seed = 1 : i64} {
  %0 = arith.minimumf %a, %b : bf16
  %1 = arith.minimumf %b, %a : bf16
  %2 = arith.maximumf %a, %b : bf16
  %3 = arith.maximumf %b, %a : bf16
  return %0, %1, %2, %3 : bf16, bf16, bf16, bf16
}
