//===- Guards.cpp - fewer guards ------------------------------ -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "padlab/codegen/Guards.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mlir;
using namespace padlab;

static std::vector<std::string> listGuards(func::FuncOp entry) {
  auto text = entry->getAttrOfType<StringAttr>(attrs::guards);
  if (!text)
    return {};
  std::set<std::string> names;
  if (text.getValue() == "all")
    for (const Guard &guard : getGuards())
      names.insert(guard.cause.str());
  else
    for (llvm::StringRef name : llvm::split(text.getValue(), ','))
      names.insert(name.str());
  return {names.begin(), names.end()};
}

void padlab::offerGuards(func::FuncOp entry, Edits &edits) {
  // The list is shared, so that one edit does not change the positions of the
  // others.
  auto remaining =
      std::make_shared<std::vector<std::string>>(listGuards(entry));
  for (size_t i = 0; i < remaining->size(); ++i)
    edits.push_back([=]() mutable {
      (*remaining)[i].clear();
      std::string text;
      for (const std::string &name : *remaining)
        text += (text.empty() || name.empty() ? "" : ",") + name;
      if (text.empty())
        entry->removeAttr(attrs::guards);
      else
        entry->setAttr(attrs::guards,
                       StringAttr::get(entry.getContext(), text));
    });
}
