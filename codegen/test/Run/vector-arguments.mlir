// Vectors that calls pass: masks, whose elements AVX-512's registers hold, and
// those that lie on a stack that an alloca has moved.
// RUN: padlab-run %s --split-input-file --pipeline=unfused | FileCheck %s

// CHECK: [true, true]
func.func @main() -> tensor<2xi1> attributes {padlab.seed = 0 : i64} {
  %mask = vector.constant_mask [2] : vector<2xi1>
  %0 = call @callee(%mask) : (vector<2xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
func.func private @callee(%mask: vector<2xi1>) -> tensor<2xi1> {
  %a = vector.extract %mask[0] : i1 from vector<2xi1>
  %b = vector.extract %mask[1] : i1 from vector<2xi1>
  %0 = scf.if %a -> i1 {
    scf.yield %b : i1
  } else {
    scf.yield %a : i1
  }
  %1 = tensor.from_elements %0, %b : tensor<2xi1>
  return %1 : tensor<2xi1>
}

// -----

// CHECK: 71
func.func @main(%n: index {padlab.value = 1 : index}) -> index
    attributes {padlab.seed = 0 : i64} {
  %c0 = arith.constant 0 : index
  %v = vector.step : vector<72xindex>
  %vector = vector.shape_cast %v : vector<72xindex> to vector<9x8xindex>
  %slot = memref.alloca(%n) : memref<?xindex>
  memref.store %n, %slot[%c0] : memref<?xindex>
  %0 = call @callee(%slot, %n, %n, %vector) : (memref<?xindex>, index, index, vector<9x8xindex>) -> index
  return %0 : index
}
func.func private @callee(%slot: memref<?xindex>, %a: index, %b: index,
                          %vector: vector<9x8xindex>) -> index {
  %last = vector.extract %vector[8, 7] : index from vector<9x8xindex>
  return %last : index
}
