// All operations on index: of 64 bits, wrapping around; quotients by their rounding.

func.func @main(%a: index {padlab.value = -7 : index}, %b: index {padlab.value = 3 : index}, %n: i32 {padlab.value = -2 : i32})
    -> (index, index, index, index, index, index, index, i1, i64, i64) attributes {padlab.seed = 0 : i64} {
  %add = index.add %a, %b
  %sub = index.sub %a, %b
  %mul = index.mul %a, %b
  %minus21 = index.constant -21
  check.expect_eq(%mul, %minus21) : index
  %divs = index.divs %a, %b
  %minus2 = index.constant -2
  check.expect_eq(%divs, %minus2) : index
  %divu = index.divu %a, %b
  %ceils = index.ceildivs %a, %b
  check.expect_eq(%ceils, %minus2) : index
  %ceilu = index.ceildivu %a, %b
  %floors = index.floordivs %a, %b
  %minus3 = index.constant -3
  check.expect_eq(%floors, %minus3) : index
  %rems = index.rems %a, %b
  %remu = index.remu %a, %b
  %maxs = index.maxs %a, %b
  check.expect_eq(%maxs, %b) : index
  %maxu = index.maxu %a, %b
  check.expect_eq(%maxu, %a) : index
  %mins = index.mins %a, %b
  check.expect_eq(%mins, %a) : index
  %minu = index.minu %a, %b
  check.expect_eq(%minu, %b) : index
  %and = index.and %a, %b
  %or = index.or %a, %b
  %xor = index.xor %a, %b
  %sum = index.add %and, %or
  check.expect_eq(%sum, %add) : index
  %shl = index.shl %a, %b
  %shrs = index.shrs %a, %b
  %minus1 = index.constant -1
  check.expect_eq(%shrs, %minus1) : index
  %shru = index.shru %a, %b
  %less = index.cmp slt(%a, %b)
  %true = index.bool.constant true
  check.expect_eq(%less, %true) : i1
  %belowU = index.cmp ult(%a, %b)
  %signed = index.casts %n : i32 to index
  check.expect_eq(%signed, %minus2) : index
  %unsigned = index.castu %n : i32 to index
  %back = index.casts %unsigned : index to i64
  %wide = index.castu %sub : index to i64
  %bits = index.sizeof
  %c64 = index.constant 64
  check.expect_eq(%bits, %c64) : index
  return %divu, %ceilu, %rems, %remu, %shl, %shru, %xor, %belowU, %back, %wide
    : index, index, index, index, index, index, index, i1, i64, i64
}

// -----

// EXPECT-UNDEFINED: index.divu
func.func @main(%a: index {padlab.value = 1 : index}, %b: index {padlab.value = 0 : index}) -> index
    attributes {padlab.seed = 0 : i64} {
  %0 = index.divu %a, %b
  return %0 : index
}
