//===- Releases.h - other LLVMs whose tools are at hand -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A release is an LLVM whose `mlir-opt`, `mlir-runner` and `mlir-translate`
/// run here. Releases from Debian's suites are unpacked into a folder, without
/// root and separately from installed packages. A build or an installation of
/// the user is used in its own place, without a copy. The LLVM that padlab was
/// built with is always available.
///
/// The store is a folder with a folder per release:
///
/// | path                | what                                               |
/// |---------------------|----------------------------------------------------|
/// | `NAME/release.json` | `Release`                                          |
/// | `NAME/bin`          | the tools; of packages by the names of today       |
/// | `NAME/lib`          | the libraries that `mlir-runner` loads             |
/// | `NAME/root`         | only for packages: the files that they contain     |
///
/// A process checks the release first, and then creates `NAME` by one rename.
/// Processes that write to the store hold a lock.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_RELEASES_H
#define PADLAB_FUZZ_RELEASES_H

#include "padlab/fuzz/Names.h"

#include "llvm/Support/JSON.h"

#include <functional>
#include <string>
#include <vector>

namespace padlab {

/// The environment variable that names an installed LLVM to build with, as in
/// `./padlab`; empty counts as unset.
inline constexpr StringLiteral llvmVariable = "PADLAB_LLVM_DIR";

struct Release {
  std::string name; ///< `19`, `trunk`, or the name of a build.
  /// `installed`: the LLVM that padlab was built with; `packages`: downloaded
  /// packages; `tree`: a build or an installation of the user.
  std::string kind;
  std::string version; ///< From `mlir-opt --version`: `19.1.7`.
  std::string build; ///< From the same text: `Optimized build with assertions.`
  unsigned major = 0;
  bool hasAssertions = false;
  /// Distinguishes releases of the same name: the version of the package, or
  /// the version of a tree and when it was built. An installed LLVM that is
  /// from no package counts as a tree.
  std::string identity;
  /// The day and the commit of a snapshot of trunk.
  std::string day, commit;
  /// The suite of the packages, and the date of its Release file.
  std::string suite, suiteDate;
  bool suiteExpired = false;
  /// Names and versions of all packages.
  std::vector<std::pair<std::string, std::string>> packages;
  std::string tree;  ///< The folder of a build tree, else empty.
  std::string added; ///< ISO 8601, UTC.

  /// The folder with the release's tools.
  std::string tools;

  /// Describes the release: `19.1.7`, `trunk of 2026-10-25`, `fix (24.0.0git,
  /// assertions)`.
  std::string describe() const;
  /// Returns the name of the release in records of the catalogue, which
  /// distinguish snapshots of trunk by their day: `19.1.7`, `trunk 2026-10-25`.
  std::string getColumn() const;
  json::Object toJSON() const;
  static Release fromJSON(const json::Object &object);
};

/// Returns the default folder of the store, which is in the checkout's default
/// state, and which all states share.
std::string getDefaultReleaseStore();

/// Returns the release that padlab was built with, named by its major version.
Expected<Release> getInstalledRelease();

/// Lists releases by version, then trunk, then trees. The installed LLVM is
/// included, unless the store has a release of the same name. Releases that
/// cannot be read, and trees whose `mlir-opt` does not run, are left out.
std::vector<Release> listReleases(StringRef store);
/// Returns the release of that name. Fails with an error of one line.
Expected<Release> findRelease(StringRef store, StringRef name);
Error removeRelease(const std::string &store, const std::string &name);

struct AddOptions {
  /// The address of the archive; if empty, the one that apt uses here.
  std::string mirror;
  std::string keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";
  /// The suites, in the order in which they are searched. A suite is read only
  /// if the suites before it lack something that is needed.
  std::vector<std::string> suites = {"bookworm", "trixie", "sid",
                                     "experimental"};
  /// Called with lines of progress. The next line replaces one that is not
  /// `isFinal`.
  std::function<void(const std::string &line, bool isFinal)> say;
};

/// Adds releases from Debian's packages: `19`, or `trunk` for the newest
/// snapshot. An existing release is replaced if the archive has another
/// version. Signatures are always checked. The archive's Release files may have
/// expired, except that of the stable suite. If adding a release fails (with an
/// error of one line), nothing of this release is left, and those added before
/// are kept.
Error addPackagedReleases(const std::string &store, ArrayRef<std::string> names,
                          const AddOptions &options);

/// Adds a build or an installation as `name`; `path` has `bin/mlir-opt`.
Error addTree(const std::string &store, const std::string &name,
              const std::string &path);

} // namespace padlab

#endif // PADLAB_FUZZ_RELEASES_H
