//===- Builds.cpp - the two sides of a comparison ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builds.h"

#include "padlab/dialect/CommandLine.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Releases.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>
#include <chrono>
#include <thread>

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
/// An operand whose text is parsed, but for which nothing was built yet.
struct Operand {
  /// The side; if something has to be built, `build` sets its tool.
  Side side;
  /// The operand's name in messages (empty if nothing has to be built), and the
  /// folders of its sources and of its build.
  std::string what, sources, folder;
  std::vector<std::string> settings;
  /// The commit that is checked out into `sources` first; empty for none.
  std::string commit;
  /// The name of the log. The tool of a commit, and the script that enters a
  /// root, are kept under this name, too.
  std::string name;
  /// The root of `./padlab root` that it is built and run in; empty for none.
  std::string root;

  bool isBuilt() const { return !what.empty(); }
  bool hasResults() const { return !isBuilt() && side.tool.empty(); }
};

/// The LLVM that PADLAB_LLVM_DIR names, found in the same way as by `./padlab`.
struct ChosenLLVM {
  /// A suffix for the names of builds with these options; empty for the
  /// preset's build.
  std::string suffix;
  std::vector<std::string> settings;
};

/// Parses and builds operands; the programs that it runs write to a log.
class Builder {
public:
  explicit Builder(llvm::StringRef stateDir) : stateDir(stateDir) {}

  llvm::Expected<Operand> findRevision(llvm::StringRef revision);
  llvm::Expected<Operand> findLLVM(llvm::StringRef mlirDir);
  llvm::Expected<Operand> findRoot(llvm::StringRef name);
  llvm::Error build(Operand &operand);

private:
  llvm::Error run(llvm::ArrayRef<llvm::StringRef> words,
                  const llvm::Twine &what, llvm::StringRef progress = "");
  llvm::Expected<std::string> ask(llvm::ArrayRef<llvm::StringRef> words,
                                  const llvm::Twine &what);
  llvm::Error findSources();
  llvm::Error checkOut(const Operand &operand);
  llvm::Error compile(const Operand &operand);
  llvm::Error enterRoot(Operand &operand);

  std::string stateDir, sources, log;
};
} // namespace

static std::string readText(const std::string &file) {
  auto text = llvm::MemoryBuffer::getFile(file);
  return text ? (*text)->getBuffer().trim().str() : "";
}

static std::string makeName(llvm::StringRef text) {
  return llvm::utohexstr(llvm::xxh3_64bits(text), /*LowerCase=*/true);
}

/// Returns the LLVM for builds of revisions: the one that `./padlab` builds
/// with.
static llvm::Expected<ChosenLLVM> findChosenLLVM() {
  std::string folder = llvm::sys::Process::GetEnv(llvmVariable).value_or("");
  if (folder.empty())
    return ChosenLLVM();
  std::string packages = joinPath(folder, "lib/cmake");
  if (!fs::is_directory(joinPath(packages, "mlir")))
    return llvm::createStringError(llvmVariable +
                                   llvm::Twine(": error: there is no ") +
                                   packages + "/mlir");
  // Version files make the name differ if another LLVM is installed in the same
  // place.
  std::string identity = folder;
  for (const char *file : {"lib/cmake/llvm/LLVMConfig.cmake",
                           "include/llvm/Support/VCSRevision.h"})
    identity += '\0' + readText(joinPath(folder, file));
  ChosenLLVM chosen{
      "-" + makeName(identity),
      {"-DMLIR_DIR=" + packages + "/mlir", "-DLLVM_DIR=" + packages + "/llvm"}};
  std::string compiler = joinPath(folder, "bin/clang");
  if (fs::can_execute(compiler + "++"))
    chosen.settings.insert(chosen.settings.end(),
                           {"-DCMAKE_C_COMPILER=" + compiler,
                            "-DCMAKE_CXX_COMPILER=" + compiler + "++",
                            "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld",
                            "-DCMAKE_SHARED_LINKER_FLAGS=-fuse-ld=lld"});
  return chosen;
}

