//===- Builds.cpp - what can be compared ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builds.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>

using namespace padlab;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static std::string joinPath(const llvm::Twine &folder,
                            const llvm::Twine &name) {
  llvm::SmallString<128> joined;
  folder.toVector(joined);
  path::append(joined, name);
  return joined.str().str();
}

namespace {
/// Runs programs with their output in one log.
class Builder {
public:
  explicit Builder(llvm::StringRef stateDir) : stateDir(stateDir) {}

  llvm::Expected<std::string> buildRevision(llvm::StringRef revision);
  llvm::Expected<std::string> buildWith(llvm::StringRef mlirDir);

private:
  llvm::Error run(llvm::ArrayRef<llvm::StringRef> words,
                  const llvm::Twine &what);
  llvm::Error findSources();
  llvm::Expected<std::string> build(const std::string &sources,
                                    const std::string &folder,
                                    llvm::ArrayRef<std::string> settings);

  std::string stateDir, sources, log;
};
} // namespace

llvm::Error Builder::run(llvm::ArrayRef<llvm::StringRef> words,
                         const llvm::Twine &what) {
  if (std::error_code error = fs::create_directories(path::parent_path(log)))
    return llvm::createStringError(log + ": error: " + error.message());
  // Programs write over what stands there, from its beginning.
  (void)fs::remove(log);
  auto program = llvm::sys::findProgramByName(words.front());
  if (!program)
    return llvm::createStringError(words.front() + ": error: not found");
  int code = llvm::sys::ExecuteAndWait(
      *program, words, std::nullopt,
      {llvm::StringRef(""), llvm::StringRef(log), llvm::StringRef(log)});
  return code == 0 ? llvm::Error::success()
                   : llvm::createStringError("padlab-bench: error: cannot " +
                                             what + ", see " + log);
}

llvm::Error Builder::findSources() {
  log = joinPath(stateDir, "builds/sources.log");
  if (llvm::Error error =
          run({"git", "rev-parse", "--show-toplevel"},
              "find the repository: the current directory is in none"))
    return error;
  auto text = llvm::MemoryBuffer::getFile(log);
  sources = text ? (*text)->getBuffer().trim().str() : "";
  if (!fs::exists(joinPath(sources, "bench")))
    return llvm::createStringError(sources +
                                   ": error: is no repository of padlab");
  return llvm::Error::success();
}

llvm::Expected<std::string>
Builder::build(const std::string &from, const std::string &folder,
               llvm::ArrayRef<std::string> settings) {
  log = folder + ".log";
  llvm::errs() << "building padlab-bench in " << folder << ", log in " << log
               << '\n';
  // Equal files give equal objects wherever they lie.
  std::string base = "CCACHE_BASEDIR=" + from;
  std::vector<llvm::StringRef> words = {"env",   base,   "CCACHE_NOHASHDIR=1",
                                        "cmake", "-S",   from,
                                        "-B",    folder, "--preset=release"};
  llvm::append_range(words, settings);
  if (llvm::Error error = run(words, "configure " + from))
    return error;
  if (llvm::Error error = run({"env", base, "CCACHE_NOHASHDIR=1", "ninja", "-C",
                               folder, "padlab-bench"},
                              "build padlab-bench of " + from))
    return error;
  return joinPath(folder, "bin/padlab-bench");
}

llvm::Expected<std::string> Builder::buildRevision(llvm::StringRef revision) {
  if (llvm::Error error = findSources())
    return error;
  log = joinPath(stateDir, "builds/revision.log");
  std::string commit = (revision + "^{commit}").str();
  if (llvm::Error error =
          run({"git", "rev-parse", "--verify", "--short=12", commit},
              "find the revision '" + revision + "'"))
    return error;
  auto text = llvm::MemoryBuffer::getFile(log);
  std::string name = text ? (*text)->getBuffer().trim().str() : "";
  std::string tree = joinPath(stateDir, "worktrees/" + name);
  log = joinPath(stateDir, "builds/" + name + "-checkout.log");
  if (!fs::exists(tree))
    if (llvm::Error error =
            run({"git", "worktree", "add", "--detach", tree, name},
                "check out " + name))
      return error;
  return build(tree, joinPath(stateDir, "builds/" + name), {});
}

llvm::Expected<std::string> Builder::buildWith(llvm::StringRef mlirDir) {
  if (!fs::exists(joinPath(mlirDir, "MLIRConfig.cmake")))
    return llvm::createStringError(
        mlirDir + ": error: has no MLIRConfig.cmake: it is no MLIR_DIR");
  if (llvm::Error error = findSources())
    return error;
  std::string name =
      llvm::utohexstr(llvm::xxh3_64bits(mlirDir), /*LowerCase=*/true);
  return build(sources, joinPath(stateDir, "builds/" + name),
               {"-DMLIR_DIR=" + mlirDir.str()});
}

llvm::Expected<std::vector<ResultFile>>
padlab::readHistory(llvm::StringRef folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error))
    if (llvm::StringRef(it->path()).ends_with(".json"))
      files.push_back(it->path());
  if (error)
    return llvm::createStringError(folder + ": error: " + error.message());
  if (files.empty())
    return llvm::createStringError(folder + ": error: holds no result files");
  std::sort(files.begin(), files.end());
  std::vector<ResultFile> runs;
  for (const std::string &file : files) {
    llvm::Expected<ResultFile> run = readResults(file);
    if (!run)
      return run.takeError();
    runs.push_back(std::move(*run));
  }
  return std::move(runs);
}

llvm::Expected<Side> padlab::findSide(llvm::StringRef text,
                                      llvm::StringRef stateDir) {
  llvm::SmallString<128> state(stateDir);
  fs::make_absolute(state);
  bool isRevision = text.consume_front("git:");
  if (isRevision || text.consume_front("llvm:")) {
    Builder builder(state);
    llvm::Expected<std::string> tool =
        isRevision ? builder.buildRevision(text) : builder.buildWith(text);
    if (!tool)
      return tool.takeError();
    return Side{{}, *tool};
  }
  Side side;
  if (fs::is_directory(text)) {
    llvm::Expected<std::vector<ResultFile>> runs = readHistory(text);
    if (!runs)
      return runs.takeError();
    side.runs = std::move(*runs);
    return std::move(side);
  }
  if (!text.ends_with(".json") && fs::can_execute(text))
    return Side{{}, text.str()};
  llvm::Expected<ResultFile> run = readResults(text);
  if (!run)
    return run.takeError();
  side.runs.push_back(std::move(*run));
  return std::move(side);
}
