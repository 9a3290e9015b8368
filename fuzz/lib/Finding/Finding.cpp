//===- Finding.cpp - a deduplicated defect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Finding.h"

#include "padlab/fuzz/Commit.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Version.inc"

#include <ctime>

using namespace padlab;

json::Object Finding::toJSON() const {
  json::Object object;
  object["schemaVersion"] = findingSchemaVersion;
  object["signature"] = getSignature();
  object["verdict"] = verdict.kind;
  object["pipeline"] = verdict.pipeline;
  object["detail"] = json::fixUTF8(verdict.detail);
  object["interpreted"] = verdict.interpreted;
  object["says"] = verdict.toJSON();
  object["phase"] = getName(verdict.phase);
  DefectKey key = getKey();
  object["function"] = key.function;
  object["caller"] = key.caller;
  object["blame"] = blame.toJSON();
  object["message"] = json::fixUTF8(key.message);
  object["shape"] = shape;
  object["operations"] = static_cast<int64_t>(operations);
  object["cut"] = isCut;
  object["passes"] = json::fixUTF8(passes);
  object["reproducer"] = stockReproducer ? "stock" : "padlab";
  object["reproduced"] = reproduced;
  object["state"] = "new";
  object["cpu"] = cpu;
  object["versions"] = getVersions();
  object["firstSeen"] = firstSeen;
  object["lastSeen"] = lastSeen;
  object["count"] = static_cast<int64_t>(count);
  attribution.store(object);
  object["witnesses"] = json::Array(witnesses);
  return object;
}

json::Object padlab::getVersions() {
  json::Object versions;
  versions["padlab"] = PADLAB_DESCRIPTION;
  versions["llvm"] = PADLAB_LLVM_TITLE;
  return versions;
}

StringRef padlab::getCommit() { return PADLAB_COMMIT; }

std::string padlab::getTimestamp() { return getTimestamp(std::time(nullptr)); }

std::string padlab::getTimestamp(std::time_t when) {
  std::tm utc;
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ",
                ::gmtime_r(&when, &utc));
  return text;
}
