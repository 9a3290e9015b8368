//===- ShapeLibrary.mlir - shapes of results, operation by operation ------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function computes the extents of an operation's result from extents of
// operands and from lists of numbers. ShapeArguments.cpp builds the arguments
// of each function; the mapping at the end of this file names the operations
// that use a function. The functions contain only operations of the dialect
// shape that upstream's convert-shape-to-std supports.
//
//===----------------------------------------------------------------------===//

shape.function_library @padlab_shapes {

  //===--- Extents that are given ---===//

  shape.func @source(%source: tensor<?xindex>) -> tensor<?xindex> {
    shape.return %source : tensor<?xindex>
  }
  shape.func @sizes(%sizes: tensor<?xindex>) -> tensor<?xindex> {
    shape.return %sizes : tensor<?xindex>
  }
  shape.func @destination(%destination: tensor<?xindex>) -> tensor<?xindex> {
    shape.return %destination : tensor<?xindex>
  }
  shape.func @elementwise(%input: tensor<?xindex>) -> tensor<?xindex> {
    shape.return %input : tensor<?xindex>
  }

  // `extents` are the extents of all operands, one after the other. `places`
  // are the positions in this list at which the extents of the result stand.
  shape.func @structured(%extents: tensor<?xindex>, %places: tensor<?xindex>) -> tensor<?xindex> {
    %rank = shape.rank %places : tensor<?xindex> -> index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %place = tensor.extract %places[%i] : tensor<?xindex>
      %extent = shape.get_extent %extents, %place : tensor<?xindex>, index -> index
      tensor.yield %extent : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  //===--- Moves ---===//

  shape.func @pad(%source: tensor<?xindex>, %low: tensor<?xindex>, %high: tensor<?xindex>) -> tensor<?xindex> {
    %rank = shape.rank %source : tensor<?xindex> -> index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %extent = shape.get_extent %source, %i : tensor<?xindex>, index -> index
      %before = tensor.extract %low[%i] : tensor<?xindex>
      %after = tensor.extract %high[%i] : tensor<?xindex>
      %sum = shape.add %before, %after : index, index -> index
      %padded = shape.add %extent, %sum : index, index -> index
      tensor.yield %padded : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  // `sources` are the extents of all sources, one after the other. Each source
  // has `rank` extents. The sources are concatenated along dimension `dim`.
  shape.func @concat(%sources: tensor<?xindex>, %rank: index, %dim: index) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %first = shape.get_extent %sources, %i : tensor<?xindex>, index -> index
      %sum = shape.reduce(%sources, %zero) : tensor<?xindex> -> index {
      ^bb0(%n: index, %extent: index, %before: index):
        %of = arith.remui %n, %rank : index
        %is_same = arith.cmpi eq, %of, %i : index
        %more = shape.add %before, %extent : index, index -> index
        %after = arith.select %is_same, %more, %before : index
        shape.yield %after : index
      }
      %is_dim = arith.cmpi eq, %i, %dim : index
      %joined = arith.select %is_dim, %sum, %first : index
      tensor.yield %joined : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  // `counts` says, for each dimension of the result, how many dimensions of the
  // source are merged into it.
  shape.func @collapse_shape(%source: tensor<?xindex>, %counts: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %rank = shape.rank %counts : tensor<?xindex> -> index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %start = shape.reduce(%counts, %zero) : tensor<?xindex> -> index {
      ^bb0(%n: index, %count: index, %before: index):
        %is_before = arith.cmpi ult, %n, %i : index
        %more = shape.add %before, %count : index, index -> index
        %after = arith.select %is_before, %more, %before : index
        shape.yield %after : index
      }
      %count = tensor.extract %counts[%i] : tensor<?xindex>
      %head, %tail = "shape.split_at"(%source, %start) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
      %group, %rest = "shape.split_at"(%tail, %count) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
      %product = shape.num_elements %group : tensor<?xindex> -> index
      tensor.yield %product : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  // `sizes` are the sizes of the slice. `kept` are the dimensions that the
  // result keeps; the others, of size 1, are dropped.
  shape.func @extract_slice(%sizes: tensor<?xindex>, %kept: tensor<?xindex>) -> tensor<?xindex> {
    %rank = shape.rank %kept : tensor<?xindex> -> index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %dim = tensor.extract %kept[%i] : tensor<?xindex>
      %size = shape.get_extent %sizes, %dim : tensor<?xindex>, index -> index
      tensor.yield %size : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  // The result has the extents of the indices except for the last one, and then
  // the extents of the dimensions `kept` of the source. In a dimension of
  // `gathered`, the extent is one.
  shape.func @gather(%source: tensor<?xindex>, %indices: tensor<?xindex>, %gathered: tensor<?xindex>, %kept: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %of_indices = shape.rank %indices : tensor<?xindex> -> index
    %leading = arith.subi %of_indices, %one : index
    %trailing = shape.rank %kept : tensor<?xindex> -> index
    %rank = shape.add %leading, %trailing : index, index -> index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %is_leading = arith.cmpi ult, %i, %leading : index
      %extent = scf.if %is_leading -> index {
        %batch = shape.get_extent %indices, %i : tensor<?xindex>, index -> index
        scf.yield %batch : index
      } else {
        %place = arith.subi %i, %leading : index
        %dim = tensor.extract %kept[%place] : tensor<?xindex>
        %hits = shape.reduce(%gathered, %zero) : tensor<?xindex> -> index {
        ^bb0(%n: index, %other: index, %before: index):
          %is_same = arith.cmpi eq, %other, %dim : index
          %after = arith.select %is_same, %one, %before : index
          shape.yield %after : index
        }
        %is_gathered = arith.cmpi ne, %hits, %zero : index
        %whole = shape.get_extent %source, %dim : tensor<?xindex>, index -> index
        %of_source = arith.select %is_gathered, %one, %whole : index
        scf.yield %of_source : index
      }
      tensor.yield %extent : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  shape.func @transpose(%input: tensor<?xindex>, %permutation: tensor<?xindex>) -> tensor<?xindex> {
    %rank = shape.rank %input : tensor<?xindex> -> index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %dim = tensor.extract %permutation[%i] : tensor<?xindex>
      %extent = shape.get_extent %input, %dim : tensor<?xindex>, index -> index
      tensor.yield %extent : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  // The dimensions `added` get their extents from the destination, the other
  // dimensions from the input.
  shape.func @broadcast(%input: tensor<?xindex>, %destination: tensor<?xindex>, %added: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %of_input = shape.rank %input : tensor<?xindex> -> index
    %more = shape.rank %added : tensor<?xindex> -> index
    %rank = shape.add %of_input, %more : index, index -> index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %hits, %skipped = shape.reduce(%added, %zero, %zero) : tensor<?xindex> -> (index, index) {
      ^bb0(%n: index, %dim: index, %hits_before: index, %skipped_before: index):
        %is_same = arith.cmpi eq, %dim, %i : index
        %hits_after = arith.select %is_same, %one, %hits_before : index
        %is_before = arith.cmpi ult, %dim, %i : index
        %next = shape.add %skipped_before, %one : index, index -> index
        %skipped_after = arith.select %is_before, %next, %skipped_before : index
        shape.yield %hits_after, %skipped_after : index, index
      }
      %is_added = arith.cmpi ne, %hits, %zero : index
      %extent = scf.if %is_added -> index {
        %new = shape.get_extent %destination, %i : tensor<?xindex>, index -> index
        scf.yield %new : index
      } else {
        %dim = arith.subi %i, %skipped : index
        %old = shape.get_extent %input, %dim : tensor<?xindex>, index -> index
        scf.yield %old : index
      }
      tensor.yield %extent : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  //===--- Computations ---===//

  // The result has the extents of the dimensions of the input that are not
  // reduced, in the order of these dimensions.
  shape.func @reduce(%input: tensor<?xindex>, %reduced: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %of_input = shape.rank %input : tensor<?xindex> -> index
    %less = shape.rank %reduced : tensor<?xindex> -> index
    %rank = arith.subi %of_input, %less : index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %seen, %found = shape.reduce(%input, %zero, %zero) : tensor<?xindex> -> (index, index) {
      ^bb0(%dim: index, %extent: index, %seen_before: index, %found_before: index):
        // This is a loop because upstream's conversion leaves a `shape.reduce`
        // unconverted if it contains another one.
        %hits = scf.for %n = %zero to %less step %one iter_args(%before = %zero) -> index {
          %other = tensor.extract %reduced[%n] : tensor<?xindex>
          %is_same = arith.cmpi eq, %other, %dim : index
          %after = arith.select %is_same, %one, %before : index
          scf.yield %after : index
        }
        %is_kept = arith.cmpi eq, %hits, %zero : index
        %is_wanted = arith.cmpi eq, %seen_before, %i : index
        %is_it = arith.andi %is_kept, %is_wanted : i1
        %found_after = arith.select %is_it, %extent, %found_before : index
        %next = shape.add %seen_before, %one : index, index -> index
        %seen_after = arith.select %is_kept, %next, %seen_before : index
        shape.yield %seen_after, %found_after : index, index
      }
      tensor.yield %found : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  shape.func @dot(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %head, %tail = "shape.split_at"(%lhs, %zero) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
    shape.return %head : tensor<?xindex>
  }
  shape.func @matmul(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %rows = shape.get_extent %lhs, %zero : tensor<?xindex>, index -> index
    %columns = shape.get_extent %rhs, %one : tensor<?xindex>, index -> index
    %extents = tensor.from_elements %rows, %columns : tensor<2xindex>
    %result = tensor.cast %extents : tensor<2xindex> to tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }
  shape.func @matvec(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %rows = shape.get_extent %lhs, %zero : tensor<?xindex>, index -> index
    %extents = tensor.from_elements %rows : tensor<1xindex>
    %result = tensor.cast %extents : tensor<1xindex> to tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }
  shape.func @vecmat(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %one = arith.constant 1 : index
    %columns = shape.get_extent %rhs, %one : tensor<?xindex>, index -> index
    %extents = tensor.from_elements %columns : tensor<1xindex>
    %result = tensor.cast %extents : tensor<1xindex> to tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }
  shape.func @batch_matmul(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    %batches = shape.get_extent %lhs, %zero : tensor<?xindex>, index -> index
    %rows = shape.get_extent %lhs, %one : tensor<?xindex>, index -> index
    %columns = shape.get_extent %rhs, %two : tensor<?xindex>, index -> index
    %extents = tensor.from_elements %batches, %rows, %columns : tensor<3xindex>
    %result = tensor.cast %extents : tensor<3xindex> to tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }
  shape.func @batch_matvec(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %two = arith.constant 2 : index
    %head, %tail = "shape.split_at"(%lhs, %two) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
    shape.return %head : tensor<?xindex>
  }
  shape.func @batch_vecmat(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %two = arith.constant 2 : index
    %batches = shape.get_extent %lhs, %zero : tensor<?xindex>, index -> index
    %columns = shape.get_extent %rhs, %two : tensor<?xindex>, index -> index
    %extents = tensor.from_elements %batches, %columns : tensor<2xindex>
    %result = tensor.cast %extents : tensor<2xindex> to tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }
  shape.func @batch_reduce_matmul(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    %rows = shape.get_extent %lhs, %one : tensor<?xindex>, index -> index
    %columns = shape.get_extent %rhs, %two : tensor<?xindex>, index -> index
    %extents = tensor.from_elements %rows, %columns : tensor<2xindex>
    %result = tensor.cast %extents : tensor<2xindex> to tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }
  shape.func @mmt4d(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %two = arith.constant 2 : index
    %rows = shape.get_extent %lhs, %zero : tensor<?xindex>, index -> index
    %columns = shape.get_extent %rhs, %zero : tensor<?xindex>, index -> index
    %inner_rows = shape.get_extent %lhs, %two : tensor<?xindex>, index -> index
    %inner_columns = shape.get_extent %rhs, %two : tensor<?xindex>, index -> index
    %extents = tensor.from_elements %rows, %columns, %inner_rows, %inner_columns : tensor<4xindex>
    %result = tensor.cast %extents : tensor<4xindex> to tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }
  shape.func @batch_mmt4d(%lhs: tensor<?xindex>, %rhs: tensor<?xindex>) -> tensor<?xindex> {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %three = arith.constant 3 : index
    %batches = shape.get_extent %lhs, %zero : tensor<?xindex>, index -> index
    %rows = shape.get_extent %lhs, %one : tensor<?xindex>, index -> index
    %columns = shape.get_extent %rhs, %one : tensor<?xindex>, index -> index
    %inner_rows = shape.get_extent %lhs, %three : tensor<?xindex>, index -> index
    %inner_columns = shape.get_extent %rhs, %three : tensor<?xindex>, index -> index
    %extents = tensor.from_elements %batches, %rows, %columns, %inner_rows, %inner_columns : tensor<5xindex>
    %result = tensor.cast %extents : tensor<5xindex> to tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

  // The result first has the extents of the source, counted in tiles for packed
  // dimensions and permuted by `order`, and then the sizes of the tiles.
  shape.func @pack(%source: tensor<?xindex>, %packed: tensor<?xindex>, %tiles: tensor<?xindex>, %order: tensor<?xindex>) -> tensor<?xindex> {
    %one = arith.constant 1 : index
    %outer = shape.rank %source : tensor<?xindex> -> index
    %inner = shape.rank %tiles : tensor<?xindex> -> index
    %rank = shape.add %outer, %inner : index, index -> index
    %result = tensor.generate %rank {
    ^bb0(%i: index):
      %is_outer = arith.cmpi ult, %i, %outer : index
      %extent = scf.if %is_outer -> index {
        %dim = tensor.extract %order[%i] : tensor<?xindex>
        %whole = shape.get_extent %source, %dim : tensor<?xindex>, index -> index
        %tile = shape.reduce(%packed, %one) : tensor<?xindex> -> index {
        ^bb0(%n: index, %other: index, %before: index):
          %is_same = arith.cmpi eq, %other, %dim : index
          %size = tensor.extract %tiles[%n] : tensor<?xindex>
          %after = arith.select %is_same, %size, %before : index
          shape.yield %after : index
        }
        %count = arith.ceildivui %whole, %tile : index
        scf.yield %count : index
      } else {
        %place = arith.subi %i, %outer : index
        %tile = shape.get_extent %tiles, %place : tensor<?xindex>, index -> index
        scf.yield %tile : index
      }
      tensor.yield %extent : index
    } : tensor<?xindex>
    shape.return %result : tensor<?xindex>
  }

} mapping {
  linalg.abs = @elementwise,
  linalg.add = @elementwise,
  linalg.batch_matmul = @batch_matmul,
  linalg.batch_matvec = @batch_matvec,
  linalg.batch_mmt4d = @batch_mmt4d,
  linalg.batch_reduce_matmul = @batch_reduce_matmul,
  linalg.batch_vecmat = @batch_vecmat,
  linalg.broadcast = @broadcast,
  linalg.ceil = @elementwise,
  linalg.contract = @structured,
  linalg.conv_1d = @structured,
  linalg.conv_1d_ncw_fcw = @structured,
  linalg.conv_1d_nwc_wcf = @structured,
  linalg.conv_2d = @structured,
  linalg.conv_2d_nchw_fchw = @structured,
  linalg.conv_2d_nchw_fchw_q = @structured,
  linalg.conv_2d_ngchw_fgchw = @structured,
  linalg.conv_2d_ngchw_gfchw = @structured,
  linalg.conv_2d_ngchw_gfchw_q = @structured,
  linalg.conv_2d_nhwc_fhwc = @structured,
  linalg.conv_2d_nhwc_fhwc_q = @structured,
  linalg.conv_2d_nhwc_hwcf = @structured,
  linalg.conv_2d_nhwc_hwcf_q = @structured,
  linalg.conv_2d_nhwgc_gfhwc = @structured,
  linalg.conv_2d_nhwgc_gfhwc_q = @structured,
  linalg.conv_3d = @structured,
  linalg.conv_3d_ncdhw_fcdhw = @structured,
  linalg.conv_3d_ndhwc_dhwcf = @structured,
  linalg.conv_3d_ndhwc_dhwcf_q = @structured,
  linalg.copy = @elementwise,
  linalg.depthwise_conv_1d_ncw_cw = @structured,
  linalg.depthwise_conv_1d_nwc_wc = @structured,
  linalg.depthwise_conv_1d_nwc_wcm = @structured,
  linalg.depthwise_conv_2d_nchw_chw = @structured,
  linalg.depthwise_conv_2d_nhwc_hwc = @structured,
  linalg.depthwise_conv_2d_nhwc_hwc_q = @structured,
  linalg.depthwise_conv_2d_nhwc_hwcm = @structured,
  linalg.depthwise_conv_2d_nhwc_hwcm_q = @structured,
  linalg.depthwise_conv_3d_ncdhw_cdhw = @structured,
  linalg.depthwise_conv_3d_ndhwc_dhwc = @structured,
  linalg.depthwise_conv_3d_ndhwc_dhwcm = @structured,
  linalg.div = @elementwise,
  linalg.div_unsigned = @elementwise,
  linalg.dot = @dot,
  linalg.elementwise = @structured,
  linalg.erf = @elementwise,
  linalg.exp = @elementwise,
  linalg.fill = @elementwise,
  linalg.fill_rng_2d = @structured,
  linalg.floor = @elementwise,
  linalg.generic = @structured,
  linalg.log = @elementwise,
  linalg.map = @elementwise,
  linalg.matmul = @matmul,
  linalg.matvec = @matvec,
  linalg.max = @elementwise,
  linalg.min = @elementwise,
  linalg.mmt4d = @mmt4d,
  linalg.mul = @elementwise,
  linalg.negf = @elementwise,
  linalg.pack = @pack,
  linalg.pooling_nchw_max = @structured,
  linalg.pooling_nchw_sum = @structured,
  linalg.pooling_ncw_max = @structured,
  linalg.pooling_ncw_sum = @structured,
  linalg.pooling_ndhwc_max = @structured,
  linalg.pooling_ndhwc_min = @structured,
  linalg.pooling_ndhwc_sum = @structured,
  linalg.pooling_nhwc_max = @structured,
  linalg.pooling_nhwc_max_unsigned = @structured,
  linalg.pooling_nhwc_min = @structured,
  linalg.pooling_nhwc_min_unsigned = @structured,
  linalg.pooling_nhwc_sum = @structured,
  linalg.pooling_nwc_max = @structured,
  linalg.pooling_nwc_max_unsigned = @structured,
  linalg.pooling_nwc_min = @structured,
  linalg.pooling_nwc_min_unsigned = @structured,
  linalg.pooling_nwc_sum = @structured,
  linalg.powf = @elementwise,
  linalg.quantized_batch_matmul = @batch_matmul,
  linalg.quantized_matmul = @matmul,
  linalg.reciprocal = @elementwise,
  linalg.reduce = @reduce,
  linalg.round = @elementwise,
  linalg.rsqrt = @elementwise,
  linalg.select = @elementwise,
  linalg.softmax = @elementwise,
  linalg.sqrt = @elementwise,
  linalg.square = @elementwise,
  linalg.sub = @elementwise,
  linalg.tanh = @elementwise,
  linalg.transpose = @transpose,
  linalg.unpack = @destination,
  linalg.vecmat = @vecmat,
  linalg.winograd_filter_transform = @destination,
  linalg.winograd_input_transform = @destination,
  linalg.winograd_output_transform = @destination,
  tensor.bitcast = @source,
  tensor.cast = @source,
  tensor.collapse_shape = @collapse_shape,
  tensor.concat = @concat,
  tensor.empty = @sizes,
  tensor.expand_shape = @sizes,
  tensor.extract_slice = @extract_slice,
  tensor.from_elements = @sizes,
  tensor.gather = @gather,
  tensor.generate = @sizes,
  tensor.insert = @destination,
  tensor.insert_slice = @destination,
  tensor.pad = @pad,
  tensor.reshape = @sizes,
  tensor.scatter = @destination,
  tensor.splat = @sizes
}
