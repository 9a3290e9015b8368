//===- CaseText.h - reading a case's text safely -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_CASETEXT_H
#define PADLAB_DIALECT_CASETEXT_H

#include "padlab/dialect/Case.h"

#include "llvm/Support/Error.h"

namespace padlab {

/// Returns why the parser must not be given `text`, or nullopt. The parser
/// trusts its input too much for a fuzzer: it recurses without bound, and reads
/// bytecode when the text looks like it. A text that is empty, too long for a
/// case or has a zero byte is refused, too.
std::optional<std::string> findTextDefect(llvm::StringRef text);

/// Reads a file or, for `-`, standard input. Fails if the text is longer than a
/// case may be, soon after it has read that much: both may be a pipe, or
/// endless.
llvm::Expected<std::string> readTextOfCase(llvm::StringRef path);

/// Returns `message` on one line of bounded length, with bytes that are not
/// printable escaped.
std::string getSingleLine(llvm::StringRef message);

} // namespace padlab

#endif // PADLAB_DIALECT_CASETEXT_H
