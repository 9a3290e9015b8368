//===- Words.h - names in the texts of programs and verdicts -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_SUPPORT_WORDS_H
#define PADLAB_FUZZ_LIB_SUPPORT_WORDS_H

#include "llvm/ADT/StringRef.h"

#include <map>
#include <set>
#include <string>

namespace padlab {

using Words = std::set<std::string>;

/// Adds the words that begin with a letter: names and kinds of values, no
/// numbers.
void addWords(llvm::StringRef text, Words &words);

/// The sequence of a case by its text alone.
llvm::StringRef findSequence(llvm::StringRef text);

/// Adds the words of the steps that run `pass` in the sequence of the case
/// `text`, so that the pass' options count.
void addStepsOf(llvm::StringRef pass, llvm::StringRef text, Words &words);

/// How often each operation stands in the text of a program, whatever state the
/// program is in.
std::map<std::string, unsigned> countNames(llvm::StringRef program);

/// Whether a crash says more of the IR than of who misused it: what is used
/// after its end dies in any of these functions.
bool isAccidentalPlace(llvm::StringRef function);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_SUPPORT_WORDS_H
