//===- Apt.cpp - downloads packages from suites of Debian -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Apt.h"

#include "../Support/RunCommand.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

#include <ctime>

using namespace padlab;
using namespace padlab::releases;

/// Makes messages independent of the user's language.
static const std::vector<std::string> environment = {"LC_ALL=C.UTF-8"};

/// Returns the suites on which `suite` builds.
static std::vector<std::string> listBases(StringRef suite) {
  if (suite == "experimental")
    return {"sid"};
  return {};
}

//===----------------------------------------------------------------------===//
// Configuration
//===----------------------------------------------------------------------===//

Expected<std::string> Apt::findMirror() {
  auto outcome = processes::runCommand({"apt-get", "update", "--print-uris"},
                                       {60, {}, environment, {}});
  if (!outcome)
    return outcome.takeError();
  // The form of a line is 'URI/dists/SUITE/InRelease' FILE BYTES. Archives of
  // security updates and of other vendors have suites with other names.
  SmallVector<StringRef> lines;
  StringRef(outcome->out).split(lines, '\n');
  for (StringRef line : lines) {
    auto [uri, rest] = line.ltrim("'").split("/dists/");
    auto [suite, file] = rest.split('/');
    if (file.starts_with("InRelease") &&
        llvm::is_contained({"bookworm", "trixie", "forky", "sid", "oldstable",
                            "stable", "testing", "unstable", "oldoldstable"},
                           suite))
      return uri.str();
  }
  return createStringError("apt's configuration names no archive of "
                           "Debian (name one with --mirror=URI)");
}

Error Apt::writeConfiguration() {
  std::string sources;
  // Accept expired lists, because mirrors of archives that change daily may
  // lag. `readSuite` refuses an expired list of the stable suite.
  std::vector<std::string> suites = listBases(suite);
  suites.push_back(suite);
  for (const std::string &name : suites)
    sources +=
        formatv("deb [signed-by={0} check-valid-until=no] {1} {2} main\n",
                keyring, mirror, name);
  // Excludes the parts of the machine's configuration that run something, pin
  // versions, or allow unsigned packages.
  std::string configuration = formatv(R"(
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
#clear Acquire::IndexTargets;
Acquire::IndexTargets::deb::Packages {{
  MetaKey "$(COMPONENT)/binary-$(ARCHITECTURE)/Packages";
  flatMetaKey "Packages";
  ShortDescription "Packages";
  Description "$(RELEASE)/$(COMPONENT) $(ARCHITECTURE) Packages";
  flatDescription "$(RELEASE) Packages";
  Optional "0";
};
Dir::Etc::SourceList "{0}/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::Etc::Preferences "/dev/null";
Dir::Etc::PreferencesParts "/dev/null";
Dir::Etc::Trusted "/dev/null";
Dir::Etc::TrustedParts "/dev/null";
Dir::State "{0}/state";
Dir::State::Lists "{0}/lists";
Dir::State::Status "{0}/status";
Dir::Cache "{0}/cache";
Dir::Cache::pkgcache "";
Dir::Cache::srcpkgcache "";
Dir::Log "{0}/log";
APT::Architectures "";
APT::Sandbox::User "root";
APT::Get::AllowUnauthenticated "false";
APT::Get::List-Cleanup "false";
APT::Install-Recommends "false";
APT::Install-Suggests "false";
APT::Update::Error-Mode "any";
Acquire::AllowInsecureRepositories "false";
Acquire::AllowWeakRepositories "false";
Acquire::AllowDowngradeToInsecureRepositories "false";
Acquire::Languages "none";
Acquire::GzipIndexes "true";
Acquire::Retries "3";
Acquire::http::Timeout "30";
Acquire::https::Timeout "30";
)",
                                      directory);
  for (const char *part :
       {"/state", "/lists/partial", "/log", "/cache/archives/partial"})
    if (std::error_code error = fs::create_directories(directory + part))
      return createStringError(directory + part +
                               " cannot be created: " + error.message());
  for (auto [name, text] : {std::make_pair("/sources.list", &sources),
                            std::make_pair("/apt.conf", &configuration)})
    if (Error error = writeFileAtomically(directory + name, *text))
      return error;
  return writeFileAtomically(directory + "/status", "");
}

std::vector<std::string>
Apt::makeCommand(const char *tool, std::vector<std::string> words) const {
  words.insert(words.begin(), {tool, "-c", directory + "/apt.conf"});
  return words;
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

Error Apt::readSuite(const std::string &name) {
  suite = name;
  if (!fs::exists(keyring))
    return createStringError("there is no keyring " + keyring);
  if (Error error = writeConfiguration())
    return error;
  auto outcome = processes::runCommand(makeCommand("apt-get", {"-q", "update"}),
                                       {0, {}, environment, {}});
  if (!outcome)
    return outcome.takeError();
  if (outcome->ok()) {
    auto date = getDate(suite);
    if (!date)
      return date.takeError();
    if (date->isStable && date->isExpired)
      return createStringError("the Release file of " + suite + " of " +
                               mirror + " has expired: it is of " + date->date);
    return Error::success();
  }
  return createStringError(
      "the suite " + suite + " of " + mirror + " cannot be read: " +
      processes::selectLine(outcome->err, {"E: ", "Err:", "W: "}));
}

/// Parses a date such as `Sat, 11 Jul 2026 10:16:37 UTC`.
static std::optional<std::time_t> readDate(const std::string &text) {
  std::tm time = {};
  if (!::strptime(text.c_str(), "%a, %d %b %Y %H:%M:%S", &time))
    return std::nullopt;
  return ::timegm(&time);
}

Expected<SuiteDate> Apt::getDate(const std::string &name) const {
  // The name of the file begins with the address of the mirror, which need not
  // be compared, because there is only one mirror.
  std::string folder = directory + "/lists", file;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error))
    if (StringRef(it->path()).ends_with("_dists_" + name + "_InRelease"))
      file = it->path();
  std::optional<std::string> text = readFile(file);
  if (!text)
    return createStringError("the suite " + name +
                             " has no signed Release file");
  SuiteDate result;
  for (StringRef line : llvm::split(StringRef(*text), '\n')) {
    if (line.consume_front("Date: "))
      result.date = line.str();
    else if (line.consume_front("Suite: "))
      result.isStable = line == "stable";
    else if (line.consume_front("Valid-Until: "))
      if (std::optional<std::time_t> end = readDate(line.str()))
        result.isExpired = *end < std::time(nullptr);
  }
  return result;
}

