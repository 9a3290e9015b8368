//===- ShapeRuntimeCombine.mlir - shapes made of shapes -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Concatenation and splitting
//===----------------------------------------------------------------------===//

func.func private @padlab_shape_concat(%a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %status_a = tensor.extract %a[%zero] : tensor<?xindex>
  %status_b = tensor.extract %b[%zero] : tensor<?xindex>
  %status = func.call @padlab_shape_status(%status_a, %status_b) : (index, index) -> index
  %ranked = arith.cmpi eq, %status, %zero : index
  %result = scf.if %ranked -> tensor<?xindex> {
    %size_a = tensor.dim %a, %zero : tensor<?xindex>
    %size_b = tensor.dim %b, %zero : tensor<?xindex>
    %rank_b = arith.subi %size_b, %one : index
    %size = arith.addi %size_a, %rank_b : index
    %both = tensor.generate %size {
    ^bb0(%i: index):
      %in_a = arith.cmpi slt, %i, %size_a : index
      %element = scf.if %in_a -> index {
        %of_a = tensor.extract %a[%i] : tensor<?xindex>
        scf.yield %of_a : index
      } else {
        %dim = arith.subi %i, %size_a : index
        %j = arith.addi %dim, %one : index
        %of_b = tensor.extract %b[%j] : tensor<?xindex>
        scf.yield %of_b : index
      }
      tensor.yield %element : index
    } : tensor<?xindex>
    scf.yield %both : tensor<?xindex>
  } else {
    %none = func.call @padlab_shape_of_status(%status) : (index) -> tensor<?xindex>
    scf.yield %none : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

// The shape of the `count` extents from dimension `from` on, which are unknown
// if the source is unranked. If `status` is not 0, the result has this status
// and no extents.
func.func private @padlab_shape_slice(%shape: tensor<?xindex>, %from: index, %count: index, %status: index) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %unknown = arith.constant -1 : index
  %is_ranked = arith.cmpi eq, %status, %zero : index
  %result = scf.if %is_ranked -> tensor<?xindex> {
    %source_status = tensor.extract %shape[%zero] : tensor<?xindex>
    %source_ranked = arith.cmpi eq, %source_status, %zero : index
    %size = arith.addi %count, %one : index
    %slice = tensor.generate %size {
    ^bb0(%i: index):
      %first = arith.cmpi eq, %i, %zero : index
      %element = scf.if %first -> index {
        scf.yield %zero : index
      } else {
        %extent = scf.if %source_ranked -> index {
          %j = arith.addi %i, %from : index
          %known = tensor.extract %shape[%j] : tensor<?xindex>
          scf.yield %known : index
        } else {
          scf.yield %unknown : index
        }
        scf.yield %extent : index
      }
      tensor.yield %element : index
    } : tensor<?xindex>
    scf.yield %slice : tensor<?xindex>
  } else {
    %none = func.call @padlab_shape_of_status(%status) : (index) -> tensor<?xindex>
    scf.yield %none : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

// `index` and `index_status` have the same meaning as in
// padlab_shape_get_extent.
func.func private @padlab_shape_split_at(%shape: tensor<?xindex>, %index: index, %index_status: index, %code: index) -> (tensor<?xindex>, tensor<?xindex>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first_invalid = arith.constant 2 : index
  %status = tensor.extract %shape[%zero] : tensor<?xindex>
  %index_as_shape = arith.subi %zero, %index_status : index
  %operands = func.call @padlab_shape_status(%status, %index_as_shape) : (index, index) -> index
  %invalid = arith.cmpi sge, %operands, %first_invalid : index
  %ranked = arith.cmpi eq, %status, %zero : index
  %from_back = arith.cmpi slt, %index, %zero : index
  // The results of these operations are used only if the shape is ranked.
  %size = tensor.dim %shape, %zero : tensor<?xindex>
  %rank = arith.subi %size, %one : index
  %index_from_front = arith.addi %index, %rank : index
  %position = arith.select %from_back, %index_from_front, %index : index
  %before = arith.cmpi slt, %position, %zero : index
  %behind = arith.cmpi sgt, %position, %rank : index
  %outside = arith.ori %before, %behind : i1
  %fails = arith.andi %outside, %ranked : i1
  %error = arith.addi %first_invalid, %code : index
  %of_position = arith.select %fails, %error, %zero : index
  %index_known = arith.cmpi eq, %index_status, %zero : index
  %of_index = arith.select %index_known, %of_position, %one : index
  %common = arith.select %invalid, %operands, %of_index : index
  // If the shape is unranked, only one of the two parts has a known rank, which
  // the index tells.
  %fine = arith.cmpi eq, %common, %zero : index
  %true = arith.constant true
  %unranked = arith.xori %ranked, %true : i1
  %from_front = arith.xori %from_back, %true : i1
  %open = arith.andi %fine, %unranked : i1
  %head_open = arith.andi %open, %from_back : i1
  %tail_open = arith.andi %open, %from_front : i1
  %head_status = arith.select %head_open, %one, %common : index
  %tail_status = arith.select %tail_open, %one, %common : index
  %from_end = arith.subi %zero, %index : index
  %after = arith.subi %rank, %position : index
  %head_count = arith.select %ranked, %position, %index : index
  %tail_count = arith.select %ranked, %after, %from_end : index
  %head = func.call @padlab_shape_slice(%shape, %zero, %head_count, %head_status) : (tensor<?xindex>, index, index, index) -> tensor<?xindex>
  %tail = func.call @padlab_shape_slice(%shape, %position, %tail_count, %tail_status) : (tensor<?xindex>, index, index, index) -> tensor<?xindex>
  return %head, %tail : tensor<?xindex>, tensor<?xindex>
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

// The extent at `dim` of the shape padded with 1 on the left up to `rank`.
func.func private @padlab_shape_padded_extent(%shape: tensor<?xindex>, %dim: index, %rank: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = tensor.dim %shape, %zero : tensor<?xindex>
  %from_back = arith.subi %rank, %dim : index
  %i = arith.subi %size, %from_back : index
  %padded = arith.cmpi slt, %i, %one : index
  %extent = scf.if %padded -> index {
    scf.yield %one : index
  } else {
    %own = tensor.extract %shape[%i] : tensor<?xindex>
    scf.yield %own : index
  }
  return %extent : index
}

// If one extent is 1, the result is the other; otherwise, if one is unknown, it
// is the other, too. Two different known extents give -2.
func.func private @padlab_size_broadcast(%a: index, %b: index) -> index {
  %one = arith.constant 1 : index
  %unknown = arith.constant -1 : index
  %error = arith.constant -2 : index
  %equal = arith.cmpi eq, %a, %b : index
  %one_a = arith.cmpi eq, %a, %one : index
  %one_b = arith.cmpi eq, %b, %one : index
  %unknown_a = arith.cmpi eq, %a, %unknown : index
  %unknown_b = arith.cmpi eq, %b, %unknown : index
  %0 = arith.select %equal, %a, %error : index
  %1 = arith.select %unknown_b, %a, %0 : index
  %2 = arith.select %unknown_a, %b, %1 : index
  %3 = arith.select %one_b, %a, %2 : index
  %4 = arith.select %one_a, %b, %3 : index
  return %4 : index
}

// Broadcasts two ranked shapes. If one of them is not ranked, returns %so_far.
func.func private @padlab_shape_broadcast(%so_far: tensor<?xindex>, %next: tensor<?xindex>, %code: index) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %first_invalid = arith.constant 2 : index
  %status_a = tensor.extract %so_far[%zero] : tensor<?xindex>
  %status_b = tensor.extract %next[%zero] : tensor<?xindex>
  %status = func.call @padlab_shape_status(%status_a, %status_b) : (index, index) -> index
  %ranked = arith.cmpi eq, %status, %zero : index
  %result = scf.if %ranked -> tensor<?xindex> {
    %error = arith.addi %first_invalid, %code : index
    %clash = arith.constant -2 : index
    %size_a = tensor.dim %so_far, %zero : tensor<?xindex>
    %size_b = tensor.dim %next, %zero : tensor<?xindex>
    %size = arith.maxsi %size_a, %size_b : index
    %rank = arith.subi %size, %one : index
    %failure = scf.for %dim = %zero to %rank step %one iter_args(%failure = %zero) -> index {
      %a = func.call @padlab_shape_padded_extent(%so_far, %dim, %rank) : (tensor<?xindex>, index, index) -> index
      %b = func.call @padlab_shape_padded_extent(%next, %dim, %rank) : (tensor<?xindex>, index, index) -> index
      %extent = func.call @padlab_size_broadcast(%a, %b) : (index, index) -> index
      %fails = arith.cmpi eq, %extent, %clash : index
      %now = arith.select %fails, %error, %failure : index
      scf.yield %now : index
    }
    %fine = arith.cmpi eq, %failure, %zero : index
    %shape = scf.if %fine -> tensor<?xindex> {
      %extents = tensor.generate %rank {
      ^bb0(%dim: index):
        %a = func.call @padlab_shape_padded_extent(%so_far, %dim, %rank) : (tensor<?xindex>, index, index) -> index
        %b = func.call @padlab_shape_padded_extent(%next, %dim, %rank) : (tensor<?xindex>, index, index) -> index
        %extent = func.call @padlab_size_broadcast(%a, %b) : (index, index) -> index
        tensor.yield %extent : index
      } : tensor<?xindex>
      %combined = func.call @padlab_shape_from_extents(%extents) : (tensor<?xindex>) -> tensor<?xindex>
      scf.yield %combined : tensor<?xindex>
    } else {
      %invalid = func.call @padlab_shape_of_status(%failure) : (index) -> tensor<?xindex>
      scf.yield %invalid : tensor<?xindex>
    }
    scf.yield %shape : tensor<?xindex>
  } else {
    scf.yield %so_far : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

// `status` is that of all operands of the operation. An invalid operand takes
// precedence over a clash of the ranked ones, and a clash over an unranked
// operand.
func.func private @padlab_shape_broadcast_finish(%combined: tensor<?xindex>, %status: index) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %clash = tensor.extract %combined[%zero] : tensor<?xindex>
  %all = func.call @padlab_shape_status(%status, %clash) : (index, index) -> index
  %ranked = arith.cmpi eq, %all, %zero : index
  %result = scf.if %ranked -> tensor<?xindex> {
    scf.yield %combined : tensor<?xindex>
  } else {
    %none = func.call @padlab_shape_of_status(%all) : (index) -> tensor<?xindex>
    scf.yield %none : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

//===----------------------------------------------------------------------===//
// Extent by extent
//===----------------------------------------------------------------------===//

func.func private @padlab_size_any(%a: index, %b: index) -> index {
  %zero = arith.constant 0 : index
  %known = arith.cmpi sge, %a, %zero : index
  %result = arith.select %known, %a, %b : index
  return %result : index
}

// `how` is 0 for meet, 1 for any, 2 for max, 3 for min.
func.func private @padlab_size_combine(%how: index, %a: index, %b: index, %code: index) -> index {
  %result = scf.index_switch %how -> index
  case 0 {
    %meet = func.call @padlab_size_meet(%a, %b, %code) : (index, index, index) -> index
    scf.yield %meet : index
  }
  case 1 {
    %any = func.call @padlab_size_any(%a, %b) : (index, index) -> index
    scf.yield %any : index
  }
  case 2 {
    %max = func.call @padlab_size_max(%a, %b) : (index, index) -> index
    scf.yield %max : index
  }
  default {
    %min = func.call @padlab_size_min(%a, %b) : (index, index) -> index
    scf.yield %min : index
  }
  return %result : index
}

// Combines ranked shapes extent by extent. It is an error if their ranks
// differ, or if a combined extent is an error.
func.func private @padlab_shape_combine(%how: index, %a: tensor<?xindex>, %b: tensor<?xindex>, %code: index) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %first_invalid = arith.constant 2 : index
  %size_a = tensor.dim %a, %zero : tensor<?xindex>
  %size_b = tensor.dim %b, %zero : tensor<?xindex>
  %same_rank = arith.cmpi eq, %size_a, %size_b : index
  %result = scf.if %same_rank -> tensor<?xindex> {
    // The first elements, 0 and 0, combine to 0 in every way.
    %combined = tensor.generate %size_a {
    ^bb0(%i: index):
      %of_a = tensor.extract %a[%i] : tensor<?xindex>
      %of_b = tensor.extract %b[%i] : tensor<?xindex>
      %element = func.call @padlab_size_combine(%how, %of_a, %of_b, %code) : (index, index, index, index) -> index
      tensor.yield %element : index
    } : tensor<?xindex>
    %shape = func.call @padlab_shape_check_extents(%combined) : (tensor<?xindex>) -> tensor<?xindex>
    scf.yield %shape : tensor<?xindex>
  } else {
    %error = arith.addi %first_invalid, %code : index
    %shape = func.call @padlab_shape_of_status(%error) : (index) -> tensor<?xindex>
    scf.yield %shape : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

// For meet and any: if one shape is unranked, the result is the other one.
func.func private @padlab_shape_refine(%how: index, %a: tensor<?xindex>, %b: tensor<?xindex>, %code: index) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %unranked = arith.constant 1 : index
  %status_a = tensor.extract %a[%zero] : tensor<?xindex>
  %status_b = tensor.extract %b[%zero] : tensor<?xindex>
  %status = func.call @padlab_shape_status(%status_a, %status_b) : (index, index) -> index
  %invalid = arith.cmpi sgt, %status, %unranked : index
  %unranked_a = arith.cmpi eq, %status_a, %unranked : index
  %unranked_b = arith.cmpi eq, %status_b, %unranked : index
  %result = scf.if %invalid -> tensor<?xindex> {
    %none = func.call @padlab_shape_of_status(%status) : (index) -> tensor<?xindex>
    scf.yield %none : tensor<?xindex>
  } else {
    %valid = scf.if %unranked_a -> tensor<?xindex> {
      scf.yield %b : tensor<?xindex>
    } else {
      %ranked_a = scf.if %unranked_b -> tensor<?xindex> {
        scf.yield %a : tensor<?xindex>
      } else {
        %both = func.call @padlab_shape_combine(%how, %a, %b, %code) : (index, tensor<?xindex>, tensor<?xindex>, index) -> tensor<?xindex>
        scf.yield %both : tensor<?xindex>
      }
      scf.yield %ranked_a : tensor<?xindex>
    }
    scf.yield %valid : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

// The shape itself if it has `rank` extents, otherwise a shape of `rank` zeros.
func.func private @padlab_shape_with_rank(%shape: tensor<?xindex>, %rank: index) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = tensor.dim %shape, %zero : tensor<?xindex>
  %needed = arith.addi %rank, %one : index
  %fits = arith.cmpi eq, %size, %needed : index
  %result = scf.if %fits -> tensor<?xindex> {
    scf.yield %shape : tensor<?xindex>
  } else {
    %zeros = tensor.generate %needed {
    ^bb0(%i: index):
      tensor.yield %zero : index
    } : tensor<?xindex>
    scf.yield %zeros : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}

// For max and min: if one shape is unranked, the result is unranked, too.
func.func private @padlab_shape_absorb(%how: index, %a: tensor<?xindex>, %b: tensor<?xindex>, %code: index) -> tensor<?xindex> {
  %zero = arith.constant 0 : index
  %status_a = tensor.extract %a[%zero] : tensor<?xindex>
  %status_b = tensor.extract %b[%zero] : tensor<?xindex>
  %status = func.call @padlab_shape_status(%status_a, %status_b) : (index, index) -> index
  %ranked = arith.cmpi eq, %status, %zero : index
  %result = scf.if %ranked -> tensor<?xindex> {
    %both = func.call @padlab_shape_combine(%how, %a, %b, %code) : (index, tensor<?xindex>, tensor<?xindex>, index) -> tensor<?xindex>
    scf.yield %both : tensor<?xindex>
  } else {
    %none = func.call @padlab_shape_of_status(%status) : (index) -> tensor<?xindex>
    scf.yield %none : tensor<?xindex>
  }
  return %result : tensor<?xindex>
}
