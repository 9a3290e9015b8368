//===- ShapeRuntimeValues.mlir - value shapes -----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Value shapes
//===----------------------------------------------------------------------===//
//
// padlab/dialect/ShapeEncoding.h says how a value and a value_shape are
// encoded.

func.func private @padlab_value_make(%kind: index, %extents: tensor<?xindex>, %words: tensor<?xindex>) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %rank = tensor.dim %extents, %zero : tensor<?xindex>
  %count = tensor.dim %words, %zero : tensor<?xindex>
  %header = arith.addi %rank, %two : index
  %size = arith.addi %header, %count : index
  %value = tensor.generate %size {
  ^bb0(%i: index):
    %is_header = arith.cmpi slt, %i, %header : index
    %element = scf.if %is_header -> index {
      %is_extent = arith.cmpi sge, %i, %two : index
      %of_header = scf.if %is_extent -> index {
        %dim = arith.subi %i, %two : index
        %extent = tensor.extract %extents[%dim] : tensor<?xindex>
        scf.yield %extent : index
      } else {
        %first = arith.cmpi eq, %i, %zero : index
        %field = arith.select %first, %kind, %rank : index
        scf.yield %field : index
      }
      scf.yield %of_header : index
    } else {
      %j = arith.subi %i, %header : index
      %word = tensor.extract %words[%j] : tensor<?xindex>
      scf.yield %word : index
    }
    tensor.yield %element : index
  } : tensor<?xindex>
  return %value : tensor<?xindex>
}

func.func private @padlab_value_get_extents(%value: tensor<?xindex>) -> tensor<?xindex> {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %rank = tensor.extract %value[%one] : tensor<?xindex>
  %extents = func.call @padlab_copy(%value, %two, %rank) : (tensor<?xindex>, index, index) -> tensor<?xindex>
  return %extents : tensor<?xindex>
}

func.func private @padlab_value_get_words(%value: tensor<?xindex>) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %rank = tensor.extract %value[%one] : tensor<?xindex>
  %header = arith.addi %rank, %two : index
  %size = tensor.dim %value, %zero : tensor<?xindex>
  %count = arith.subi %size, %header : index
  %words = func.call @padlab_copy(%value, %header, %count) : (tensor<?xindex>, index, index) -> tensor<?xindex>
  return %words : tensor<?xindex>
}

func.func private @padlab_copy(%of: tensor<?xindex>, %from: index, %count: index) -> tensor<?xindex> {
  %part = tensor.generate %count {
  ^bb0(%i: index):
    %j = arith.addi %i, %from : index
    %element = tensor.extract %of[%j] : tensor<?xindex>
    tensor.yield %element : index
  } : tensor<?xindex>
  return %part : tensor<?xindex>
}

func.func private @padlab_value_shape_get_shape(%value_shape: tensor<?xindex>) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = tensor.extract %value_shape[%zero] : tensor<?xindex>
  %shape = func.call @padlab_copy(%value_shape, %one, %size) : (tensor<?xindex>, index, index) -> tensor<?xindex>
  return %shape : tensor<?xindex>
}

// The result has no elements if the shape is invalid.
func.func private @padlab_value_shape_get_value(%value_shape: tensor<?xindex>) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = tensor.extract %value_shape[%zero] : tensor<?xindex>
  %all = tensor.dim %value_shape, %zero : tensor<?xindex>
  %from = arith.addi %size, %one : index
  %count = arith.subi %all, %from : index
  %value = func.call @padlab_copy(%value_shape, %from, %count) : (tensor<?xindex>, index, index) -> tensor<?xindex>
  return %value : tensor<?xindex>
}

// Whether the ranked `shape` has the value's rank, if that is known, and the
// same extents wherever both are known.
func.func private @padlab_value_conforms(%value: tensor<?xindex>, %shape: tensor<?xindex>) -> i1 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %unknown = arith.constant -1 : index
  %rank = tensor.extract %value[%one] : tensor<?xindex>
  %size = tensor.dim %shape, %zero : tensor<?xindex>
  %shape_rank = arith.subi %size, %one : index
  %has_rank = arith.cmpi eq, %rank, %shape_rank : index
  %open_rank = arith.cmpi eq, %rank, %unknown : index
  %same_rank = arith.ori %has_rank, %open_rank : i1
  %common = arith.minsi %rank, %shape_rank : index
  %end = arith.addi %common, %one : index
  %result = scf.for %i = %one to %end step %one iter_args(%so_far = %same_rank) -> i1 {
    %said = tensor.extract %shape[%i] : tensor<?xindex>
    %j = arith.addi %i, %one : index
    %own = tensor.extract %value[%j] : tensor<?xindex>
    %equal = arith.cmpi eq, %said, %own : index
    %open_said = arith.cmpi eq, %said, %unknown : index
    %open_own = arith.cmpi eq, %own, %unknown : index
    %open = arith.ori %open_said, %open_own : i1
    %fits = arith.ori %equal, %open : i1
    %all = arith.andi %so_far, %fits : i1
    scf.yield %all : i1
  }
  return %result : i1
}

