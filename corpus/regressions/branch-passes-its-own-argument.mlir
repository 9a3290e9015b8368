// A block that hands itself its own argument, of a type that LLVM lacks: the
// conversion crashed.
module {
  func.func @main(%arg0: f8E5M2, %arg1: index {padlab.value = 2 : index}) -> f8E5M2 attributes {padlab.seed = 1 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0, %arg0 : index, f8E5M2)
  ^bb1(%i: index, %v: f8E5M2):
    %next = arith.addi %i, %c1 : index
    %again = arith.cmpi slt, %next, %arg1 : index
    cf.cond_br %again, ^bb1(%next, %v : index, f8E5M2), ^bb2
  ^bb2:
    return %v : f8E5M2
  }
}
