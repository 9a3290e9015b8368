//===- Words.h - names in the texts of programs and verdicts -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_SUPPORT_WORDS_H
#define PADLAB_FUZZ_LIB_SUPPORT_WORDS_H

#include "padlab/fuzz/Names.h"

#include <map>
#include <set>
#include <string>

namespace padlab {

using Words = std::set<std::string>;

/// Adds the words of `text` that begin with a letter, such as names and kinds
/// of values, but no numbers.
void addWords(StringRef text, Words &words);

/// Replaces each `key` in `text` by `value`.
void replaceAll(std::string &text, StringRef key, StringRef value);

/// Returns the pass sequence of the case `text`, which need not be valid.
StringRef findSequence(StringRef text);

/// Adds the words of those steps in the pass sequence of the case `text` that
/// run `pass`: the name of the pass and its options.
void addStepsOf(StringRef pass, StringRef text, Words &words);

/// Counts the names of operations in the text of a program, even if the text is
/// not valid.
std::map<std::string, unsigned> countNames(StringRef program);

/// Returns whether a crash in this function does not tell where the mistake is,
/// because any use after free may crash in it. This holds for some functions of
/// LLVM and of MLIR's IR.
bool isAccidentalPlace(StringRef function);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_SUPPORT_WORDS_H
