// What is not selected is poison, and must not spread to what is.
func.func @main(%a: i63 {padlab.value = -6 : i63}) -> (i1, i1) attributes {padlab.seed = 0 : i64} {
  %zero = arith.constant 0 : i63
  %c = arith.cmpi sle, %a, %zero : i63
  %d = arith.cmpi sgt, %a, %zero : i63
  %p = ub.poison : i1
  %r = arith.select %c, %c, %p : i1
  %s = arith.select %d, %p, %d : i1
  return %r, %s : i1, i1
}
