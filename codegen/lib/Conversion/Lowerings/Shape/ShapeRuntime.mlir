//===- ShapeRuntime.mlir - functions on encoded shapes --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions on encoded shapes (padlab/dialect/ShapeEncoding.h). The document
// docs/shape-semantics.md says what they compute. This file is embedded into
// the compiler, which clones the functions that a program uses into the module
// of the program. In the names and comments of this file, these words mean:
//
//   size    n >= 0 known, -1 unknown, -2 - c invalid with error code c
//   shape   tensor<?xindex>: 0 ranked, 1 unranked, 2 + c invalid; then extents
//   status  of a shape: its first element; of an operand that is a size:
//           0 known, else the size itself
//   code    of the error that the function makes, 0 for no message
//
// No code writes to a shape, so that a function may return its operand.

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

// The first invalid size, or -1 if a size is unknown, or 0 if both are known.
func.func private @padlab_size_status(%a: index, %b: index) -> index {
  %zero = arith.constant 0 : index
  %unknown = arith.constant -1 : index
  %invalid_a = arith.cmpi slt, %a, %unknown : index
  %invalid_b = arith.cmpi slt, %b, %unknown : index
  %least = arith.minsi %a, %b : index
  %absorbed = arith.minsi %least, %zero : index
  %b_or = arith.select %invalid_b, %b, %absorbed : index
  %status = arith.select %invalid_a, %a, %b_or : index
  return %status : index
}

func.func private @padlab_size_add(%a: index, %b: index) -> index {
  %zero = arith.constant 0 : index
  %status = func.call @padlab_size_status(%a, %b) : (index, index) -> index
  %known = arith.cmpi eq, %status, %zero : index
  %value = arith.addi %a, %b : index
  %result = arith.select %known, %value, %status : index
  return %result : index
}

func.func private @padlab_size_mul(%a: index, %b: index) -> index {
  %zero = arith.constant 0 : index
  %status = func.call @padlab_size_status(%a, %b) : (index, index) -> index
  %known = arith.cmpi eq, %status, %zero : index
  %value = arith.muli %a, %b : index
  %result = arith.select %known, %value, %status : index
  return %result : index
}

// A divisor that is known to be 0 is an error, even if the dividend is unknown.
func.func private @padlab_size_div(%a: index, %b: index, %code: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %unknown = arith.constant -1 : index
  %first_invalid = arith.constant -2 : index
  %status = func.call @padlab_size_status(%a, %b) : (index, index) -> index
  %known = arith.cmpi eq, %status, %zero : index
  %by_zero = arith.cmpi eq, %b, %zero : index
  %divisor = arith.maxsi %b, %one : index
  %quotient = arith.divsi %a, %divisor : index
  %value = arith.select %known, %quotient, %status : index
  %error = arith.subi %first_invalid, %code : index
  %operands_valid = arith.cmpi sge, %status, %unknown : index
  %fails = arith.andi %by_zero, %operands_valid : i1
  %result = arith.select %fails, %error, %value : index
  return %result : index
}

func.func private @padlab_size_max(%a: index, %b: index) -> index {
  %zero = arith.constant 0 : index
  %status = func.call @padlab_size_status(%a, %b) : (index, index) -> index
  %known = arith.cmpi eq, %status, %zero : index
  %value = arith.maxsi %a, %b : index
  %result = arith.select %known, %value, %status : index
  return %result : index
}

func.func private @padlab_size_min(%a: index, %b: index) -> index {
  %zero = arith.constant 0 : index
  %status = func.call @padlab_size_status(%a, %b) : (index, index) -> index
  %known = arith.cmpi eq, %status, %zero : index
  %value = arith.minsi %a, %b : index
  %result = arith.select %known, %value, %status : index
  return %result : index
}

// If one size is unknown, the result is the other: of -1 and n >= -1, the
// larger is n.
func.func private @padlab_size_meet(%a: index, %b: index, %code: index) -> index {
  %zero = arith.constant 0 : index
  %unknown = arith.constant -1 : index
  %first_invalid = arith.constant -2 : index
  %status = func.call @padlab_size_status(%a, %b) : (index, index) -> index
  %invalid = arith.cmpi slt, %status, %unknown : index
  %known = arith.cmpi eq, %status, %zero : index
  %differ = arith.cmpi ne, %a, %b : index
  %contradict = arith.andi %known, %differ : i1
  %error = arith.subi %first_invalid, %code : index
  %larger = arith.maxsi %a, %b : index
  %met = arith.select %contradict, %error, %larger : index
  %result = arith.select %invalid, %status, %met : index
  return %result : index
}

