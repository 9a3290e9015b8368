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

/// Returns the sequence of passes of a case, whose text need not parse.
StringRef findSequence(StringRef text);

/// Adds the words of the steps that run `pass` in the sequence of the case
/// `text`: the pass and its options.
void addStepsOf(StringRef pass, StringRef text, Words &words);

/// Counts the names of operations in the text of a program, even if the text is
/// not valid.
std::map<std::string, unsigned> countNames(StringRef program);

/// Returns whether a crash in this function does not tell where the mistake is.
/// This holds for functions of LLVM and of the IR in which any use after free
/// may crash.
bool isAccidentalPlace(StringRef function);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_SUPPORT_WORDS_H
