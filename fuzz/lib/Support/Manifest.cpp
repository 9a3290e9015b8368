//===- Manifest.cpp - checksums of the committed corpus --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Manifest.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SHA256.h"

#include <map>

using namespace padlab;

/// Checksums by path below the corpus.
using Manifest = std::map<std::string, std::string>;

static constexpr StringLiteral folders[] = {"seeds", "regressions"};

static std::string getManifestPath(const std::string &corpusDir) {
  return corpusDir + "/manifest.sha256";
}

static Expected<std::string> readText(const std::string &path) {
  if (std::optional<std::string> text = readFile(path))
    return *std::move(text);
  return createStringError("%s: error: cannot be read", path.c_str());
}

static Expected<Manifest> makeManifest(const std::string &corpusDir) {
  Manifest manifest;
  for (StringRef folder : folders) {
    std::error_code error;
    for (fs::recursive_directory_iterator it(corpusDir + "/" + folder, error),
         end;
         it != end && !error; it.increment(error)) {
      if (it->type() != fs::file_type::regular_file)
        continue;
      auto text = readText(it->path());
      if (!text)
        return text.takeError();
      auto digest = llvm::SHA256::hash(llvm::arrayRefFromStringRef(*text));
      manifest[it->path().substr(corpusDir.size() + 1)] =
          llvm::toHex(digest, /*LowerCase=*/true);
    }
  }
  return manifest;
}

Error padlab::writeManifest(const std::string &corpusDir) {
  Expected<Manifest> manifest = makeManifest(corpusDir);
  if (!manifest)
    return manifest.takeError();
  std::string text;
  for (const auto &[path, digest] : *manifest)
    text += digest + "  " + path + "\n";
  return writeFileAtomically(getManifestPath(corpusDir), text);
}

Expected<std::vector<std::string>>
padlab::verifyManifest(const std::string &corpusDir) {
  Expected<std::string> text = readText(getManifestPath(corpusDir));
  if (!text)
    return text.takeError();
  Expected<Manifest> present = makeManifest(corpusDir);
  if (!present)
    return present.takeError();
  std::vector<std::string> wrong;
  auto tell = [&](StringRef path, StringRef what) {
    wrong.push_back((corpusDir + "/" + path + ": error: " + what).str());
  };
  for (StringRef line : llvm::split(*text, '\n')) {
    auto [digest, path] = line.split("  ");
    if (line.empty())
      continue;
    auto it = present->find(path.str());
    if (it == present->end())
      tell(path, "is in the manifest, and missing");
    else if (it->second != digest)
      tell(path, "is not what the manifest says");
    if (it != present->end())
      present->erase(it);
  }
  for (const auto &[path, digest] : *present)
    tell(path, "is not in the manifest (padlab-corpus manifest renews it)");
  return wrong;
}
