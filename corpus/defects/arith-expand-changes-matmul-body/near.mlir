// The extension stands outside of a named operation.
func.func @extend(%number: bf16) -> f32 {
  %wide = arith.extf %number : bf16 to f32
  return %wide : f32
}
