//===- Release.cpp - the description of a release -------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tools.h"

#include "../Support/RunCommand.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace padlab;

std::string Release::describe() const {
  if (kind == "tree")
    return name + " (" + version + (hasAssertions ? ", assertions)" : ")");
  return day.empty() ? version : "trunk of " + day;
}

std::string Release::getColumn() const {
  return day.empty() ? describe() : "trunk " + day;
}

json::Object Release::toJSON() const {
  json::Array list;
  for (const auto &[package, packageVersion] : packages)
    list.push_back(
        json::Object{{"name", package}, {"version", packageVersion}});
  json::Object object{
      {"schemaVersion", 1},          {"name", name},         {"kind", kind},
      {"version", version},          {"build", build},       {"major", major},
      {"assertions", hasAssertions}, {"identity", identity}, {"added", added}};
  if (!day.empty()) {
    object["day"] = day;
    object["commit"] = commit;
  }
  if (!suite.empty()) {
    object["suite"] = suite;
    object["suiteDate"] = suiteDate;
    object["suiteExpired"] = suiteExpired;
    object["packages"] = std::move(list);
  }
  if (!tree.empty())
    object["tree"] = tree;
  return object;
}

Release Release::fromJSON(const json::Object &object) {
  auto text = [&](const char *key) {
    return object.getString(key).value_or("").str();
  };
  Release release;
  release.name = text("name");
  release.kind = text("kind");
  release.version = text("version");
  release.build = text("build");
  release.major = object.getInteger("major").value_or(0);
  release.hasAssertions = object.getBoolean("assertions").value_or(false);
  release.identity = text("identity");
  release.day = text("day");
  release.commit = text("commit");
  release.suite = text("suite");
  release.suiteDate = text("suiteDate");
  release.suiteExpired = object.getBoolean("suiteExpired").value_or(false);
  release.tree = text("tree");
  release.added = text("added");
  if (const json::Array *list = object.getArray("packages"))
    for (const json::Value &value : *list)
      if (const json::Object *package = value.getAsObject())
        release.packages.emplace_back(
            package->getString("name").value_or("").str(),
            package->getString("version").value_or("").str());
  return release;
}

Error releases::askVersion(Release &release) {
  std::string tool = release.tools + "/mlir-opt";
  auto outcome = processes::runCommand({tool, "--version"}, {60, {}, {}, {}});
  if (!outcome)
    return outcome.takeError();
  if (!outcome->ok())
    return createStringError(
        tool + " does not run: " +
        processes::selectLine(outcome->err, {"error", "cannot"}));
  SmallVector<StringRef> parts;
  if (!llvm::Regex("LLVM version (([0-9]+)\\.[^ \n]*)")
           .match(outcome->out, &parts))
    return createStringError(tool + " --version names no LLVM version");
  release.version = parts[1].str();
  release.major = 0;
  parts[2].getAsInteger(10, release.major);
  release.build = processes::selectLine(outcome->out, {" build"});
  release.hasAssertions = StringRef(release.build).contains("with assertions");
  return Error::success();
}

void releases::readSnapshot(Release &release) {
  SmallVector<StringRef> parts;
  if (!llvm::Regex("~\\+\\+([0-9]{4})([0-9]{2})([0-9]{2})[0-9]*\\+([0-9a-f]+)")
           .match(release.identity, &parts))
    return;
  release.day = (parts[1] + "-" + parts[2] + "-" + parts[3]).str();
  release.commit = parts[4].str();
}

bool releases::isPackageName(StringRef name) {
  return name == "trunk" ||
         (!name.empty() && llvm::all_of(name, llvm::isDigit));
}
