// Prints to stderr and passes through.

func.func @main(%s: !shape.shape {padlab.value = "[3, ?]"}, %unranked: !shape.shape {padlab.value = "[*]"},
                %invalid: !shape.shape {padlab.value = "[invalid]"}, %n: !shape.size {padlab.value = 3 : index},
                %unknown: !shape.size {padlab.value = "?"})
    -> (!shape.shape, !shape.size) attributes {padlab.seed = 0 : i64} {
  %0 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  check.expect_eq(%0, %s) : !shape.shape
  %1 = "shape.debug_print"(%unranked) : (!shape.shape) -> !shape.shape
  check.expect_eq(%1, %unranked) : !shape.shape
  %2 = "shape.debug_print"(%invalid) : (!shape.shape) -> !shape.shape
  check.expect_error(%2) "" : !shape.shape
  %3 = "shape.debug_print"(%n) : (!shape.size) -> !shape.size
  check.expect_eq(%3, %n) : !shape.size
  %4 = "shape.debug_print"(%unknown) : (!shape.size) -> !shape.size
  check.expect_eq(%4, %unknown) : !shape.size
  return %0, %3 : !shape.shape, !shape.size
}
