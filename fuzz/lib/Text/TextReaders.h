//===- TextReaders.h - the readers of padlab's formats ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The readers that `padlab-fuzz-text` calls. A reader must survive any bytes:
/// it rejects them with a reason, or it can read what it prints for them.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_TEXT_TEXTREADERS_H
#define PADLAB_FUZZ_LIB_TEXT_TEXTREADERS_H

#include "mlir/IR/MLIRContext.h"

#include <string>

namespace padlab::text {

/// Reads `bytes`. Returns, in one line, what the reader did wrong; empty if it
/// did nothing wrong.
using Reader = std::string(llvm::StringRef bytes, mlir::MLIRContext *context);

struct TextReader {
  llvm::StringLiteral name;
  Reader *read;
};

/// Returns the readers. To add one, write a function in one of the files here,
/// declare it below, and add it to the table at the end of TextBody.cpp.
llvm::ArrayRef<TextReader> getTextReaders();

// These readers read cases in today's spelling and in that of the old Standard
// dialect, and files of several cases (ReadPrograms.cpp).
Reader readCase, readStd, readChunks;
/// Runs upstream's parser, verifiers and printer on the bytes, and on what the
/// reader of the old spelling makes of them. If they die, it is upstream's
/// defect: meanwhile, the activity `Step` is `LoopBody::upstreamStep`. Returns
/// false if the bytes name operations of padlab, so that a death would prove
/// nothing.
bool readWithUpstreamAlone(llvm::StringRef bytes, mlir::MLIRContext *context);

// These readers read words of the command line and of attributes, and messages
// of the runner (ReadNames.cpp).
Reader readVariants, readPasses, readShapes, readMessages;

// This reader reads data that processes send each other, or store in the state
// (ReadNames.cpp).
Reader readJSON;

} // namespace padlab::text

#endif // PADLAB_FUZZ_LIB_TEXT_TEXTREADERS_H