// `status` is that of the operand that the value comes from, and may be an
// error.
func.func private @padlab_value_shape_make(%value: tensor<?xindex>, %status: index, %shape: tensor<?xindex>, %code: index) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first_invalid = arith.constant 2 : index
  %shape_status = tensor.extract %shape[%zero] : tensor<?xindex>
  %operands = func.call @padlab_shape_status(%status, %shape_status) : (index, index) -> index
  %invalid = arith.cmpi sge, %operands, %first_invalid : index
  %error = arith.addi %first_invalid, %code : index
  %failure = scf.if %invalid -> index {
    scf.yield %operands : index
  } else {
    %ranked = arith.cmpi eq, %shape_status, %zero : index
    %of_conformance = scf.if %ranked -> index {
      %conforms = func.call @padlab_value_conforms(%value, %shape) : (tensor<?xindex>, tensor<?xindex>) -> i1
      %outcome = arith.select %conforms, %zero, %error : index
      scf.yield %outcome : index
    } else {
      scf.yield %zero : index
    }
    scf.yield %of_conformance : index
  }
  %fine = arith.cmpi eq, %failure, %zero : index
  %result = scf.if %fine -> tensor<?xindex> {
    %shape_size = tensor.dim %shape, %zero : tensor<?xindex>
    %value_size = tensor.dim %value, %zero : tensor<?xindex>
    %both = arith.addi %shape_size, %value_size : index
    %size = arith.addi %both, %one : index
    %made = tensor.generate %size {
    ^bb0(%i: index):
      %first = arith.cmpi eq, %i, %zero : index
      %element = scf.if %first -> index {
        scf.yield %shape_size : index
      } else {
        %in_value = arith.cmpi sgt, %i, %shape_size : index
        %part = scf.if %in_value -> index {
          %past = arith.subi %i, %shape_size : index
          %j = arith.subi %past, %one : index
          %of_value = tensor.extract %value[%j] : tensor<?xindex>
          scf.yield %of_value : index
        } else {
          %j = arith.subi %i, %one : index
          %of_shape = tensor.extract %shape[%j] : tensor<?xindex>
          scf.yield %of_shape : index
        }
        scf.yield %part : index
      }
      tensor.yield %element : index
    } : tensor<?xindex>
    scf.yield %made : tensor<?xindex>
  } else {
    %none = tensor.from_elements %one, %failure : tensor<2xindex>
    %made = tensor.cast %none : tensor<2xindex> to tensor<?xindex>
    scf.yield %made : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

// The shape that an unknown value stands for if it is read as a list of
// extents. `padlab::algebra` has the rule.
func.func private @padlab_value_unknown_as_shape(%value: tensor<?xindex>, %code: index) -> tensor<?xindex> {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %unknown = arith.constant -1 : index
  %rank = tensor.extract %value[%one] : tensor<?xindex>
  %is_flat = arith.cmpi eq, %rank, %one : index
  %result = scf.if %is_flat -> tensor<?xindex> {
    %count = tensor.extract %value[%two] : tensor<?xindex>
    %is_open = arith.cmpi eq, %count, %unknown : index
    %flat = scf.if %is_open -> tensor<?xindex> {
      %unranked = func.call @padlab_shape_of_status(%one) : (index) -> tensor<?xindex>
      scf.yield %unranked : tensor<?xindex>
    } else {
      %extents = tensor.splat %unknown[%count] : tensor<?xindex>
      %ranked = func.call @padlab_shape_from_extents(%extents) : (tensor<?xindex>) -> tensor<?xindex>
      scf.yield %ranked : tensor<?xindex>
    }
    scf.yield %flat : tensor<?xindex>
  } else {
    %is_unranked = arith.cmpi eq, %rank, %unknown : index
    %error = arith.addi %two, %code : index
    %status = arith.select %is_unranked, %one, %error : index
    %none = func.call @padlab_shape_of_status(%status) : (index) -> tensor<?xindex>
    scf.yield %none : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

func.func private @padlab_value_shape_as_shape(%value_shape: tensor<?xindex>, %code: index) -> tensor<?xindex> {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %status = tensor.extract %value_shape[%one] : tensor<?xindex>
  %invalid = arith.cmpi sge, %status, %two : index
  %result = scf.if %invalid -> tensor<?xindex> {
    %none = func.call @padlab_shape_of_status(%status) : (index) -> tensor<?xindex>
    scf.yield %none : tensor<?xindex>
  } else {
    %value = func.call @padlab_value_shape_get_value(%value_shape) : (tensor<?xindex>) -> tensor<?xindex>
    %kind = tensor.extract %value[%zero] : tensor<?xindex>
    %rank = tensor.extract %value[%one] : tensor<?xindex>
    %is_integral = arith.cmpi eq, %kind, %two : index
    %is_flat = arith.cmpi eq, %rank, %one : index
    %is_extents = arith.andi %is_integral, %is_flat : i1
    %shape = scf.if %is_extents -> tensor<?xindex> {
      %words = func.call @padlab_value_get_words(%value) : (tensor<?xindex>) -> tensor<?xindex>
      %of_words = func.call @padlab_shape_from_value(%words, %code) : (tensor<?xindex>, index) -> tensor<?xindex>
      scf.yield %of_words : tensor<?xindex>
    } else {
      %is_unknown = arith.cmpi eq, %kind, %zero : index
      %other = scf.if %is_unknown -> tensor<?xindex> {
        %open = func.call @padlab_value_unknown_as_shape(%value, %code) : (tensor<?xindex>, index) -> tensor<?xindex>
        scf.yield %open : tensor<?xindex>
      } else {
        %error = arith.addi %two, %code : index
        %none = func.call @padlab_shape_of_status(%error) : (index) -> tensor<?xindex>
        scf.yield %none : tensor<?xindex>
      }
      scf.yield %other : tensor<?xindex>
    }
    scf.yield %shape : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

func.func private @padlab_extents_product(%extents: tensor<?xindex>) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rank = tensor.dim %extents, %zero : tensor<?xindex>
  %product = scf.for %dim = %zero to %rank step %one iter_args(%product = %one) -> index {
    %extent = tensor.extract %extents[%dim] : tensor<?xindex>
    %next = arith.muli %product, %extent : index
    scf.yield %next : index
  }
  return %product : index
}
