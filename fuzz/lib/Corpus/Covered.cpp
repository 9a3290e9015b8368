//===- Covered.cpp - what the cases of a live corpus bring ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Covered.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;

static std::string getFirstLine() {
  return llvm::formatv("{0}\n", llvm::json::Value(getVersions()));
}

/// A whole line; nullopt where it is anything else.
static std::optional<std::set<uint32_t>> parseMarks(llvm::StringRef text) {
  std::set<uint32_t> marks;
  for (llvm::StringRef word : llvm::split(text, ' ')) {
    uint32_t mark;
    if (word.getAsInteger(10, mark))
      return std::nullopt;
    marks.insert(mark);
  }
  return marks;
}

llvm::Expected<Covered> Covered::open(const std::string &path,
                                      llvm::StringRef dir) {
  Covered covered;
  std::string text = getFirstLine();
  std::string before = readFile(path).value_or("");
  llvm::StringRef rest = before;
  if (rest.consume_front(text)) {
    // What follows the last newline is no whole line.
    auto lines = llvm::to_vector(llvm::split(rest, '\n'));
    for (llvm::StringRef line : llvm::drop_end(lines)) {
      auto [numbers, name] = line.split('\t');
      auto marks = parseMarks(numbers);
      if (name.empty() || !marks || !llvm::sys::fs::exists(dir + "/" + name))
        continue;
      covered.names.insert(name.str());
      covered.marks.insert(marks->begin(), marks->end());
      text += (line + "\n").str();
    }
  }
  if (llvm::Error error = writeFileAtomically(path, text))
    return std::move(error);
  covered.file.open(path, std::ios::app);
  return std::move(covered);
}

bool Covered::add(llvm::StringRef name, llvm::ArrayRef<uint32_t> marksOfCase) {
  std::vector<std::string> added;
  for (uint32_t mark : marksOfCase)
    if (marks.insert(mark).second)
      added.push_back(std::to_string(mark));
  if (added.empty())
    return false;
  names.insert(name.str());
  file << llvm::join(added, " ") << '\t' << name.str() << std::endl;
  return true;
}