llvm::Expected<std::string> padlab::getLLVMSuffix() {
  llvm::Expected<ChosenLLVM> chosen = findChosenLLVM();
  if (!chosen)
    return chosen.takeError();
  return chosen->suffix;
}

/// Returns the first line of a log that reports an error, or the last line.
static std::string findMistake(const std::string &log) {
  std::string text = readText(log);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n', /*MaxSplit=*/-1,
                              /*KeepEmpty=*/false);
  auto it = llvm::find_if(lines, [](llvm::StringRef line) {
    return line.contains("error:") || line.contains("Error") ||
           line.starts_with("fatal:");
  });
  if (it != lines.end())
    return it->trim().str();
  return lines.empty() ? "" : lines.back().trim().str();
}

/// Returns the last step, such as "12/345", in a log of ninja; empty if there
/// is none.
static std::string findStep(const std::string &log) {
  std::string text = readText(log);
  llvm::StringRef line = llvm::StringRef(text).rsplit("\n[").second;
  llvm::StringRef step = line.split(']').first;
  return step.contains('/') ? step.str() : "";
}

/// Runs a command, whose output goes to `log`. If `progress` is not empty,
/// prints the step of ninja that the log reports last after this text: every
/// ten seconds, and at the end.
llvm::Error Builder::run(llvm::ArrayRef<llvm::StringRef> words,
                         const llvm::Twine &what, llvm::StringRef progress) {
  if (std::error_code error = fs::create_directories(path::parent_path(log)))
    return llvm::createStringError(log + ": error: " + error.message());
  // Programs overwrite the file from its beginning, so an old one is removed.
  (void)fs::remove(log);
  auto program = llvm::sys::findProgramByName(words.front());
  if (!program)
    return llvm::createStringError(words.front() + ": error: not found");
  llvm::sys::ProcessInfo child = llvm::sys::ExecuteNoWait(
      *program, words, std::nullopt,
      {llvm::StringRef(""), llvm::StringRef(log), llvm::StringRef(log)});
  // A wait with a time limit fails when the limit is reached, as if the child
  // had failed. So the state of the child is polled.
  llvm::sys::ProcessInfo ended;
  std::string shown;
  constexpr auto pause = std::chrono::milliseconds(100);
  constexpr unsigned pausesBetween = 100;
  for (unsigned asked = 0;
       child.Pid != llvm::sys::ProcessInfo::InvalidPid && ended.Pid == 0;
       ++asked) {
    ended = llvm::sys::Wait(child, /*SecondsToWait=*/0, nullptr, nullptr,
                            /*Polling=*/true);
    if (ended.Pid == 0)
      std::this_thread::sleep_for(pause);
    if (asked % pausesBetween != 0 && ended.Pid == 0)
      continue;
    std::string step = findStep(log);
    if (!progress.empty() && !step.empty() && step != shown)
      llvm::errs() << progress << ": step " << step << '\n';
    shown = step;
  }
  if (ended.Pid == child.Pid && ended.ReturnCode == 0 && child.Pid != 0)
    return llvm::Error::success();
  std::string mistake = findMistake(log);
  return llvm::createStringError("padlab-bench: error: cannot " + what +
                                 (mistake.empty() ? "" : " (" + mistake + ")") +
                                 ", see " + log);
}

/// Runs a program and returns its output.
llvm::Expected<std::string> Builder::ask(llvm::ArrayRef<llvm::StringRef> words,
                                         const llvm::Twine &what) {
  if (llvm::Error error = run(words, what))
    return std::move(error);
  return readText(log);
}

llvm::Error Builder::findSources() {
  log = joinPath(stateDir, "builds/sources.log");
  auto root = ask({"git", "rev-parse", "--show-toplevel"},
                  "find the repository of padlab");
  if (!root)
    return root.takeError();
  sources = *root;
  if (!fs::exists(joinPath(sources, "bench")))
    return llvm::createStringError(sources +
                                   ": error: is not a repository of padlab");
  return llvm::Error::success();
}

