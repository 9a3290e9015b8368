//===- Leak.cpp - buffers that are never freed ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracles.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace padlab;
using namespace padlab::oracles;

namespace {

class Leak : public PipelineOracle {
public:
  Leak() : PipelineOracle("leak") {}
  bool judgesUndefined() const override { return true; }

  /// Whether the program frees memory itself, perhaps in some branches only. No
  /// deallocation pass is responsible for the rest.
  static bool frees(mlir::ModuleOp module) {
    return module
        .walk([](mlir::Operation *op) {
          return mlir::hasEffect<mlir::MemoryEffects::Free>(op)
                     ? mlir::WalkResult::interrupt()
                     : mlir::WalkResult::advance();
        })
        .wasInterrupted();
  }

protected:
  std::optional<std::string>
  judgePipeline(const Interpretation &,
                const PipelineEvidence &pipeline) const override {
    // Without a deallocation pass, every buffer outlives the call by design.
    const Lowering *lowering = findLowering(pipeline.pipeline->lowering);
    if (!lowering || !endedWell(pipeline) ||
        !llvm::StringRef(lowering->passes).contains("deallocation") ||
        (pipeline.subject.module && frees(*pipeline.subject.module)))
      return std::nullopt;
    int64_t leaked = pipeline.runs.front().leakedBuffers;
    if (leaked == 0)
      return std::nullopt;
    return std::to_string(leaked) + " buffers are never freed";
  }
};

} // namespace

std::unique_ptr<Oracle> oracles::makeLeak() { return std::make_unique<Leak>(); }
