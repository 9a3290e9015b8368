//===- Identity.cpp - the LLVM and the tools that a night runs with -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Night.h"

#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Nightly.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <link.h>
#include <set>

using namespace padlab;
using namespace padlab::nightly;

static std::string getChecksum(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return "missing";
  llvm::XXH128_hash_t hash =
      llvm::xxh3_128bits(llvm::arrayRefFromStringRef((*buffer)->getBuffer()));
  return formatv("{0:x-16}{1:x-16}", hash.high64, hash.low64);
}

/// Lists the libraries of LLVM and MLIR that this process has loaded.
static std::set<std::string> listLibraries() {
  std::set<std::string> paths;
  ::dl_iterate_phdr(
      [](dl_phdr_info *info, size_t, void *data) {
        StringRef name = llvm::sys::path::filename(info->dlpi_name);
        if (name.starts_with("libLLVM") || name.starts_with("libMLIR"))
          static_cast<std::set<std::string> *>(data)->insert(info->dlpi_name);
        return 0;
      },
      &paths);
  return paths;
}

/// Lists the tools of padlab that the plan's tasks run, and the fuzzers, which
/// the step `fuzz` runs.
static std::set<std::string> listTools(const Plan &plan) {
  NightlyOptions options = NightlyOptions::fromJSON(plan.options);
  std::set<std::string> paths;
  for (const Task &task : plan.tasks)
    if (StringRef(task.command.front()).starts_with(options.toolDir + "/") &&
        !plan.builds(task.command.front()))
      paths.insert(task.command.front());
  for (const std::string &target : options.listTargets())
    paths.insert(options.toolDir + "/padlab-fuzz-" + target);
  return paths;
}

json::Object padlab::nightly::describeIdentity(const Plan &plan) {
  json::Object files;
  for (const auto &paths : {listTools(plan), listLibraries()})
    for (const std::string &path : paths)
      files[llvm::sys::path::filename(path).str()] = getChecksum(path);
  return json::Object{{"planSchema", Plan::schemaVersion},
                      {"llvm", PADLAB_LLVM_TITLE},
                      {"files", std::move(files)}};
}

static std::string toText(const json::Value *value) {
  if (!value)
    return "nothing";
  if (auto text = value->getAsString())
    return text->str();
  if (auto number = value->getAsInteger())
    return std::to_string(*number);
  return "something else";
}

std::string padlab::nightly::findDifference(const json::Object &planned,
                                            const json::Object &here) {
  for (StringRef key : {"planSchema", "llvm"})
    if (toText(planned.get(key)) != toText(here.get(key)))
      return (key + " is " + toText(here.get(key)) + ", in the plan " +
              toText(planned.get(key)))
          .str();
  static const json::Object none;
  const json::Object *files = planned.getObject("files");
  const json::Object *own = here.getObject("files");
  if (!files || !own)
    return "the plan does not say with which files it was made";
  std::set<std::string> names;
  for (const json::Object *object : {files, own})
    for (const auto &[name, checksum] : *object)
      names.insert(name.str());
  for (const std::string &name : names)
    if (toText(files->get(name)) != toText(own->get(name)))
      return name + " is another file than the plan's";
  return "";
}
