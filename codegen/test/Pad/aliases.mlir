// A pad operation writes its destination in an order of its own: what it reads
// must be somewhere else. Programs that tempt bufferization to share the buffer.
// RUN: padlab-run %s --pipeline=unfused

#id = affine_map<(i) -> (i)>

func.func @main(%n: tensor<6xi32>) -> tensor<6xi32> attributes {padlab.seed = 1 : i64} {
  %v = arith.constant 7 : i32
  %c1 = arith.constant 1 : index
  %numbers = tensor.generate {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    tensor.yield %x : i32
  } : tensor<6xi32>

  // The input is the destination, moved by one.
  %slice = tensor.extract_slice %numbers[0] [5] [1] : tensor<6xi32> to tensor<5xi32>
  %moved = pad.generic strategy <stream> low [1] high [0] ins(%slice : tensor<5xi32>) maps [#id]
      outs(%numbers : tensor<6xi32>) interior {
  ^bb0(%i: index, %x: i32):
    pad.yield %x : i32
  } border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<6xi32>
  %moved_expected = arith.constant dense<[7, 0, 1, 2, 3, 4]> : tensor<6xi32>
  check.expect_eq(%moved, %moved_expected) : tensor<6xi32>

  // The input is the destination itself.
  %again = tensor.generate {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    tensor.yield %x : i32
  } : tensor<6xi32>
  %reversed = pad.generic strategy <fill> low [0] high [0] ins(%again : tensor<6xi32>)
      maps [affine_map<(i) -> (5 - i)>] outs(%again : tensor<6xi32>) interior {
  ^bb0(%i: index, %x: i32):
    pad.yield %x : i32
  } border {
  ^bb0(%i: index):
    pad.yield %v : i32
  } -> tensor<6xi32>
  %reversed_expected = arith.constant dense<[5, 4, 3, 2, 1, 0]> : tensor<6xi32>
  check.expect_eq(%reversed, %reversed_expected) : tensor<6xi32>

  // Both regions look at the destination's former elements.
  %third = tensor.generate {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    tensor.yield %x : i32
  } : tensor<6xi32>
  %looked = pad.generic low [1] high [2] ins() maps [] outs(%third : tensor<6xi32>) interior {
  ^bb0(%i: index):
    %x = tensor.extract %third[%i] : tensor<6xi32>
    pad.yield %x : i32
  } border {
  ^bb0(%i: index):
    %last = arith.constant 5 : index
    %j = arith.subi %last, %i : index
    %x = tensor.extract %third[%j] : tensor<6xi32>
    pad.yield %x : i32
  } -> tensor<6xi32>
  %looked_expected = arith.constant dense<[5, 0, 1, 2, 1, 0]> : tensor<6xi32>
  check.expect_eq(%looked, %looked_expected) : tensor<6xi32>

  %fourth = tensor.generate {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    tensor.yield %x : i32
  } : tensor<6xi32>
  %framed = pad.frame low [2] high [2] outs(%fourth : tensor<6xi32>) border {
  ^bb0(%i: index):
    %last = arith.constant 5 : index
    %j = arith.subi %last, %i : index
    %x = tensor.extract %fourth[%j] : tensor<6xi32>
    pad.yield %x : i32
  } -> tensor<6xi32>
  %framed_expected = arith.constant dense<[5, 4, 2, 3, 1, 0]> : tensor<6xi32>
  check.expect_eq(%framed, %framed_expected) : tensor<6xi32>
  return %framed : tensor<6xi32>
}
