//===- Resources.cpp - the files inside the tool -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Resources.h"

using namespace padlab::reports;

// getResources() itself is generated: cmake/PadlabEmbed.cmake.

std::string_view padlab::reports::getResource(std::string_view path) {
  for (const Resource &resource : getResources())
    if (resource.path == path)
      return resource.text;
  return {};
}

std::vector<Resource> padlab::reports::getResources(std::string_view prefix) {
  std::vector<Resource> found;
  for (const Resource &resource : getResources())
    if (resource.path.substr(0, prefix.size()) == prefix)
      found.push_back(resource);
  return found;
}