/// Returns the output of a command that should always succeed.
static Expected<std::string> ask(std::vector<std::string> command) {
  std::string tool = command.front();
  auto outcome =
      processes::runCommand(std::move(command), {0, {}, environment, {}});
  if (!outcome)
    return outcome.takeError();
  if (!outcome->ok())
    return createStringError(tool + ": " +
                             processes::selectLine(outcome->err, {"E: "}));
  return std::move(outcome->out);
}

Expected<std::string> Apt::findVersion(const std::string &package) {
  auto text = ask(makeCommand("apt-cache", {"madison", package}));
  if (!text)
    return text.takeError();
  // NAME | VERSION | URI SUITE/main ARCHITECTURE Packages
  SmallVector<StringRef> lines, fields;
  StringRef(*text).split(lines, '\n');
  for (StringRef line : lines) {
    fields.clear();
    line.split(fields, '|');
    if (fields.size() == 3 && fields[2].contains(" " + suite + "/"))
      return fields[1].trim().str();
  }
  return "";
}

Expected<std::vector<std::string>> Apt::listNames(const std::string &prefix) {
  auto text = ask(makeCommand("apt-cache", {"pkgnames", prefix}));
  if (!text)
    return text.takeError();
  std::vector<std::string> names;
  for (StringRef line : llvm::split(*text, '\n'))
    if (!line.empty())
      names.push_back(line.str());
  return names;
}

std::vector<Package> releases::readPackages(StringRef text) {
  std::vector<Package> packages;
  SmallVector<StringRef> words, parts;
  for (StringRef line : llvm::split(text, '\n')) {
    words.clear();
    parts.clear();
    line.split(words, ' ');
    Package package;
    if (words.size() < 3 || words[2].getAsInteger(10, package.bytes))
      continue;
    // The file is named NAME_VERSION_ARCHITECTURE.deb; `%3a` stands for the
    // colon after an epoch.
    package.file = words[1].str();
    words[1].split(parts, '_');
    if (parts.size() != 3)
      continue;
    package.name = parts[0].str();
    auto [epoch, version] = parts[1].split("%3a");
    package.version =
        version.empty() ? epoch.str() : (epoch + ":" + version).str();
    packages.push_back(std::move(package));
  }
  return packages;
}

Expected<std::vector<Package>>
Apt::resolve(const std::vector<std::pair<std::string, std::string>> &wanted) {
  std::vector<std::string> words = {"install", "-y", "-qq", "--print-uris"};
  for (const auto &[name, version] : wanted)
    words.push_back(name + "=" + version);
  auto text = ask(makeCommand("apt-get", std::move(words)));
  if (!text)
    return text.takeError();
  std::vector<Package> packages = readPackages(*text);
  if (packages.empty())
    return createStringError("apt-get names no packages for " +
                             wanted.front().first);
  return packages;
}

//===----------------------------------------------------------------------===//
// Downloads
//===----------------------------------------------------------------------===//

/// Returns the bytes of the files in a folder.
static uint64_t measureFolder(const std::string &folder) {
  uint64_t bytes = 0, size = 0;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error))
    if (!fs::file_size(it->path(), size))
      bytes += size;
  return bytes;
}

Error Apt::download(const std::vector<Package> &packages,
                    const std::string &folder,
                    const std::function<void(uint64_t)> &progress) {
  std::vector<std::string> words = {"-qq", "download"};
  for (const Package &package : packages)
    words.push_back(package.name + "=" + package.version);
  double last = 0;
  auto watch = [&] {
    double now = processes::getSeconds();
    constexpr double interval = 0.5;
    if (now - last < interval)
      return;
    last = now;
    progress(measureFolder(folder));
  };
  auto outcome = processes::runCommand(makeCommand("apt-get", std::move(words)),
                                       {0, folder, environment, watch});
  if (!outcome)
    return outcome.takeError();
  if (!outcome->ok())
    return createStringError(
        "packages cannot be downloaded: " +
        processes::selectLine(outcome->err, {"E: ", "Err:"}));
  // apt-get has checked the contents against the signed lists; only a missing
  // file must be noticed here.
  for (const Package &package : packages)
    if (!fs::exists(folder + "/" + package.file))
      return createStringError(package.file + " was not downloaded");
  return Error::success();
}