//===----------------------------------------------------------------------===//
// Shapes from and to other things
//===----------------------------------------------------------------------===//

// The status of an operation on two shapes, given their statuses. If one of
// them is invalid, it is the status of the first invalid one (rule 1 of
// docs/shape-semantics.md). Otherwise it is the larger status: unranked if one
// of them is unranked, otherwise ranked.
func.func private @padlab_shape_status(%a: index, %b: index) -> index {
  %first_invalid = arith.constant 2 : index
  %invalid_a = arith.cmpi sge, %a, %first_invalid : index
  %larger = arith.maxsi %a, %b : index
  %result = arith.select %invalid_a, %a, %larger : index
  return %result : index
}

// The shape that has this status and no extents: unranked, invalid, or [].
func.func private @padlab_shape_of_status(%status: index) -> tensor<?xindex> {
  %shape = tensor.from_elements %status : tensor<1xindex>
  %result = tensor.cast %shape : tensor<1xindex> to tensor<?xindex>
  return %result : tensor<?xindex>
}

// The ranked shape with these extents.
func.func private @padlab_shape_from_extents(%extents: tensor<?xindex>) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rank = tensor.dim %extents, %zero : tensor<?xindex>
  %size = arith.addi %rank, %one : index
  %shape = tensor.generate %size {
  ^bb0(%i: index):
    %first = arith.cmpi eq, %i, %zero : index
    %element = scf.if %first -> index {
      scf.yield %zero : index
    } else {
      %dim = arith.subi %i, %one : index
      %extent = tensor.extract %extents[%dim] : tensor<?xindex>
      scf.yield %extent : index
    }
    tensor.yield %element : index
  } : tensor<?xindex>
  return %shape : tensor<?xindex>
}

// The extents of a ranked shape; no extents for other shapes.
func.func private @padlab_shape_to_extents(%shape: tensor<?xindex>) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = tensor.dim %shape, %zero : tensor<?xindex>
  %rank = arith.subi %size, %one : index
  %extents = tensor.generate %rank {
  ^bb0(%dim: index):
    %i = arith.addi %dim, %one : index
    %extent = tensor.extract %shape[%i] : tensor<?xindex>
    tensor.yield %extent : index
  } : tensor<?xindex>
  return %extents : tensor<?xindex>
}

// The shape itself or, if an extent is invalid, an invalid shape with the error
// of the first one.
func.func private @padlab_shape_check_extents(%shape: tensor<?xindex>) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %unknown = arith.constant -1 : index
  %size = tensor.dim %shape, %zero : tensor<?xindex>
  // An extent of -2 - c is invalid with code c; for a status, this is 2 + c.
  %status = scf.for %i = %one to %size step %one iter_args(%status = %zero) -> index {
    %extent = tensor.extract %shape[%i] : tensor<?xindex>
    %invalid = arith.cmpi slt, %extent, %unknown : index
    %fine = arith.cmpi eq, %status, %zero : index
    %first = arith.andi %invalid, %fine : i1
    %error = arith.subi %zero, %extent : index
    %next = arith.select %first, %error, %status : index
    scf.yield %next : index
  }
  %valid = arith.cmpi eq, %status, %zero : index
  %result = scf.if %valid -> tensor<?xindex> {
    scf.yield %shape : tensor<?xindex>
  } else {
    %error = func.call @padlab_shape_of_status(%status) : (index) -> tensor<?xindex>
    scf.yield %error : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

// The shape with these extents; a negative one is an error.
func.func private @padlab_shape_from_value(%extents: tensor<?xindex>, %code: index) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first_invalid = arith.constant 2 : index
  %error = arith.addi %first_invalid, %code : index
  %rank = tensor.dim %extents, %zero : tensor<?xindex>
  %status = scf.for %dim = %zero to %rank step %one iter_args(%status = %zero) -> index {
    %extent = tensor.extract %extents[%dim] : tensor<?xindex>
    %negative = arith.cmpi slt, %extent, %zero : index
    %next = arith.select %negative, %error, %status : index
    scf.yield %next : index
  }
  %valid = arith.cmpi eq, %status, %zero : index
  %result = scf.if %valid -> tensor<?xindex> {
    %shape = func.call @padlab_shape_from_extents(%extents) : (tensor<?xindex>) -> tensor<?xindex>
    scf.yield %shape : tensor<?xindex>
  } else {
    %shape = func.call @padlab_shape_of_status(%status) : (index) -> tensor<?xindex>
    scf.yield %shape : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

//===----------------------------------------------------------------------===//
// Questions about a shape
//===----------------------------------------------------------------------===//

// The rank of a shape as a size. For a shape that is not ranked, it is the
// negated status: -1 for an unranked shape, -2 - c for the status 2 + c.
func.func private @padlab_shape_rank(%shape: tensor<?xindex>) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %status = tensor.extract %shape[%zero] : tensor<?xindex>
  %ranked = arith.cmpi eq, %status, %zero : index
  %size = tensor.dim %shape, %zero : tensor<?xindex>
  %rank = arith.subi %size, %one : index
  %none = arith.subi %zero, %status : index
  %result = arith.select %ranked, %rank, %none : index
  return %result : index
}

func.func private @padlab_shape_num_elements(%shape: tensor<?xindex>) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %status = tensor.extract %shape[%zero] : tensor<?xindex>
  %ranked = arith.cmpi eq, %status, %zero : index
  %size = tensor.dim %shape, %zero : tensor<?xindex>
  %product = scf.for %i = %one to %size step %one iter_args(%product = %one) -> index {
    %extent = tensor.extract %shape[%i] : tensor<?xindex>
    %next = func.call @padlab_size_mul(%product, %extent) : (index, index) -> index
    scf.yield %next : index
  }
  %none = arith.subi %zero, %status : index
  %result = arith.select %ranked, %product, %none : index
  return %result : index
}