/// Checks out the commit, by force because an interrupted checkout may have
/// left the work tree incomplete.
llvm::Error Builder::checkOut(const Operand &operand) {
  const std::string &tree = operand.sources, &commit = operand.commit;
  std::string what = "check out " + commit;
  if (fs::exists(joinPath(tree, ".git")))
    return run({"git", "-C", tree, "checkout", "--force", "--detach", commit},
               what);
  return run({"git", "worktree", "add", "--force", "--detach", tree, commit},
             what);
}

llvm::Error Builder::compile(const Operand &operand) {
  // With these settings ccache reuses the objects of equal files in other
  // folders.
  std::string base = "CCACHE_BASEDIR=" + operand.sources;
  std::vector<llvm::StringRef> words = {
      "env",           base, "CCACHE_NOHASHDIR=1", "cmake",           "-S",
      operand.sources, "-B", operand.folder,       "--preset=release"};
  llvm::append_range(words, operand.settings);
  if (llvm::Error error = run(words, "configure " + operand.what))
    return error;
  return run({"env", base, "CCACHE_NOHASHDIR=1", "ninja", "-C", operand.folder,
              "padlab-bench"},
             "build padlab-bench of " + operand.what, operand.what);
}

/// Writes a script that enters the root and runs padlab-bench in it, and makes
/// the script the operand's tool. The folder of the state is visible in the
/// root, too. Then builds padlab-bench in the root.
llvm::Error Builder::enterRoot(Operand &operand) {
  operand.side.tool =
      joinPath(stateDir, "builds/" + operand.name + "-padlab-bench");
  std::string enter = "#!/bin/sh\nexec";
  for (const std::string &word :
       {operand.sources + "/padlab", std::string("root"), "--bind=" + stateDir,
        operand.root, std::string("bench")})
    enter += ' ' + quoteForShell(word);
  if (llvm::Error error =
          writeFileAtomically(operand.side.tool, enter + " \"$@\"\n"))
    return error;
  if (std::error_code error =
          fs::setPermissions(operand.side.tool, fs::all_read | fs::all_exe))
    return llvm::createStringError(operand.side.tool +
                                   ": error: " + error.message());
  return run({operand.sources + "/padlab", "root", "--bind=" + stateDir,
              operand.root, "bench", "--list-suites"},
             "build padlab-bench in the " + operand.what, operand.what);
}

/// Builds the operand's tool. Revisions share a folder of sources and, for each
/// LLVM, one of objects, so that only files that differ are compiled; the tool
/// of each revision is kept.
llvm::Error Builder::build(Operand &operand) {
  std::string kept =
      joinPath(stateDir, "builds/" + operand.name + "-padlab-bench");
  log = joinPath(stateDir, "builds/" + operand.name + ".log");
  operand.side.tool = joinPath(operand.folder, "bin/padlab-bench");
  if (!operand.commit.empty() && fs::can_execute(kept)) {
    operand.side.tool = kept;
    return llvm::Error::success();
  }
  llvm::errs() << "building padlab-bench of " << operand.what << ", log in "
               << log << '\n';
  if (!operand.root.empty())
    return enterRoot(operand);
  if (!operand.commit.empty())
    if (llvm::Error error = checkOut(operand))
      return error;
  if (llvm::Error error = compile(operand))
    return error;
  if (operand.commit.empty())
    return llvm::Error::success();
  std::error_code error = fs::copy_file(operand.side.tool, kept + ".part");
  if (!error)
    error = fs::setPermissions(kept + ".part",
                               fs::all_read | fs::owner_write | fs::all_exe);
  if (!error)
    error = fs::rename(kept + ".part", kept);
  if (error)
    return llvm::createStringError(kept + ": error: " + error.message());
  operand.side.tool = kept;
  return llvm::Error::success();
}

