//===- AddPackages.cpp - a release from Debian's packages -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Apt.h"
#include "Tools.h"

#include "../Support/RunCommand.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace padlab;
using namespace padlab::releases;
namespace path = llvm::sys::path;

/// The tools that a release keeps: the name of each today, and its name in
/// older releases.
static const std::pair<const char *, const char *> keptTools[] = {
    {"mlir-opt", "mlir-opt"},
    {"mlir-runner", "mlir-cpu-runner"},
    {"mlir-translate", "mlir-translate"}};

static std::string formatMegabytes(uint64_t bytes) {
  return formatv("{0:F1} MB", static_cast<double>(bytes) / 1e6);
}

//===----------------------------------------------------------------------===//
// Finding a release in a suite
//===----------------------------------------------------------------------===//

namespace {

/// A release in a suite: the number in its package names, and the version of
/// these packages.
struct Source {
  std::string number, version;
};

class Packager {
public:
  Packager(const Workshop &workshop, const AddOptions &options,
           std::string mirror)
      : workshop(workshop), options(options),
        apt(workshop.getDirectory() + "/apt", std::move(mirror),
            options.keyring) {}

  /// Adds those releases of `names` that `suite` has, and removes their names
  /// from `names`.
  Error addFrom(const std::string &suite, std::vector<std::string> &names,
                const std::string &store);

private:
  /// Finds a release in the suite that was read last; returns nullopt if the
  /// suite does not have it.
  Expected<std::optional<Source>> find(const std::string &name);
  Error add(const std::string &name, const Source &source,
            const std::string &suite);
  Error unpack(const std::vector<Package> &packages, const std::string &debs,
               const std::string &root);
  void say(const std::string &line, bool isFinal) {
    if (options.say)
      options.say(line, isFinal);
  }

  const Workshop &workshop;
  const AddOptions &options;
  Apt apt;
};

} // namespace

/// Returns the release's number in the name `mlir-24-tools`; 0 for other names.
static unsigned readNumber(StringRef package) {
  unsigned number = 0;
  if (!package.consume_front("mlir-") || !package.consume_back("-tools") ||
      package.getAsInteger(10, number))
    return 0;
  return number;
}

Expected<std::optional<Source>> Packager::find(const std::string &name) {
  Source source;
  source.number = name;
  if (name == "trunk") {
    auto names = apt.listNames("mlir-");
    if (!names)
      return names.takeError();
    unsigned newest = 0;
    for (const std::string &package : *names) {
      auto version = apt.findVersion(package);
      if (!version)
        return version.takeError();
      // Only versions of snapshots have this mark; the day of the snapshot
      // follows it.
      if (version->find("~++") != std::string::npos)
        newest = std::max(newest, readNumber(package));
    }
    if (!newest)
      return std::nullopt;
    source.number = std::to_string(newest);
  }
  auto version = apt.findVersion("mlir-" + source.number + "-tools");
  if (!version)
    return version.takeError();
  source.version = *version;
  if (source.version.empty())
    return std::nullopt;
  return source;
}