// `index` is a number, which may be negative, only if its status `index_status`
// is 0.
func.func private @padlab_shape_get_extent(%shape: tensor<?xindex>, %index: index, %index_status: index, %code: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first_invalid = arith.constant -2 : index
  %status = tensor.extract %shape[%zero] : tensor<?xindex>
  %as_size = arith.subi %zero, %status : index
  %operands = func.call @padlab_size_status(%as_size, %index_status) : (index, index) -> index
  %size = tensor.dim %shape, %zero : tensor<?xindex>
  %rank = arith.subi %size, %one : index
  %negative = arith.cmpi slt, %index, %zero : index
  %beyond = arith.cmpi sge, %index, %rank : index
  %ranked = arith.cmpi eq, %status, %zero : index
  %beyond_ranked = arith.andi %beyond, %ranked : i1
  %outside = arith.ori %negative, %beyond_ranked : i1
  %index_known = arith.cmpi eq, %index_status, %zero : index
  %fails = arith.andi %outside, %index_known : i1
  %valid = arith.cmpi sgt, %operands, %first_invalid : index
  %error = arith.subi %first_invalid, %code : index
  %known = arith.cmpi eq, %operands, %zero : index
  %result = scf.if %valid -> index {
    %extent = scf.if %fails -> index {
      scf.yield %error : index
    } else {
      %inner = scf.if %known -> index {
        %i = arith.addi %index, %one : index
        %element = tensor.extract %shape[%i] : tensor<?xindex>
        scf.yield %element : index
      } else {
        scf.yield %operands : index
      }
      scf.yield %inner : index
    }
    scf.yield %extent : index
  } else {
    scf.yield %operands : index
  }
  return %result : index
}

// Invalid shapes are equal, whatever their messages are.
func.func private @padlab_shape_eq(%a: tensor<?xindex>, %b: tensor<?xindex>) -> i1 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first_invalid = arith.constant 2 : index
  %status_a = tensor.extract %a[%zero] : tensor<?xindex>
  %status_b = tensor.extract %b[%zero] : tensor<?xindex>
  %kind_a = arith.minsi %status_a, %first_invalid : index
  %kind_b = arith.minsi %status_b, %first_invalid : index
  %same_kind = arith.cmpi eq, %kind_a, %kind_b : index
  %size_a = tensor.dim %a, %zero : tensor<?xindex>
  %size_b = tensor.dim %b, %zero : tensor<?xindex>
  %same_rank = arith.cmpi eq, %size_a, %size_b : index
  %same = arith.andi %same_kind, %same_rank : i1
  %size = arith.minsi %size_a, %size_b : index
  %result = scf.for %i = %one to %size step %one iter_args(%so_far = %same) -> i1 {
    %extent_a = tensor.extract %a[%i] : tensor<?xindex>
    %extent_b = tensor.extract %b[%i] : tensor<?xindex>
    %equal = arith.cmpi eq, %extent_a, %extent_b : index
    %both = arith.andi %so_far, %equal : i1
    scf.yield %both : i1
  }
  return %result : i1
}

//===----------------------------------------------------------------------===//
// Printing: functions of the runtime, in C
//===----------------------------------------------------------------------===//

func.func private @padlab_debug_print_shape(tensor<?xindex> {bufferization.access = "read"})
func.func private @padlab_debug_print_size(index)
