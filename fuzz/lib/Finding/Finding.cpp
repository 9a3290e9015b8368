//===- Finding.cpp - a deduplicated defect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Finding.h"

#include "padlab/fuzz/Version.inc"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/xxhash.h"

#include <ctime>

using namespace padlab;
namespace json = llvm::json;

/// Where no pattern is to blame, what a refused or crashed program says tells
/// defects apart. Numbers and quoted names differ from case to case.
static std::string normalizeMessage(const Finding &finding) {
  llvm::StringRef kind = finding.verdict.kind;
  bool speaks = kind == "rejected" || kind == "crash" || kind == "invalid-ir";
  if (!speaks || !finding.blame.pattern.empty())
    return {};
  std::string normal;
  bool quoted = false;
  for (char c : finding.verdict.detail) {
    // The apostrophe of `doesn't` quotes nothing.
    if (c == '\'' &&
        (quoted || normal.empty() || !llvm::isAlpha(normal.back())))
      quoted = !quoted;
    else if (!quoted && !llvm::isDigit(c))
      normal += c;
  }
  return normal;
}

std::string Finding::getSignature() const {
  std::string all = verdict.kind + "|" + blame.pass + "|" + blame.pattern +
                    "|" + shape + "|" + normalizeMessage(*this);
  // The hash decides; the words before it are for people.
  llvm::StringRef culprit = blame.pattern;
  if (size_t colon = culprit.rfind("::"); colon != llvm::StringRef::npos)
    culprit = culprit.drop_front(colon + 2);
  if (culprit.empty())
    culprit = blame.pass;
  std::string name = verdict.kind;
  if (!culprit.empty())
    name += "-" + culprit.str();
  for (char &c : name)
    if (!llvm::isAlnum(c) && c != '-' && c != '_')
      c = '_';
  return name + "-" +
         llvm::utohexstr(llvm::xxh3_64bits(all), /*LowerCase=*/true, 16)
             .substr(0, 8);
}

json::Object Finding::toJSON() const {
  json::Object object;
  object["schemaVersion"] = resultSchemaVersion;
  object["signature"] = getSignature();
  object["verdict"] = verdict.kind;
  object["pipeline"] = verdict.pipeline;
  object["detail"] = json::fixUTF8(verdict.detail);
  object["blame"] = blame.toJSON();
  object["shape"] = shape;
  object["operations"] = static_cast<int64_t>(operations);
  object["passes"] = json::fixUTF8(passes);
  object["reproducer"] = stockReproducer ? "stock" : "padlab";
  object["cpu"] = cpu;
  object["versions"] = getVersions();
  object["firstSeen"] = firstSeen;
  object["lastSeen"] = lastSeen;
  object["count"] = static_cast<int64_t>(count);
  return object;
}

json::Object padlab::getVersions() {
  json::Object versions;
  versions["padlab"] = PADLAB_DESCRIPTION;
  versions["llvm"] = LLVM_VERSION_STRING;
  return versions;
}

std::string padlab::getTimestamp() {
  std::time_t now = std::time(nullptr);
  std::tm utc;
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ",
                ::gmtime_r(&now, &utc));
  return text;
}
