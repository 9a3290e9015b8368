//===- Releases.h - other LLVMs whose tools are at hand -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A release is an LLVM whose `mlir-opt`, `mlir-runner` and `mlir-translate`
/// run here. Those of Debian's suites are unpacked, without root and beside
/// what is installed; anybody's own build or installation is used where it
/// lies; and the LLVM that padlab was built with is always there.
///
/// The store is a folder, a folder a release:
///
/// | path                | what                                               |
/// |---------------------|----------------------------------------------------|
/// | `NAME/release.json` | `Release`                                          |
/// | `NAME/bin`          | the tools, by the names of today                   |
/// | `NAME/lib`          | the libraries that `mlir-runner` loads             |
/// | `NAME/root`         | of packages: what they contain                     |
///
/// `NAME` appears by one rename, when it works; who writes holds a lock.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_RELEASES_H
#define PADLAB_FUZZ_RELEASES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <functional>
#include <string>
#include <vector>

namespace padlab {

/// The environment's variable that names an installed LLVM to build with, as
/// `./padlab` takes it; empty is none.
inline constexpr llvm::StringLiteral llvmVariable = "PADLAB_LLVM_DIR";

struct Release {
  std::string name; ///< `19`, `trunk`, or what somebody called his build.
  /// `installed`: what padlab was built with; `packages`; `tree`: somebody's
  /// own.
  std::string kind;
  std::string version; ///< From `mlir-opt --version`: `19.1.7`.
  std::string build;   ///< The same: `Optimized build with assertions.`
  unsigned major = 0;
  bool hasAssertions = false;
  /// Distinguishes releases of the same name: the version of the package, or
  /// the version of a tree and when it was built.
  std::string identity;
  /// The day and the commit of a snapshot of trunk.
  std::string day, commit;
  /// The suite that packages came from, and the date of its Release file.
  std::string suite, suiteDate;
  bool suiteExpired = false;
  /// Names and versions of all packages.
  std::vector<std::pair<std::string, std::string>> packages;
  std::string tree;  ///< Folder, if it is a build tree.
  std::string added; ///< ISO 8601, UTC.

  /// Where its tools are.
  std::string tools;

  /// `19.1.7`, `trunk of 2026-10-25`, `fix (24.0.0git, assertions)`.
  std::string describe() const;
  /// Its name in records, which tell snapshots of trunk apart by their day:
  /// `19.1.7`, `trunk 2026-10-25`.
  std::string getColumn() const;
  llvm::json::Object toJSON() const;
  static Release fromJSON(const llvm::json::Object &object);
};

/// Where releases are kept unless somebody says otherwise: beside the
/// checkout's own state, for all states.
std::string getDefaultReleaseStore();

/// Returns the release that padlab was built with, named by its major version.
llvm::Expected<Release> getInstalledRelease();

/// By version, trunk next, trees last. The installed one is among them, unless
/// the store has one of its name.
std::vector<Release> listReleases(llvm::StringRef store);
/// The error is one line.
llvm::Expected<Release> findRelease(llvm::StringRef store,
                                    llvm::StringRef name);
llvm::Error removeRelease(const std::string &store, const std::string &name);

struct AddOptions {
  /// The archive; empty: the one of the machine's own configuration of apt.
  std::string mirror;
  std::string keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";
  /// Searched in this order; a suite is read when something is still missing.
  std::vector<std::string> suites = {"bookworm", "trixie", "sid",
                                     "experimental"};
  /// Gets lines of progress. `isFinal`: not replaced by the next.
  std::function<void(const std::string &line, bool isFinal)> say;
};

/// Adds releases from Debian's packages: `19`, or `trunk`, the newest snapshot.
/// One that is there already is replaced where the archive has another version.
/// Signatures are always checked; only Release files of a stable suite must not
/// have expired. After an error (one line), nothing of the release that failed
/// is left; those before it are there.
llvm::Error addPackagedReleases(const std::string &store,
                                llvm::ArrayRef<std::string> names,
                                const AddOptions &options);

/// Adds a build or an installation as `name`; `path` has `bin/mlir-opt`.
llvm::Error addTree(const std::string &store, const std::string &name,
                    const std::string &path);

} // namespace padlab

#endif // PADLAB_FUZZ_RELEASES_H
