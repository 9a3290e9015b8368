//===- Site.cpp - padlab-report site -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The site is the files of reports/site, a page of the template for each entry
/// of `pages`, and data: every query in reports/sql/site gives rows of a name
/// and a JSON value, which become `data/NAME.js`. The data are scripts, because
/// browsers do not let pages that are files fetch other files.
///
//===----------------------------------------------------------------------===//

#include "AlertFiles.h"
#include "SharedTables.h"

#include "padlab/reports/Commands.h"
#include "padlab/reports/Files.h"
#include "padlab/reports/Resources.h"
#include "padlab/reports/Store.h"

#include <cstdio>
#include <filesystem>
#include <string_view>

using namespace padlab::reports;
namespace fs = std::filesystem;

namespace {
/// A page: `NAME.html`, drawn by `pages/NAME.js` from the data that it names.
struct Page {
  const char *name;
  const char *title;
  const char *data;
  bool inMenu;
};
constexpr Page pages[] = {
    {"index", "Status", "runs findings changes accepted followed regressed",
     true},
    {"findings", "Findings", "runs findings", true},
    {"finding", "Finding", "runs findings", false},
    {"causes", "Causes", "runs causes", true},
    {"cause", "Cause", "runs causes findings", false},
    {"operations", "Operations", "runs operations", true},
    {"fuzzing", "Fuzzing", "runs fuzzing", true},
    {"padding", "Padding ratio", "runs bench", true},
    {"trends", "Trends", "runs trends", true},
    {"peers", "Peers", "runs bench", true},
    {"cpus", "CPUs", "runs bench reasons", true},
    {"memory", "Memory", "runs memory claims", true},
    {"claims", "Claims", "runs claims", true},
    {"compile", "Compile time", "runs bench", true},
    {"machines", "Machines", "runs machines", true},
    {"run", "Run", "runs findings changes", false},
    {"alerts", "Alerts", "runs changes accepted followed", true},
    {"alert", "Alert", "runs changes accepted followed", false},
};

/// A folder that contains a file of this name is a site, and may be replaced by
/// a new one.
constexpr const char *mark = "padlab-site.txt";
} // namespace

static std::string replaceAll(std::string text, std::string_view from,
                              std::string_view to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos;
       at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

static std::string renderMenu(const Page &current) {
  std::string menu;
  for (const Page &page : pages)
    if (page.inMenu)
      menu += std::string("<li><a href=\"") + page.name + ".html\"" +
              (page.name == std::string_view(current.name)
                   ? " aria-current=\"page\""
                   : "") +
              ">" + page.title + "</a></li>\n";
  return menu;
}

static std::string renderPage(const Page &page) {
  std::string scripts;
  std::string names = page.data;
  for (size_t at = 0; at < names.size();) {
    size_t end = std::min(names.find(' ', at), names.size());
    scripts += "<script defer src=\"data/" + names.substr(at, end - at) +
               ".js\"></script>\n";
    at = end + 1;
  }
  std::string text(getResource("site/page.html"));
  text = replaceAll(text, "{{title}}", page.title);
  text = replaceAll(text, "{{name}}", page.name);
  text = replaceAll(text, "{{menu}}", renderMenu(page));
  return replaceAll(text, "{{data}}", scripts);
}

/// Writes the files that do not depend on the store; returns false if one
/// cannot be written.
static bool writeStatic(const std::string &dir) {
  bool ok = writeFile(dir + "/" + mark, "Made by padlab-report site.\n");
  for (const Resource &resource : getResources("site/"))
    if (resource.path != "site/page.html")
      ok &= writeFile(dir + "/" + std::string(resource.path.substr(5)),
                      resource.text);
  for (const Page &page : pages)
    ok &= writeFile(dir + "/" + page.name + ".html", renderPage(page));
  return ok;
}

/// Writes a feed of the latest events, for feed readers.
static bool writeFeed(Database &store, const Parameters &parameters,
                      const std::string &dir) {
  std::string feed;
  store.run(getResource("sql/feed.sql"), parameters,
            [&](const Row &row) { feed.append(row.text(0)).append("\n"); });
  return writeFile(dir + "/feed.xml", feed);
}

static bool writeData(Database &store, const std::string &stateDir,
                      const std::string &dir) {
  bool ok = true;
  const Parameters parameters = {
      {":accepted", std::string(getResource("accepted.json"))},
      {":alerts", readAlertFiles(stateDir)},
      {":reasons", std::string(getResource("reasons.json"))}};
  // Reads one state of the store, even if others write meanwhile.
  store.run("BEGIN");
  makeSharedTables(store, parameters.at(":alerts"));
  for (const Resource &query : getResources("sql/site/")) {
    store.run(query.text, parameters, [&](const Row &row) {
      std::string name(row.text(0));
      std::string script = "padlab.data[\"" + name + "\"] = ";
      script.append(row.text(1)).append(";\n");
      ok &= writeFile(dir + "/data/" + name + ".js", script);
    });
  }
  ok &= writeFeed(store, parameters, dir);
  store.run("COMMIT");
  return ok;
}

/// Returns why the folder cannot be replaced by a site; empty if it can.
static std::string checkTarget(const std::string &dir) {
  std::error_code error;
  if (!fs::exists(dir, error) || fs::exists(dir + "/" + mark, error))
    return "";
  if (fs::is_directory(dir, error) && fs::is_empty(dir, error))
    return "";
  return "is there already and is no site of padlab's";
}

/// Puts the complete site `fresh` in the place of the old one; returns false if
/// that fails.
static bool replace(const std::string &fresh, const std::string &dir) {
  std::error_code error;
  std::string old = dir + ".old";
  fs::remove_all(old, error);
  if (fs::exists(dir, error))
    fs::rename(dir, old, error);
  fs::rename(fresh, dir, error);
  if (error)
    return false;
  fs::remove_all(old, error);
  return true;
}

int padlab::reports::runSite(const Arguments &arguments) {
  std::string stateDir = arguments.getStateDir();
  std::string dir = arguments.get("o", stateDir + "/site");
  while (dir.size() > 1 && dir.back() == '/')
    dir.pop_back();
  std::string wrong = checkTarget(dir);
  if (!wrong.empty())
    return fail(dir, wrong);
  std::string path = getStorePath(stateDir);
  std::unique_ptr<Database> store = openForReading(path);
  if (store->failed())
    return fail(path, store->getError());

  std::string fresh = dir + ".new";
  std::error_code ignored;
  fs::remove_all(fresh, ignored);
  bool ok = writeStatic(fresh) && writeData(*store, stateDir, fresh);
  if (ok && !store->failed())
    ok = replace(fresh, dir);
  fs::remove_all(fresh, ignored);
  if (store->failed())
    return fail(path, store->getError());
  if (!ok)
    return fail(dir, "cannot be written");
  std::printf("%s/index.html\n", dir.c_str());
  return exitDone;
}
