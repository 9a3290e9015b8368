//===- TextBody.h - passes bytes to all readers -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_TEXT_TEXTBODY_H
#define PADLAB_FUZZ_LIB_TEXT_TEXTBODY_H

#include "../FuzzLoop/LoopBody.h"

#include "mlir/IR/MLIRContext.h"

namespace padlab::text {

/// The body of the target `text`: `Run` passes the bytes to every reader,
/// `Confirm` only to upstream's parser. If our code is instrumented, its
/// coverage is copied to libFuzzer's process.
class TextBody : public LoopBody {
public:
  TextBody();
  std::string serve(const LoopRequest &request) override;
  void takeCoverage() override;

private:
  RunAnswer run(llvm::StringRef bytes);
  mlir::MLIRContext context;
  /// The counters of the child, in memory that it shares with its parent; null
  /// when nothing is instrumented.
  uint8_t *coverage = nullptr;
};

} // namespace padlab::text

#endif // PADLAB_FUZZ_LIB_TEXT_TEXTBODY_H
