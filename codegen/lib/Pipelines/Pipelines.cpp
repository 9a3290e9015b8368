//===- Pipelines.cpp - the registry of pipelines --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Pipeline.h"
#include "padlab/codegen/Relaxation.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

static Pipeline makeUnfused() {
  Pipeline pipeline;
  pipeline.name = "unfused";
  pipeline.description = "upstream's lowering, each pad as a step of its own";
  return pipeline;
}

static Pipeline makeUpstreamFused() {
  Pipeline pipeline;
  pipeline.name = "upstream-fused";
  pipeline.description = "upstream's fusion of tensor.pad with its producer";
  pipeline.subject = "test-linalg-pad-fusion";
  return pipeline;
}

static Pipeline makeFused() {
  Pipeline pipeline;
  pipeline.name = "fused";
  pipeline.description = "our sound fusion of tensor.pad with its producer, "
                         "strategies by cost";
  pipeline.subject = "padlab-fuse-pad";
  pipeline.isUpstream = false;
  return pipeline;
}

/// Makes a pipeline of pad fusion with one strategy for all pads.
static Pipeline makeFusedBy(const char *name, const char *strategy,
                            const char *description) {
  Pipeline pipeline = makeFused();
  pipeline.name = name;
  pipeline.description = description;
  pipeline.subject +=
      std::string(",padlab-select-pad-strategy{strategy=") + strategy + "}";
  return pipeline;
}

static Pipeline makeThreadedFused() {
  Pipeline pipeline = makeFused();
  pipeline.name = "threaded-fused";
  pipeline.description = "fused: threads share rows, each bit as with one";
  pipeline.subject += ",padlab-use-threads";
  return pipeline;
}

/// Makes a pipeline of pad fusion whose results may be rounded differently, as
/// far as `relaxedLicence` permits.
static Pipeline makeFusedInexact() {
  Pipeline pipeline = makeFused();
  pipeline.name = "fused-inexact";
  pipeline.description = "fused: sums in any order with fused products, and "
                         "exponentials of f32 within 2 ULP";
  pipeline.subject += ",func.func(padlab-relax-floats)";
  pipeline.exactness.licence = relaxedLicence;
  return pipeline;
}

static Pipeline makePasses() {
  Pipeline pipeline;
  pipeline.name = "passes";
  pipeline.description = "the pass sequence that the case itself carries";
  pipeline.subjectFromCase = true;
  return pipeline;
}

/// Makes a pipeline that optimizes nothing. It adds checks to the program:
/// whether extents are what interfaces claim.
static Pipeline makeClaims() {
  Pipeline pipeline;
  pipeline.name = "claims";
  pipeline.description = "the program, with checks of what upstream's "
                         "interfaces say of its extents";
  pipeline.subject = "func.func(padlab-claim-shapes)";
  return pipeline;
}

/// Makes a pipeline that checks the claims of shape functions about extents. If
/// `lowering` is empty, padlab's passes lower these functions, otherwise the
/// passes in `lowering`, most of which are upstream's.
static Pipeline makeShapeFunctions(const char *name, const char *lowering,
                                   const char *description) {
  Pipeline pipeline;
  pipeline.name = name;
  pipeline.description = description;
  pipeline.subject = std::string("padlab-call-shape-functions") + lowering;
  return pipeline;
}

/// Converts programs of TOSA to tensors as upstream's own pipeline does. The
/// last pass drops shapes that nothing uses any more.
static Pipeline makeTosa() {
  Pipeline pipeline;
  pipeline.name = "tosa";
  pipeline.description = "upstream's conversions of TOSA to linalg, arith, "
                         "tensor and scf, for programs of TOSA alone";
  pipeline.subject = "func.func(tosa-optional-decompositions,tosa-to-scf,"
                     "tosa-to-linalg-named,"
                     "tosa-to-linalg,"
                     "tosa-to-arith{include-apply-rescale=true},"
                     "tosa-to-tensor,cse)";
  return pipeline;
}

/// Lowers programs with sparse tensors to the LLVM dialect. Sparse tensors are
/// stored by upstream's runtime library if `usesLibrary` is "true", otherwise
/// in buffers.
static Pipeline makeSparse(const char *name, const char *usesLibrary,
                           const char *description) {
  Pipeline pipeline;
  pipeline.name = name;
  pipeline.description = description;
  pipeline.subject =
      std::string("sparsifier{enable-runtime-library=") + usesLibrary + "}";
  return pipeline;
}

const std::vector<Pipeline> &padlab::getPipelines() {
  static const std::vector<Pipeline> pipelines = {
      makeUnfused(),
      makeUpstreamFused(),
      makeFusedBy("fused-fill", "fill",
                  "fused: fill the destination, then write the interior"),
      makeFusedBy("fused-frame", "frame",
                  "fused: write the border as boxes, then the interior"),
      makeFusedBy("fused-stream", "stream",
                  "fused: one pass over the destination in address order"),
      makeFusedBy("fused-stream-nt", "stream_nt",
                  "fused: one pass, whole lines by non-temporal stores"),
      makeFusedBy("fused-lazy", "lazy",
                  "fused: the interior alone, in memory that holds the border"),
      makeFused(),
      makeThreadedFused(),
      makeFusedInexact(),
      makeClaims(),
      makeShapeFunctions("shape-functions", "",
                         "the program, with checks of what a library of shape "
                         "functions says of its extents"),
      makeShapeFunctions("upstream-shape-functions",
                         ",convert-shape-functions-to-func,"
                         "func.func(shape-to-shape-lowering),"
                         "convert-shape-to-std",
                         "shape-functions: lowered by upstream's passes"),
      makeTosa(),
      makeSparse("sparse", "false",
                 "upstream's sparsifier, for programs with sparse tensors "
                 "alone"),
      makeSparse("sparse-library", "true",
                 "sparse: with upstream's library of the runtime"),
      makePasses()};
  return pipelines;
}

const Pipeline *padlab::findPipeline(llvm::StringRef name) {
  auto it = llvm::find_if(getPipelines(),
                          [&](const Pipeline &p) { return p.name == name; });
  return it == getPipelines().end() ? nullptr : &*it;
}
