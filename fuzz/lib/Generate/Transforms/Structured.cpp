//===- Structured.cpp - scripts that rewrite structured operations ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

using namespace padlab;
using namespace padlab::generate;

/// Applies a transform to a drawn structured operation of the program. The
/// transform ignores or refuses operations that it cannot rewrite.
static bool applyTo(ScriptWriter &w, llvm::StringRef transform,
                    const llvm::Twine &attributes = "", unsigned results = 1) {
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  // Mostly match only one operation: if the transform refuses one of several,
  // it fails for all.
  Handle op =
      w.choices.chance(60) ? w.pickTarget(*target) : w.match(target->match);
  w.write(transform, op.name + attributes, {op}, results);
  return true;
}

static bool applyToNamed(ScriptWriter &w, llvm::StringRef transform,
                         llvm::ArrayRef<llvm::StringRef> names,
                         const llvm::Twine &attributes = "",
                         unsigned results = 1) {
  const Target *target = w.drawTarget([&](const Target &target) {
    return llvm::is_contained(names, target.name);
  });
  if (!target)
    return false;
  Handle op = w.matchTarget(*target);
  w.write(transform, op.name + attributes, {op}, results);
  return true;
}

static bool generalize(ScriptWriter &w) {
  return applyTo(w, "structured.generalize");
}
/// Specializes a generic operation, which may come from an earlier step.
static bool specialize(ScriptWriter &w) {
  Handle op = w.pickOne(w.matchOps("linalg.generic"), w.choices.draw(2));
  w.apply("structured.specialize", op);
  return true;
}
static bool decompose(ScriptWriter &w) {
  return applyTo(w, "structured.decompose");
}
static bool flattenElementwise(ScriptWriter &w) {
  const Target *target = w.drawTarget(
      [](const Target &target) { return target.countReductions() == 0; });
  if (!target)
    return false;
  w.apply("structured.flatten_elementwise", w.matchTarget(*target));
  return true;
}

static bool decomposeInterface(ScriptWriter &w) {
  Handle op = w.match("ops{[\"linalg.softmax\", \"tensor.concat\", "
                      "\"linalg.pack\", \"linalg.unpack\"]}");
  w.apply("structured.decompose_interface", op);
  return true;
}

/// Interchanges all loops of an operation. If the order of additions matters,
/// the operation has at most one reduction.
static bool interchange(ScriptWriter &w) {
  const Target *target = w.drawTarget([&](const Target &target) {
    return target.name == "linalg.generic" && target.parallel.size() > 1 &&
           (!w.exact || target.countReductions() < 2);
  });
  if (!target)
    return false;
  w.apply("structured.interchange", w.matchTarget(*target),
          " iterator_interchange = " +
              printList(drawOrder(w.choices, target->parallel.size())));
  return true;
}

static bool transposeMatmul(ScriptWriter &w) {
  return applyToNamed(w, "structured.transpose_matmul",
                      {"linalg.matmul", "linalg.batch_matmul"},
                      w.choices.chance(50) ? "<rhs>" : "");
}
static bool transposeConv(ScriptWriter &w) {
  return applyToNamed(
      w, "structured.transpose_conv2d",
      {"linalg.conv_2d_nhwc_fhwc", "linalg.conv_2d_nhwc_fhwc_q"});
}
static bool convertToImg2col(ScriptWriter &w) {
  return applyToNamed(w, "structured.convert_conv2d_to_img2col",
                      {"linalg.conv_2d_nhwc_hwcf", "linalg.conv_2d_nhwc_fhwc",
                       "linalg.conv_2d_nchw_fchw",
                       "linalg.depthwise_conv_2d_nhwc_hwc"},
                      "", 2);
}

/// Tiles one of the operations into which Winograd's algorithm is decomposed.
/// The first two loops (for the filter, the middle two) run within a tile of
/// the image, and are rarely tiled.
static Handle tileTransform(ScriptWriter &w, const Handle &part,
                            llvm::StringRef name) {
  bool isFilter = name.contains("filter");
  llvm::SmallVector<int64_t> sizes;
  for (unsigned i = 0; i < (isFilter ? 4 : 6); ++i) {
    bool isWithin = isFilter ? i == 1 || i == 2 : i < 2;
    bool isWhole = isWithin ? !w.choices.chance(8) : w.choices.chance(45);
    sizes.push_back(isWhole ? 0 : w.choices.range(1, 3));
  }
  unsigned loops = llvm::count_if(sizes, [](int64_t size) { return size; });
  return w
      .write("structured.tile_using_for",
             part.name + " tile_sizes " + printList(sizes), {part}, 1 + loops)
      .front();
}

