//===- Apt.h - downloads packages from suites of Debian -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_RELEASES_APT_H
#define PADLAB_FUZZ_LIB_RELEASES_APT_H

#include "padlab/fuzz/Names.h"

#include <functional>
#include <string>
#include <vector>

namespace padlab::releases {

/// The date in the archive's signed Release file.
struct SuiteDate {
  std::string date;
  bool isStable = false, isExpired = false;
};

/// A package to download.
struct Package {
  std::string name, version, file;
  uint64_t bytes = 0;
};

/// Runs apt with its own sources, lists, cache and download folder, as for a
/// system on which no package is installed. Apt takes proxies and the like from
/// the machine's configuration, needs no root, and never accepts packages that
/// no key of `keyring` has signed. An error has one line.
class Apt {
public:
  /// `directory` is a folder that only this object uses.
  Apt(std::string directory, std::string mirror, std::string keyring)
      : directory(std::move(directory)), mirror(std::move(mirror)),
        keyring(std::move(keyring)) {}

  /// Returns the address of Debian's archive in the machine's configuration of
  /// apt.
  static Expected<std::string> findMirror();

  /// Reads the package lists of the suite, and of the suites that it builds
  /// upon. An expired Release file is accepted, except that of the stable
  /// suite.
  Error readSuite(const std::string &suite);
  Expected<SuiteDate> getDate(const std::string &suite) const;

  /// Returns the version of a package in the suite that was read last; empty if
  /// the suite does not have the package.
  Expected<std::string> findVersion(const std::string &package);
  /// Returns the names of packages that begin with `prefix`.
  Expected<std::vector<std::string>> listNames(const std::string &prefix);
  /// Returns the packages with these names and versions, and all packages that
  /// they depend on.
  Expected<std::vector<Package>>
  resolve(const std::vector<std::pair<std::string, std::string>> &wanted);
  /// Downloads the packages into `folder`. `progress` gets the number of bytes
  /// that have been downloaded so far.
  Error download(const std::vector<Package> &packages,
                 const std::string &folder,
                 const std::function<void(uint64_t)> &progress);

private:
  Error writeConfiguration();
  /// Returns the command line of an apt tool with this configuration.
  std::vector<std::string> makeCommand(const char *tool,
                                       std::vector<std::string> words) const;

  std::string directory, mirror, keyring, suite;
};

/// Reads the packages that `apt-get --print-uris` lists: `'URI' FILE BYTES
/// HASH`.
std::vector<Package> readPackages(StringRef text);

} // namespace padlab::releases

#endif // PADLAB_FUZZ_LIB_RELEASES_APT_H
