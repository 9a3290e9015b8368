//===- TextReaders.h - the readers of padlab's formats ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The readers that `padlab-fuzz-text` calls. A reader must accept any bytes
/// without dying: it refuses them with a reason, or can read again what it
/// prints.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_TEXT_TEXTREADERS_H
#define PADLAB_FUZZ_LIB_TEXT_TEXTREADERS_H

#include "mlir/IR/MLIRContext.h"

#include <string>

namespace padlab::text {

/// Reads `bytes`. Returns what the reader did wrong, in one line, or an empty
/// string.
using Reader = std::string(llvm::StringRef bytes, mlir::MLIRContext *context);

struct TextReader {
  llvm::StringLiteral name;
  Reader *read;
};

/// Returns the readers. To add one, write a function in one of the files here,
/// declare it below, and add it to the table at the end of TextBody.cpp.
llvm::ArrayRef<TextReader> getTextReaders();

// These read cases in today's and in the old spelling, and several in one file
// (ReadPrograms.cpp).
Reader readCase, readStd, readChunks;
/// Runs upstream's parser, verifiers and printer on the bytes to find out
/// whether they die, too: the activity `Step` is then `LoopBody::upstreamStep`.
/// Returns false if that proves nothing, because the bytes name operations of
/// padlab.
bool readWithUpstreamAlone(llvm::StringRef bytes, mlir::MLIRContext *context);

// These read words of the command line, of attributes and of the runner
// (ReadNames.cpp).
Reader readVariants, readPasses, readShapes, readMessages;

// This reads data that crosses processes, or is kept in the state
// (ReadNames.cpp).
Reader readJSON;

} // namespace padlab::text

#endif // PADLAB_FUZZ_LIB_TEXT_TEXTREADERS_H