Error Packager::addFrom(const std::string &suite,
                        std::vector<std::string> &names,
                        const std::string &store) {
  say("reading the lists of " + suite, true);
  if (Error error = apt.readSuite(suite))
    return error;
  std::vector<std::string> missing;
  for (const std::string &name : names) {
    auto source = find(name);
    if (!source)
      return source.takeError();
    if (!*source) {
      missing.push_back(name);
      continue;
    }
    std::string version = (*source)->version;
    if (auto there = findRelease(store, name);
        there && there->kind == "packages" && there->identity == version) {
      say(name + ": " + version + " is there already", true);
      continue;
    } else if (!there) {
      llvm::consumeError(there.takeError());
    }
    if (Error error = add(name, **source, suite))
      return createStringError(name + ": " + llvm::toString(std::move(error)));
  }
  names = std::move(missing);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Adding one release
//===----------------------------------------------------------------------===//

static Error failOn(const Twine &path, std::error_code error) {
  return createStringError(path + ": " + error.message());
}

/// Returns the files below `root` whose name satisfies `wanted`.
static std::vector<std::string>
findFiles(const std::string &root, llvm::function_ref<bool(StringRef)> wanted) {
  std::vector<std::string> found;
  std::error_code error;
  for (fs::recursive_directory_iterator it(root, error, false), end;
       it != end && !error; it.increment(error))
    if (it->type() == fs::file_type::regular_file &&
        wanted(path::filename(it->path())))
      found.push_back(it->path());
  llvm::sort(found);
  return found;
}

/// Returns the path of `file`, which is below `folder`, relative to `folder`.
static std::string getRelative(StringRef file, StringRef folder) {
  return file.substr(folder.size() + 1).str();
}

/// Makes the folders `bin` and `lib` next to `root`. The packages are only
/// unpacked, not installed. So each tool is started by a script that uses the
/// loader and the libraries of the packages.
static Error makeWrappers(const std::string &folder) {
  std::string root = folder + "/root";
  std::vector<std::string> loaders = findFiles(root, [](StringRef name) {
    return name.starts_with("ld-linux") && name.contains(".so.");
  });
  if (loaders.empty())
    return createStringError("the packages have no loader");
  std::set<std::string> directories;
  for (const std::string &library : findFiles(root, [](StringRef name) {
         return name.starts_with("lib") && name.contains(".so");
       }))
    directories.insert("$HERE/" +
                       getRelative(path::parent_path(library), folder));
  for (const char *part : {"/bin", "/lib"})
    if (std::error_code error = fs::create_directory(folder + part))
      return failOn(folder + part, error);
  for (const auto &kept : keptTools) {
    std::string name = kept.first;
    std::vector<std::string> tools;
    for (StringRef spelling : {kept.first, kept.second})
      if (tools.empty())
        tools =
            findFiles(root, [&](StringRef file) { return file == spelling; });
    if (tools.empty())
      return createStringError("the packages have no " + name);
    std::string script = formatv(
        "#!/bin/sh\n"
        "HERE=$(dirname \"$(readlink -f \"$0\")\")/..\n"
        "exec \"$HERE/{0}\" --library-path \"{1}\" "
        "\"$HERE/{2}\" \"$@\"\n",
        getRelative(loaders.front(), folder), llvm::join(directories, ":"),
        getRelative(tools.front(), folder));
    std::string wrapper = folder + "/bin/" + name;
    if (Error error = writeFileAtomically(wrapper, script))
      return error;
    if (std::error_code error =
            fs::setPermissions(wrapper, static_cast<fs::perms>(0755)))
      return failOn(wrapper, error);
  }
  // padlab uses libraries such as libmlir_c_runner_utils.so.19.1 by a name
  // without a version.
  for (const std::string &library : findFiles(root, [](StringRef name) {
         return name.starts_with("libmlir_") && name.contains("_utils.so");
       })) {
    StringRef name = path::filename(library);
    std::string link =
        folder + "/lib/" + name.substr(0, name.find(".so")).str() + ".so";
    std::error_code error =
        fs::create_link("../" + getRelative(library, folder), link);
    if (error && error != std::errc::file_exists)
      return failOn(link, error);
  }
  return Error::success();
}

/// Removes the tools that are not kept: they are half of the unpacked files.
static void removeOtherTools(const std::string &root) {
  for (const std::string &tool : findFiles(root, [](StringRef name) {
         return llvm::none_of(keptTools, [&](auto kept) {
           return name == kept.first || name == kept.second;
         });
       }))
    if (path::filename(path::parent_path(tool)) == "bin")
      fs::remove(tool);
}

Error Packager::unpack(const std::vector<Package> &packages,
                       const std::string &debs, const std::string &root) {
  for (const Package &package : packages) {
    std::string deb = debs + "/" + package.file;
    auto outcome = processes::runCommand({"dpkg", "-x", deb, root});
    if (!outcome)
      return outcome.takeError();
    if (!outcome->ok())
      return createStringError(
          package.file + " cannot be unpacked: " +
          processes::selectLine(outcome->err, {"error", "cannot"}));
    fs::remove(deb);
  }
  removeOtherTools(root);
  return Error::success();
}

/// Checks whether the disk has room to unpack packages of `bytes` bytes, which
/// take about five times as much when unpacked.
static Error checkSpace(const std::string &folder, uint64_t bytes) {
  llvm::ErrorOr<fs::space_info> space = fs::disk_space(folder);
  if (!space || space->available >= bytes * 6)
    return Error::success();
  return createStringError(
      folder + " has " + formatMegabytes(space->available) +
      " of free disk space, but unpacking needs " + formatMegabytes(bytes * 6));
}

Error Packager::add(const std::string &name, const Source &source,
                    const std::string &suite) {
  auto packages =
      apt.resolve({{"mlir-" + source.number + "-tools", source.version},
                   {"libmlir-" + source.number, source.version}});
  if (!packages)
    return packages.takeError();
  uint64_t total = 0;
  for (const Package &package : *packages)
    total += package.bytes;
  std::string folder = workshop.getDirectory() + "/" + name;
  std::string debs = workshop.getDirectory() + "/packages";
  if (Error error = checkSpace(workshop.getDirectory(), total))
    return error;
  for (const std::string &part : {debs, folder + "/root"})
    if (std::error_code error = fs::create_directories(part))
      return failOn(part, error);
  std::string what = formatv("{0}: {1} of {2}, {3} packages", name,
                             source.version, suite, packages->size());
  auto progress = [&](uint64_t bytes) {
    say(what + ": " + formatMegabytes(bytes) + " of " + formatMegabytes(total),
        false);
  };
  if (Error error = apt.download(*packages, debs, progress))
    return error;
  say(what + ": " + formatMegabytes(total) + ", unpacking", true);
  if (Error error = unpack(*packages, debs, folder + "/root"))
    return error;
  if (Error error = makeWrappers(folder))
    return error;

  Release release;
  release.name = name;
  release.kind = "packages";
  release.identity = source.version;
  release.tools = folder + "/bin";
  release.suite = suite;
  auto date = apt.getDate(suite);
  if (!date)
    return date.takeError();
  release.suiteDate = date->date;
  release.suiteExpired = date->isExpired;
  for (const Package &package : *packages)
    release.packages.emplace_back(package.name, package.version);
  release.added = getTimestamp();
  readSnapshot(release);
  if (Error error = askVersion(release))
    return error;
  if (Error error = writeRelease(folder, release))
    return error;
  if (Error error = workshop.publish(name))
    return error;
  say(name + ": " + release.describe() + " is ready", true);
  // If `publish` replaced another release, it has moved this release to
  // `folder`.
  fs::remove_directories(folder);
  return Error::success();
}

Error padlab::addPackagedReleases(const std::string &store,
                                  ArrayRef<std::string> names,
                                  const AddOptions &options) {
  for (const std::string &name : names)
    if (!isPackageName(name))
      return createStringError(
          "'" + name +
          "' is not a release: expected a number, trunk, or NAME=PATH");
  Workshop workshop(store, [&] {
    if (options.say)
      options.say("waiting for another process that adds or removes releases",
                  true);
  });
  if (Error error = workshop.takeError())
    return error;
  std::string mirror = options.mirror;
  if (mirror.empty()) {
    auto found = Apt::findMirror();
    if (!found)
      return found.takeError();
    mirror = *found;
  }
  Packager packager(workshop, options, mirror);
  std::vector<std::string> missing = names.vec();
  for (const std::string &suite : options.suites) {
    if (missing.empty())
      break;
    if (Error error = packager.addFrom(suite, missing, store))
      return error;
  }
  if (missing.empty())
    return Error::success();
  return createStringError("no suite has " + llvm::join(missing, ", ") + " (" +
                           llvm::join(options.suites, ", ") + ")");
}
