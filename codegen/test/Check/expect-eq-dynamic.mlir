// Dynamic extents, an empty tensor, and assertions inside loops and functions.
// RUN: padlab-run %s --pipeline=reference
// RUN: padlab-run %s --pipeline=unfused

func.func private @check_splat(%actual: tensor<?x?xi32>, %value: i32, %rows: index, %columns: index) {
  %expected = tensor.splat %value[%rows, %columns] : tensor<?x?xi32>
  check.expect_eq(%actual, %expected) : tensor<?x?xi32>
  return
}

func.func @main(%a: tensor<?x?xi32> {padlab.extents = array<i64: 0, 2>},
                %low: index {padlab.value = 3 : index}) attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %seven = arith.constant 7 : i32
  check.expect_eq(%a, %a) : tensor<?x?xi32>
  call @check_splat(%a, %seven, %c0, %c2) : (tensor<?x?xi32>, i32, index, index) -> ()
  %padded = tensor.pad %a low[%low, 0] high[0, %low] {
  ^bb0(%i: index, %j: index):
    tensor.yield %seven : i32
  } : tensor<?x?xi32> to tensor<?x?xi32>
  scf.for %k = %c0 to %c3 step %c1 {
    %element = tensor.extract %padded[%k, %k] : tensor<?x?xi32>
    check.expect_eq(%element, %seven) {reason = "the border"} : i32
  }
  %c5 = arith.constant 5 : index
  call @check_splat(%padded, %seven, %low, %c5) : (tensor<?x?xi32>, i32, index, index) -> ()
  return
}
