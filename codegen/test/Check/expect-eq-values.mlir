// Scalars, rank 0, and which values count as equal, for each element type.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused

func.func @main() attributes {padlab.seed = 1 : i64} {
  // Every NaN equals every NaN, of either sign.
  %f16 = arith.constant dense<[0x7E00, 0xFE00, 0x7C01, 0x7C00]> : tensor<4xf16>
  %f16_other = arith.constant dense<[0xFC01, 0x7FFF, 0x7E00, 0x7C00]> : tensor<4xf16>
  check.expect_eq(%f16, %f16_other) : tensor<4xf16>
  %f32 = arith.constant 0x7FC00000 : f32
  %f32_other = arith.constant 0xFF800001 : f32
  check.expect_eq(%f32, %f32_other) : f32
  %f64 = arith.constant dense<0x7FF8000000000000> : tensor<f64>
  %f64_other = arith.constant dense<0xFFF0000000000001> : tensor<f64>
  check.expect_eq(%f64, %f64_other) : tensor<f64>

  // Scales have no sign, so that 1 and 2 are neighbours.
  %scale_bits = arith.constant dense<[127, -1]> : tensor<2xi8>
  %scale_next = arith.constant dense<[-128, -1]> : tensor<2xi8>
  %scale = arith.bitcast %scale_bits : tensor<2xi8> to tensor<2xf8E8M0FNU>
  %scale_other = arith.bitcast %scale_next : tensor<2xi8> to tensor<2xf8E8M0FNU>
  check.expect_close(%scale, %scale_other) ulps(1) : tensor<2xf8E8M0FNU>

  %i1 = arith.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq(%i1, %i1) : tensor<2xi1>
  %i64 = arith.constant -9223372036854775808 : i64
  check.expect_eq(%i64, %i64) : i64
  %index = arith.constant dense<[[-1, 3]]> : tensor<1x2xindex>
  check.expect_eq(%index, %index) : tensor<1x2xindex>
  return
}
