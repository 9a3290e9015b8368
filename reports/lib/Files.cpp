//===- Files.cpp - whole files -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Files.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace fs = std::filesystem;

std::optional<std::string> padlab::reports::readFile(const std::string &path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored))
    return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  if (!in)
    return std::nullopt;
  return text.str();
}

bool padlab::reports::writeFile(const std::string &path,
                                std::string_view text) {
  std::error_code ignored;
  fs::path parent = fs::path(path).parent_path();
  if (!parent.empty())
    fs::create_directories(parent, ignored);
  std::string temporary = path + ".tmp";
  {
    std::ofstream out(temporary, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (out && std::rename(temporary.c_str(), path.c_str()) == 0)
      return true;
  }
  fs::remove(temporary, ignored);
  return false;
}