llvm::Expected<Operand> Builder::findRevision(llvm::StringRef revision) {
  if (llvm::Error error = findSources())
    return std::move(error);
  llvm::Expected<ChosenLLVM> chosen = findChosenLLVM();
  if (!chosen)
    return chosen.takeError();
  log = joinPath(stateDir, "builds/revision.log");
  std::string commit = (revision + "^{commit}").str();
  auto name = ask({"git", "rev-parse", "--verify", "--short=12", commit},
                  "find the revision '" + revision + "'");
  if (!name)
    return name.takeError();
  auto changes = ask({"git", "status", "--porcelain", "--untracked-files=no"},
                     "ask for changes");
  if (!changes)
    return changes.takeError();
  if (!changes->empty())
    llvm::errs() << "padlab-bench: warning: git:" << revision
                 << " is what was committed; the working tree has changes\n";
  return Operand{{},
                 *name,
                 joinPath(stateDir, "worktree"),
                 joinPath(stateDir, "builds/revisions" + chosen->suffix),
                 chosen->settings,
                 *name,
                 *name + chosen->suffix,
                 ""};
}

llvm::Expected<Operand> Builder::findLLVM(llvm::StringRef mlirDir) {
  if (!fs::exists(joinPath(mlirDir, "MLIRConfig.cmake")))
    return llvm::createStringError(
        mlirDir + ": error: has no MLIRConfig.cmake: it is no MLIR_DIR");
  if (llvm::Error error = findSources())
    return std::move(error);
  std::string name = makeName(mlirDir);
  return Operand{{},
                 "LLVM " + mlirDir.str(),
                 sources,
                 joinPath(stateDir, "builds/" + name),
                 {"-DMLIR_DIR=" + mlirDir.str()},
                 "",
                 name,
                 ""};
}

llvm::Expected<Operand> Builder::findRoot(llvm::StringRef name) {
  if (name != "trunk" && (name.empty() || !llvm::all_of(name, llvm::isDigit)))
    return llvm::createStringError(
        "root:" + name + ": error: is neither trunk nor the number of an LLVM");
  if (llvm::Error error = findSources())
    return std::move(error);
  return Operand{{}, "root " + name.str(), sources,   "", {},
                 "", "root-" + name.str(), name.str()};
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

static llvm::Expected<Operand> findOperand(llvm::StringRef text,
                                           Builder &builder) {
  if (text.consume_front("git:"))
    return builder.findRevision(text);
  if (text.consume_front("llvm:"))
    return builder.findLLVM(text);
  if (text.consume_front("root:"))
    return builder.findRoot(text);
  Operand operand;
  if (fs::is_directory(text)) {
    llvm::Expected<std::vector<ResultFile>> runs = readHistory(text);
    if (!runs)
      return runs.takeError();
    operand.side.runs = std::move(*runs);
    return std::move(operand);
  }
  if (!text.ends_with(".json") && fs::can_execute(text)) {
    operand.side.tool = text.str();
    return std::move(operand);
  }
  llvm::Expected<ResultFile> run = readResults(text);
  if (!run)
    return run.takeError();
  operand.side.runs.push_back(std::move(*run));
  return std::move(operand);
}

llvm::Expected<std::array<Side, 2>>
padlab::findSides(llvm::StringRef a, llvm::StringRef b,
                  llvm::StringRef stateDir) {
  llvm::SmallString<128> state(stateDir);
  fs::make_absolute(state);
  Builder builder(state);
  // Errors in the operands are reported before anything is built.
  llvm::Expected<Operand> first = findOperand(a, builder);
  if (!first)
    return first.takeError();
  llvm::Expected<Operand> second = findOperand(b, builder);
  if (!second)
    return second.takeError();
  if (first->hasResults() != second->hasResults())
    return llvm::createStringError(
        "result files cannot be compared with a build, whose runs would be of "
        "another time: give two builds or two files");
  for (Operand *operand : {&*first, &*second})
    if (operand->isBuilt())
      if (llvm::Error error = builder.build(*operand))
        return std::move(error);
  return std::array<Side, 2>{std::move(first->side), std::move(second->side)};
}