static bool winograd(ScriptWriter &w) {
  const Target *target = w.drawTarget([](const Target &target) {
    return target.name == "linalg.conv_2d_nhwc_fhwc";
  });
  if (!target)
    return false;
  Handle op = w.matchTarget(*target);
  w.apply("structured.winograd_conv2d", op,
          llvm::Twine(" {fmr = ") +
              w.choices.pick<const char *>({"0 : i32", "1 : i32", "2 : i32"}) +
              "}");
  for (const char *name :
       {"linalg.winograd_filter_transform", "linalg.winograd_input_transform",
        "linalg.winograd_output_transform"}) {
    Handle part = w.matchOps(name);
    if (w.choices.chance(40))
      part = tileTransform(w, part, name);
    w.apply("structured.decompose_winograd_op", part);
  }
  return true;
}

static bool rewriteInDestinationStyle(ScriptWriter &w) {
  llvm::SmallVector<llvm::StringRef> names;
  if (w.kinds & Pads)
    names.push_back("tensor.pad");
  if (w.kinds & Makers) {
    names.push_back("tensor.generate");
    names.push_back("tensor.from_elements");
  }
  if (names.empty())
    return false;
  w.apply("structured.rewrite_in_destination_passing_style",
          w.matchOps(w.choices.pick<llvm::StringRef>(names)));
  return true;
}

static bool insertSliceToCopy(ScriptWriter &w) {
  w.apply("structured.insert_slice_to_copy",
          w.matchOps(w.choices.chance(20) ? "tensor.parallel_insert_slice"
                                          : "tensor.insert_slice"));
  return true;
}

static bool eliminateEmptyTensors(ScriptWriter &w) {
  w.run(w.choices.chance(50) ? "structured.eliminate_empty_tensors"
                             : "bufferization.eliminate_empty_tensors",
        w.scope);
  return true;
}

static bool emptyToAlloc(ScriptWriter &w) {
  Handle empties = w.matchTyped("tensor.empty");
  w.write("bufferization.empty_tensor_to_alloc_tensor", empties.name, {empties},
          1, "!transform.op<\"bufferization.alloc_tensor\">");
  return true;
}

static bool convertToLoops(ScriptWriter &w) {
  return applyTo(w, "structured.convert_to_loops");
}

static bool makeLoopIndependent(ScriptWriter &w) {
  w.applyToEach(
      "tensor.make_loop_independent",
      w.matchOps(w.choices.chance(50) ? "tensor.pad" : "tensor.empty"),
      w.choices.chance(70) ? " {num_loops = 1}" : " {num_loops = 2}");
  return true;
}

static bool promoteTensor(ScriptWriter &w) {
  const Target *target = w.drawTarget();
  if (!target)
    return false;
  Handle op = w.pickTarget(*target);
  Handle operand =
      w.write("get_operand",
              op.name + "[" +
                  llvm::Twine(w.choices.draw(target->elementTypes.size())) +
                  "]",
              {op}, 1, "!transform.any_value")
          .front();
  w.line("transform.structured.promote_tensor " +
         llvm::Twine(w.choices.chance(25) ? "to 1 : i64 " : "") + operand.name +
         " : " + operand.type);
  return true;
}

static bool cleanUp(ScriptWriter &w) {
  w.line("transform.apply_" +
         llvm::Twine(w.choices.chance(50) ? "cse" : "dce") +
         " to %scope : !transform.any_op");
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getStructuredScripts() {
  static constexpr ScriptEntry entries[] = {
      {"generalize", 5, structuredLevels, NamedOps, Generics, generalize},
      {"specialize", 5, structuredLevels, Generics, NamedOps, specialize},
      {"decompose", 5, structuredLevels, Convolutions, 0, decompose},
      {"decompose_interface", 1, OnTensors, Concats | Packs | Unpacks, Slices,
       decomposeInterface},
      {"interchange", 6, structuredLevels, Generics, 0, interchange},
      {"flatten_elementwise", 7, structuredLevels, Structured, Reshapes,
       flattenElementwise},
      {"transpose_matmul", 5, structuredLevels, Contractions, 0,
       transposeMatmul},
      {"transpose_conv2d", 5, structuredLevels, Convolutions, 0, transposeConv},
      {"convert_conv2d_to_img2col", 6, OnTensors, Convolutions, Reshapes,
       convertToImg2col, true},
      {"winograd_conv2d", 4, OnTensors, Convolutions, Loops, winograd, true},
      {"rewrite_in_destination_passing_style", 9, OnTensors, Pads | Makers,
       Slices, rewriteInDestinationStyle},
      {"insert_slice_to_copy", 5, OnTensors, Inserts, Copies,
       insertSliceToCopy},
      {"eliminate_empty_tensors", 6, OnTensors, Empties, 0,
       eliminateEmptyTensors},
      {"empty_tensor_to_alloc_tensor", 4, OnTensors, Empties, 0, emptyToAlloc},
      {"convert_to_loops", 9, OnBuffers, Structured, Loops, convertToLoops},
      {"make_loop_independent", 5, OnTensors, Loops, Slices,
       makeLoopIndependent},
      {"promote_tensor", 4, OnTensors, Structured, 0, promoteTensor},
      {"apply_cse, apply_dce", 4, anyLevel, 0, 0, cleanUp},
  };
  return entries;
}
