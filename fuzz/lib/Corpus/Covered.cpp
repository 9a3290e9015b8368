//===- Covered.cpp - what the cases of a live corpus bring ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Covered.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

#include <tuple>

using namespace padlab;

static std::string getFirstLine() {
  return formatv("{0}\n", json::Value(getVersions()));
}

/// Parses the marks of a line of the record; returns nullopt if the text is
/// something else.
static std::optional<std::set<uint32_t>> parseMarks(StringRef text) {
  std::set<uint32_t> marks;
  for (StringRef word : llvm::split(text, ' ')) {
    uint32_t mark;
    if (word.getAsInteger(10, mark))
      return std::nullopt;
    marks.insert(mark);
  }
  return marks;
}

namespace {

/// A line of the record: the name of a case, and those of its marks that no
/// case before it has. `text` is the whole line.
struct Line {
  std::set<uint32_t> marks;
  std::string name, text;
};

} // namespace

/// Returns the complete lines about cases that are still in `dir`; none if
/// another version of padlab or LLVM has written the record.
static std::vector<Line> readLines(const std::string &path, StringRef dir) {
  std::vector<Line> lines;
  std::string text = readFile(path).value_or("");
  StringRef rest = text;
  if (!rest.consume_front(getFirstLine()))
    return lines;
  // The text after the last newline is not a complete line.
  auto all = llvm::to_vector(llvm::split(rest, '\n'));
  for (StringRef line : llvm::drop_end(all)) {
    auto [numbers, name] = line.split('\t');
    auto marks = parseMarks(numbers);
    if (!name.empty() && marks && fs::exists(dir + "/" + name))
      lines.push_back({std::move(*marks), name.str(), line.str()});
  }
  return lines;
}

std::string Covered::load(const std::string &path, StringRef dir) {
  std::string text = getFirstLine();
  for (const Line &line : readLines(path, dir)) {
    names.insert(line.name);
    marks.insert(line.marks.begin(), line.marks.end());
    text += line.text + "\n";
  }
  return text;
}

Expected<Covered> Covered::open(const std::string &path, StringRef dir) {
  Covered covered;
  if (Error error = writeFileAtomically(path, covered.load(path, dir)))
    return std::move(error);
  covered.file.open(path, std::ios::app);
  return std::move(covered);
}

Expected<Covered> Covered::openLeaf(const std::string &path,
                                    const std::string &leafPath,
                                    StringRef dir) {
  Covered covered;
  covered.load(path, dir);
  if (Error error = writeFileAtomically(leafPath, covered.load(leafPath, dir)))
    return std::move(error);
  covered.file.open(leafPath, std::ios::app);
  return std::move(covered);
}

void Covered::absorb(ArrayRef<std::string> leafPaths, StringRef dir) {
  std::vector<std::pair<uint64_t, Line>> lines;
  for (const std::string &path : leafPaths)
    for (Line &line : readLines(path, dir)) {
      uint64_t size = 0;
      fs::file_size(dir + "/" + line.name, size);
      lines.emplace_back(size, std::move(line));
    }
  llvm::sort(lines, [](const auto &a, const auto &b) {
    return std::tie(a.first, a.second.name) < std::tie(b.first, b.second.name);
  });
  for (const auto &[size, line] : lines) {
    std::vector<uint32_t> list(line.marks.begin(), line.marks.end());
    if (!knows(line.name) && !add(line.name, list))
      fs::remove(dir + "/" + line.name);
  }
  for (const std::string &path : leafPaths)
    fs::remove(path);
}

bool Covered::add(StringRef name, ArrayRef<uint32_t> marksOfCase) {
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
